import { takesPods } from "../model/directions";
import type { Slice } from "../model/peering";
import { type Part, part } from "./part";
import type { Side } from "./side";

/** What a consumer asks for, as long as pods may go that way. */
export function offloadingPhase(side: Side): readonly Part[] {
  const { consuming } = side;
  if (consuming === undefined || !takesPods(consuming)) return [];
  return consuming.slices.flatMap((slice) => partsOf(slice, side));
}

/** What Liqo grants when nothing is asked for, unless the provider was told otherwise. */
const grantedByDefault = { cpu: "4", memory: "8Gi", pods: "110", "ephemeral-storage": "20Gi" };

function partsOf(slice: Slice, { remote, namespace, common }: Side): readonly Part[] {
  const { name, resources, virtualNode } = slice;
  const base = { namespace, remoteClusterId: remote.id, ...common };
  const createVirtualNode = slice.createVirtualNode && virtualNode === undefined;
  const asked = part("ResourceSlice", { ...base, name, class: slice.class, resources, createVirtualNode });
  if (virtualNode === undefined || !slice.createVirtualNode) return [asked];
  const { labels: nodeLabels, ...shape } = virtualNode;
  const hard = { ...grantedByDefault, ...resources };
  return [asked, part("VirtualNode", { ...base, slice: name, resources: hard, nodeLabels, ...shape })];
}
