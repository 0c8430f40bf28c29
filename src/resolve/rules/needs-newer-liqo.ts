import type { Diagnostic } from "../../diagnostics/diagnostic";
import { problem } from "../../diagnostics/problem";
import { type Cluster, fieldOf } from "../../model/cluster";
import { originOf } from "../../model/layers";
import type { Peering } from "../../model/peering";
import type { Rule } from "../resolution";

/** An older Liqo drops fields that it does not know, without a word. */
export const needsNewerLiqo: Rule = function* ({ fleet }) {
  const networked = new Set(
    fleet.peerings.flatMap(({ link }) => (link === undefined ? [] : [link.server, link.client])),
  );
  for (const cluster of networked) yield* podCidrs(cluster);
  for (const peering of fleet.peerings) {
    yield* serviceFields(peering);
    yield* unreachable(peering);
  }
};

function* podCidrs(cluster: Cluster): Iterable<Diagnostic> {
  if (cluster.liqo.version.minor >= 2 || cluster.network.podCidrs.length < 2) return;
  yield tooOld(cluster, "more than one pod CIDR", "v1.2", fieldOf(cluster, "network", "podCIDR", 1));
}

function* serviceFields({ link, layers, name }: Peering): Iterable<Diagnostic> {
  if (link === undefined || link.server.liqo.version.minor >= 2) return;
  for (const field of ["serviceAnnotations", "serviceLabels"] as const) {
    if (Object.keys(link[field]).length === 0) continue;
    yield { ...tooOld(link.server, field, "v1.2", originOf(layers, ["network", field], "key")), peering: name };
  }
}

function* unreachable({ consumer, provider, name }: Peering): Iterable<Diagnostic> {
  for (const [gone, left] of [
    [consumer, provider],
    [provider, consumer],
  ] as const) {
    if (gone.reachability !== "Unreachable" || left.liqo.version.minor >= 1) continue;
    yield { ...tooOld(left, "giving up a peer that is gone", "v1.1", fieldOf(gone, "state")), peering: name };
  }
}

function tooOld(cluster: Cluster, field: string, needs: string, at: Diagnostic["at"]): Diagnostic {
  const related = [{ message: `"${cluster.name}" is declared here`, at: cluster.origin }];
  return problem(
    "needs-newer-liqo",
    at,
    { field, cluster: cluster.name, version: cluster.liqo.version.text, needs },
    { related },
  );
}
