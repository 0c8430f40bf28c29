import type { Origin, Path } from "../diagnostics/source";
import { valueAt } from "./value-at";

/** Values that one document gives to a peering, and where they stand in it. */
export interface Layer {
  readonly value: unknown;
  /** Place of `value` in its document. */
  readonly origin: Origin;
  /** Where in the peering's spec the values take effect; [] but for the mirrored half of a two-way Topology. */
  readonly mount: Path;
  /** Fleet defaults and Topology templates are shared; a Peering document is the peering's own. */
  readonly shared: boolean;
}

/** Layers from the weakest to the strongest; the last one that has a value gives it. */
export type Layers = readonly Layer[];

/** Where a value of a peering's spec was written; the nearest thing around it when nobody wrote it. */
export function originOf(layers: Layers, path: Path, part: Origin["part"] = "value"): Origin {
  const list = path.findIndex((step) => typeof step === "number");
  const owner = list === -1 ? undefined : layerOf(layers, path.slice(0, list));
  for (let length = path.length; length >= 0; length--) {
    const wanted = path.slice(0, length);
    // A list replaces the lists of weaker layers: what is in it stands there or nowhere.
    const layer = layerOf(owner !== undefined && length > list ? [owner] : layers, wanted);
    if (layer !== undefined) return within(layer, wanted, part);
  }
  return { file: "", document: 0, path: [], part };
}

/** Where a value was written, or another place when it is a default. */
export function writtenOr(layers: Layers, path: Path, otherwise: Origin): Origin {
  return layerOf(layers, path) === undefined ? otherwise : originOf(layers, path);
}

/** The layer that gives a value; undefined when it is a default. */
export function layerOf(layers: Layers, path: Path): Layer | undefined {
  return layers.findLast((layer) => has(layer, path));
}

function within({ origin, mount }: Layer, path: Path, part: Origin["part"]): Origin {
  const rest = path.slice(mount.length);
  return { ...origin, path: [...origin.path, ...rest], part: rest.length === 0 ? origin.part : part };
}

function has({ value, mount }: Layer, path: Path): boolean {
  if (path.length < mount.length || mount.some((step, index) => path[index] !== step)) return false;
  return valueAt(value, path.slice(mount.length)) !== undefined;
}
