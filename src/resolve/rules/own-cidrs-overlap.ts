import { problem } from "../../diagnostics/problem";
import type { Origin } from "../../diagnostics/source";
import { type Cidr, overlaps } from "../../model/cidr";
import { type Cluster, fieldOf } from "../../model/cluster";
import type { Rule } from "../resolution";

/** In a working cluster pods, Services, nodes and Liqo's external network have ranges of their own. */
export const ownCidrsOverlap: Rule = function* ({ documents, fleet }) {
  const given = new Set(
    documents.Cluster.filter(({ value }) => value.spec?.network?.externalCIDR !== undefined).map(({ name }) => name),
  );
  for (const cluster of fleet.clusters.values()) {
    const networks = ownNetworks(cluster, given.has(cluster.name) ? "externalCIDR" : "the default externalCIDR");
    for (const [index, a] of networks.entries()) {
      const b = networks.slice(0, index).find((other) => overlaps(a.cidr, other.cidr));
      if (b === undefined) continue;
      const facts = { cluster: cluster.name, first: `${a.what} ${a.cidr.text}`, second: `${b.what} ${b.cidr.text}` };
      yield problem("own-cidrs-overlap", a.at, facts, { related: [{ message: "overlaps this", at: b.at }] });
    }
  }
};

interface Own {
  readonly what: string;
  readonly cidr: Cidr;
  readonly at: Origin;
}

function ownNetworks(cluster: Cluster, external: string): readonly Own[] {
  const { podCidrs, externalCidr, serviceCidr, nodeCidrs } = cluster.network;
  const at = (...path: (string | number)[]) => fieldOf(cluster, "network", ...path);
  return [
    ...podCidrs.map((cidr, index) => ({
      what: "podCIDR",
      cidr,
      at: at("podCIDR", ...(podCidrs.length > 1 ? [index] : [])),
    })),
    ...(serviceCidr === undefined ? [] : [{ what: "serviceCIDR", cidr: serviceCidr, at: at("serviceCIDR") }]),
    ...nodeCidrs.map((cidr, index) => ({ what: "nodeCIDRs", cidr, at: at("nodeCIDRs", index) })),
    { what: external, cidr: externalCidr, at: at("externalCIDR") },
  ];
}
