import type { Diagnostic } from "../../diagnostics/diagnostic";
import { problem } from "../../diagnostics/problem";
import { placeIn, type SpecDocument } from "../../spec/spec-document";
import type { Resolution, Rule } from "../resolution";
import { membersOf } from "../topology";

/** A Topology that makes no pair, or names a hub it has no use for, is not what its author meant. */
export const topologyShape: Rule = function* ({ documents, fleet, pairs }) {
  const makers = new Set(pairs.map(({ topology }) => topology));
  for (const topology of documents.Topology) {
    const wrong = [...hubProblems(topology), ...memberProblems(topology, fleet)];
    yield* wrong;
    const isKnown = (topology.value.spec.clusters ?? []).every((name) => fleet.clusters.has(name));
    if (wrong.length === 0 && isKnown && !makers.has(topology)) yield noPairs(topology, fleet);
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
  const { clusters: listed, clusterSelector } = topology.value.spec;
  if (listed === undefined && clusterSelector === undefined) {
    const what = `topology "${topology.name}" has no members`;
    yield problem("topology-shape", placeIn(topology, ["spec"], "key"), {
      what,
      help: "list them with clusters, or select them with clusterSelector",
    });
  }
  for (const [index, name] of (listed ?? []).entries()) {
    if (listed?.indexOf(name) === index || !clusters.has(name)) continue;
    const what = `"${name}" is listed twice in topology "${topology.name}"`;
    yield problem("topology-shape", placeIn(topology, ["spec", "clusters", index]), {
      what,
      help: "remove one of the two",
    });
  }
}

function noPairs(topology: SpecDocument<"Topology">, { clusters }: Resolution["fleet"]): Diagnostic {
  const { shape, hub, clusters: listed } = topology.value.spec;
  const members = membersOf(topology, clusters).filter((name) => shape !== "Hub" || name !== hub);
  const found = members.length === 0 ? "nobody" : members.join(", ");
  const facts = {
    what: `topology "${topology.name}" makes no peering: it has ${found} to peer`,
    help: "add clusters, mend the selector, or exclude fewer pairs",
  };
  return problem(
    "topology-shape",
    placeIn(topology, ["spec", listed === undefined ? "clusterSelector" : "clusters"], "key"),
    facts,
  );
}
