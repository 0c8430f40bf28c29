import { problem } from "../../diagnostics/problem";
import type { Origin } from "../../diagnostics/source";
import { type Cluster, fieldOf } from "../../model/cluster";
import { placeIn } from "../../spec/spec-document";
import type { Resolution, Rule } from "../resolution";

/** Liqo supports peerings between equal minors only; other pairs may work until they do not. The older side is blamed. */
export const versionSkew: Rule = function* ({ documents, fleet }) {
  const placeOf = versionPlaces(documents);
  for (const { name, consumer, provider, directions } of fleet.peerings) {
    const isGone = directions.every(({ state }) => state === "Absent");
    if (isGone || consumer.liqo.version.minor === provider.liqo.version.minor) continue;
    const [older, newer] =
      consumer.liqo.version.minor < provider.liqo.version.minor ? [consumer, provider] : [provider, consumer];
    const related = [{ message: `"${newer.name}" runs ${newer.liqo.version.text}`, at: placeOf(newer) }];
    const facts = {
      a: older.name,
      aVersion: older.liqo.version.text,
      b: newer.name,
      bVersion: newer.liqo.version.text,
    };
    yield problem("version-skew", placeOf(older), facts, { related, peering: name });
  }
};

/** Where the version of a cluster is written: in its own document, in the Fleet, or nowhere. */
function versionPlaces({ Cluster: clusters, Fleet: [fleet] }: Resolution["documents"]): (cluster: Cluster) => Origin {
  const own = new Set(clusters.filter(({ value }) => value.spec?.liqo?.version !== undefined).map(({ name }) => name));
  return (cluster) => {
    if (own.has(cluster.name)) return fieldOf(cluster, "liqo", "version");
    const isInherited = fleet?.value.spec?.liqo?.version !== undefined;
    return isInherited ? placeIn(fleet, ["spec", "liqo", "version"]) : cluster.origin;
  };
}
