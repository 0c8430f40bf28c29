import type { Diagnostic } from "../../diagnostics/diagnostic";
import { problem } from "../../diagnostics/problem";
import { placeIn, type SpecDocument } from "../../spec/spec-document";
import type { Resolution, Rule } from "../resolution";
import { membersOf } from "../topology";

/** A Topology that makes no pair, or names a hub it has no use for, is not what its author meant. */
export const topologyShape: Rule = function* ({ documents, fleet }) {
  for (const topology of documents.Topology) {
    yield* hubProblems(topology);
    yield* memberProblems(topology, fleet);
  }
};

function* hubProblems(topology: SpecDocument<"Topology">): Iterable<Diagnostic> {
  const { shape, hub, hubRole } = topology.value.spec;
  if (shape === "Hub" && hub === undefined) {
    const facts = {
      what: `topology "${topology.name}" is a Hub without a hub`,
      help: "name the cluster in the middle: `hub: rome`",
    };
    yield problem("topology-shape", placeIn(topology, ["spec", "shape"]), facts);
  }
  const key = hub !== undefined ? "hub" : "hubRole";
  if (shape !== "Hub" && (hub ?? hubRole) !== undefined) {
    const facts = { what: `${key} means nothing in a ${shape}`, help: `remove ${key}, or use \`shape: Hub\`` };
    yield problem("topology-shape", placeIn(topology, ["spec", key], "key"), facts);
  }
}

function* memberProblems(topology: SpecDocument<"Topology">, { clusters }: Resolution["fleet"]): Iterable<Diagnostic> {
  const { shape, hub, clusters: listed, clusterSelector } = topology.value.spec;
  const labels = new Map([...clusters].map(([name, cluster]) => [name, cluster.labels]));
  if (listed === undefined && clusterSelector === undefined) {
    const facts = {
      what: `topology "${topology.name}" has no members`,
      help: "list them with clusters, or select them with clusterSelector",
    };
    yield problem("topology-shape", placeIn(topology, ["spec"], "key"), facts);
    return;
  }
  if (listed?.some((name) => !clusters.has(name)) === true) return;
  const members = membersOf(topology, labels).filter((name) => shape !== "Hub" || name !== hub);
  const needed = shape === "Hub" ? 1 : 2;
  if (members.length >= needed) return;
  const found = members.length === 0 ? "nobody" : `only ${members.join(", ")}`;
  const facts = {
    what: `topology "${topology.name}" makes no peering: it has ${found} to peer`,
    help: "add clusters, or mend the selector",
  };
  yield problem(
    "topology-shape",
    placeIn(topology, ["spec", listed === undefined ? "clusterSelector" : "clusters"], "key"),
    facts,
  );
}
