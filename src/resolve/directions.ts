import type { Path } from "../diagnostics/source";
import type { Cluster } from "../model/cluster";
import type { SecretsMode } from "../model/fleet-settings";
import { layerOf } from "../model/layers";
import type { Auth, Direction, Slice, VirtualNode } from "../model/peering";
import { parseQuantity } from "../model/quantity";
import type { Draft } from "./draft";
import type { InheritedPeering } from "./merge";

type DirectionSpec = Pick<InheritedPeering, "state" | "auth" | "slices" | "evict">;
type SliceSpec = NonNullable<InheritedPeering["slices"]>[number];

/** Who consumes from whom, and where that stands in the peering's spec. */
interface Ends {
  readonly consumer: Cluster;
  readonly provider: Cluster;
  readonly path: Path;
  /** Who issues identities: what the controller renews may be short-lived. */
  readonly identities: SecretsMode;
}

/** One direction of a peering, with its defaults. */
export function resolveDirection(draft: Draft, spec: DirectionSpec, ends: Ends): Direction {
  const auth = resolveAuth(spec.auth ?? {}, ends);
  return {
    peering: draft.name,
    consumer: ends.consumer,
    provider: ends.provider,
    state: spec.state ?? "Active",
    auth,
    slices: resolveSlices(draft, spec.slices ?? (auth === undefined ? [] : [{}]), ends),
    evict: spec.evict ?? false,
    path: ends.path,
  };
}

function resolveAuth(auth: NonNullable<DirectionSpec["auth"]>, { consumer, identities }: Ends): Auth | undefined {
  if (auth.enabled === false) return undefined;
  const { method = "Certificate" } = auth;
  const lasting = identities === "Controller" ? "720h" : "8760h";
  return {
    method,
    user: auth.user ?? consumer.id,
    validity: auth.validity ?? (method === "Certificate" ? lasting : undefined),
    secretName: auth.secretRef?.name,
    subject: auth.subject,
    inBand: auth.inBand ?? false,
    proxyURL: auth.proxyURL,
  };
}

function resolveSlices(draft: Draft, slices: readonly SliceSpec[], { provider, path }: Ends): readonly Slice[] {
  const isShared = layerOf(draft.layers, [...path, "slices"])?.shared === true;
  return slices.map((slice, index) => ({
    name: sliceName(slice, provider.id, isShared ? "shared" : "own"),
    class: slice.class ?? "default",
    resources: canonicalResources(slice.resources ?? {}),
    createVirtualNode: slice.createVirtualNode ?? true,
    virtualNode: slice.virtualNode === undefined ? undefined : virtualNode(slice.virtualNode),
    path: [...path, "slices", index],
  }));
}

/** A slice that many peerings inherit is named after its provider too, since names are unique on a consumer. */
function sliceName({ name }: SliceSpec, providerId: string, written: "shared" | "own"): string {
  if (name === undefined) return providerId;
  return written === "shared" ? `${providerId}-${name}` : name;
}

function canonicalResources(resources: Readonly<Record<string, string | number>>): Readonly<Record<string, string>> {
  const canonical = (quantity: string | number) => parseQuantity(String(quantity))?.canonical ?? String(quantity);
  return Object.fromEntries(Object.entries(resources).map(([resource, quantity]) => [resource, canonical(quantity)]));
}

function virtualNode(shape: NonNullable<SliceSpec["virtualNode"]>): VirtualNode {
  return {
    labels: shape.labels ?? {},
    taints: shape.taints ?? [],
    storageClasses: shape.storageClasses ?? [],
    ingressClasses: shape.ingressClasses ?? [],
  };
}
