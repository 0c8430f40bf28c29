import type { Fleet } from "../model/fleet";
import { markupMark } from "./file-text";
import type { ClusterLeaves } from "./plan";
import { shellWord } from "./shell-word";

/** What a person reads who opens the output folder. */
export function readme(fleet: Fleet, clusters: readonly ClusterLeaves<unknown>[]): string {
  const { settings } = fleet;
  const rows = clusters.map(
    ({ cluster, peerings }) =>
      `| [${cluster.name}](clusters/${cluster.name}) | ${cluster.liqo.version.text} | ${remoteWords(peerings)} |`,
  );
  return [
    markupMark,
    "",
    `# Fleet ${settings.name}: manifests`,
    "",
    "`peerage synth` made this folder from the specs. Commit it; a change here is lost at the next run.",
    "",
    "![Who consumes from whom](topology.svg)",
    "",
    "| cluster | Liqo | peered with |",
    "| --- | --- | --- |",
    ...rows,
    "",
    "Each cluster has a folder that Argo CD, Flux or kubectl can apply as it is:",
    "",
    "```bash",
    ...clusters.slice(0, 3).map(({ cluster }) => applyCommand(cluster)),
    "```",
    "",
    "Inside, `peerings/<remote>/` holds one folder for each phase, in the order in which they are applied: `tenant` (the namespace),",
    "`net` (the tunnel), `auth` (who may come in), `offloading` (what is asked for). `namespaces/` holds the namespaces whose pods may",
    "run elsewhere. `index.json` lists every file and what it declares; the next run removes what it listed and nothing else.",
    ...secretWords(fleet),
    "",
  ].join("\n");
}

/** Names, as long as they fit on a line. */
function remoteWords(peerings: ClusterLeaves<unknown>["peerings"]): string {
  return peerings.length > 8 ? `${peerings.length} clusters` : peerings.map(({ remote }) => remote).join(", ");
}

function applyCommand({ name, access }: ClusterLeaves<unknown>["cluster"]): string {
  return `kubectl --context ${shellWord(access.context)} apply --server-side -k clusters/${name}`;
}

function secretWords({ settings: { secrets } }: Fleet): readonly string[] {
  const byController = [
    ...(secrets.keys === "Controller" ? ["public keys are exchanged"] : []),
    ...(secrets.identities === "Controller" ? ["identities are issued"] : []),
  ];
  const plain = Object.values(secrets).includes("Plain");
  return [
    ...(byController.length === 0
      ? []
      : [
          "",
          `With secrets in mode Controller, ${byController.join(" and ")} at run time by Peerage's controller. This release does not`,
          "bring the controller yet: until it does, peerings come up with `secrets: { mode: Plain }`, or with keys and identities put in by hand.",
        ]),
    ...(plain
      ? [
          "",
          "**This folder holds private keys in plain text**, because the Fleet asks for mode Plain. Whoever reads it can join the fleet.",
        ]
      : []),
  ];
}
