import { problem } from "../../diagnostics/problem";
import type { Cluster } from "../../model/cluster";
import { layerOf, originOf } from "../../model/layers";
import type { Peering } from "../../model/peering";
import { blamedLast, clashes } from "../clashes";
import type { Rule } from "../resolution";

/** Liqo refuses a second Tenant of a name, and lets two Configurations of a name fight over one table. */
export const adoptedNameTwice: Rule = function* ({ fleet }) {
  const named = fleet.peerings.flatMap((peering) => [...objectsOf(peering)]);
  for (const clash of clashes(named, ({ cluster, object, name }) => `${cluster.name}/${object}/${name}`)) {
    const [other, blamed] = blamedLast(clash, isWritten);
    const { cluster, object, name, peering } = blamed;
    const related = [{ message: `the name in "${other.peering.name}"`, at: placeOf(other) }];
    const facts = { cluster: cluster.name, object, name, first: other.peering.name, second: peering.name };
    yield problem("adopted-name-twice", placeOf(blamed), facts, { related, peering: peering.name });
  }
};

interface Named {
  readonly peering: Peering;
  readonly cluster: Cluster;
  readonly object: "Tenant" | "Configuration";
  readonly name: string;
}

function* objectsOf(peering: Peering): Iterable<Named> {
  const { consumer, provider, link, names, directions } = peering;
  if (link !== undefined) {
    yield { peering, cluster: consumer, object: "Configuration", name: names.configuration ?? provider.id };
    yield { peering, cluster: provider, object: "Configuration", name: names.configuration ?? consumer.id };
  }
  for (const direction of directions.filter(({ state, auth }) => state !== "Absent" && auth !== undefined)) {
    yield { peering, cluster: direction.provider, object: "Tenant", name: names.tenant ?? direction.consumer.id };
  }
}

function pathOf({ object }: Named): readonly string[] {
  return ["names", object === "Tenant" ? "tenant" : "configuration"];
}

function isWritten(named: Named): boolean {
  return layerOf(named.peering.layers, pathOf(named)) !== undefined;
}

function placeOf(named: Named) {
  return originOf(named.peering.layers, pathOf(named));
}
