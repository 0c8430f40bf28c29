import type { Fleet } from "./fleet";
import type { Direction, Peering } from "./peering";

/** A direction and the peering it belongs to. */
export interface DirectionOf {
  readonly peering: Peering;
  readonly direction: Direction;
}

/** The directions of which anything is emitted. */
export function* livingDirections({ peerings }: Pick<Fleet, "peerings">): Iterable<DirectionOf> {
  for (const peering of peerings) {
    for (const direction of peering.directions) if (direction.state !== "Absent") yield { peering, direction };
  }
}

/** Whether pods may go this way now. */
export function takesPods({ state, auth }: Direction): boolean {
  return auth !== undefined && (state === "Active" || state === "Cordoned");
}
