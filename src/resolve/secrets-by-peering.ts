import { groupBy } from "../model/group-by";
import type { Peering } from "../model/peering";
import type { CheckedSecret } from "./check-secret";

/** The key pairs that are needed, together for each peering. */
export function keysByPeering(secrets: readonly CheckedSecret[]): ReadonlyMap<Peering, readonly CheckedSecret[]> {
  return groupBy(
    secrets.filter(({ need }) => need.use === "keys"),
    ({ need }) => need.peering,
  );
}
