import { phases } from "../../model/tree-index";
import { flawOfName, flawOfPath } from "./safe-path";
import { listOf, mapping, oneOf, optional, text } from "./shape";

const head = { apiVersion: oneOf("peerage.dev/v1alpha1") };

const file = mapping({
  path: text(flawOfPath),
  digest: text(),
  peering: optional(text()),
  phase: optional(oneOf(...phases)),
  objects: optional(listOf(text())),
});

const peering = mapping({
  name: text(),
  remote: text(),
  remoteID: optional(text()),
  namespace: optional(text()),
  directions: listOf(mapping({ consumer: text(), provider: text(), state: text() })),
});

/** What index.json must look like to be believed. */
export const treeIndexShape = mapping({
  ...head,
  kind: oneOf("Index"),
  fleet: text(),
  digest: text(),
  clusters: listOf(text(flawOfName)),
  files: listOf(file),
});

/** What clusters/<name>/index.json must look like to be believed. */
export const clusterIndexShape = mapping({
  ...head,
  kind: oneOf("ClusterIndex"),
  cluster: text(),
  clusterID: optional(text()),
  context: optional(text()),
  peerings: listOf(peering),
  files: listOf(file),
});
