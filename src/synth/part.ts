import { manifests, type PartKind, type PropsOf } from "../manifests";
import type { KubeObject } from "../model/kube-object";

/** An object that is wanted: its kind and what is to be said in it. A construct or a plain object can be made of it. */
export type Part = { [K in PartKind]: { readonly kind: K; readonly props: PropsOf<K> } }[PartKind];

/** Wants an object. */
export function part<K extends PartKind>(kind: K, props: PropsOf<K>): Part {
  return { kind, props } as unknown as Part;
}

/** The object that a part stands for. */
export function objectOf({ kind, props }: Part): KubeObject {
  return (manifests[kind] as (props: unknown) => KubeObject)(props);
}
