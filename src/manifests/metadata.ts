import type { KubeMetadata, StringMap } from "../model/kube-object";

/** What every object may carry besides what Liqo reads. */
export interface CommonProps {
  /**
   * Labels of your own; those that Liqo reads always win.
   * @default - only what Liqo reads
   */
  readonly labels?: StringMap | undefined;
  /**
   * Annotations of your own; those that Liqo reads always win.
   * @default - only what Liqo reads
   */
  readonly annotations?: StringMap | undefined;
}

/** What every object of a peering has. */
export interface PeeringObjectProps extends CommonProps {
  /** The tenant namespace of the peering in this cluster. */
  readonly namespace: string;
  /** ID of the cluster at the other end: Liqo finds everything by it. */
  readonly remoteClusterId: string;
  /**
   * Name of the object; only to adopt one that exists.
   * @default - the name that Liqo's own tools give it, which its controllers rely on in places
   */
  readonly name?: string | undefined;
}

/** Parts of an object's metadata that its kind decides. */
export interface OwnMetadata {
  readonly name: string;
  readonly namespace?: string;
  readonly labels?: StringMap;
  readonly annotations?: StringMap;
}

/** Labels that bind an object to the cluster at the other end. */
export function remoteLabels(remoteClusterId: string): StringMap {
  return { "liqo.io/remote-cluster-id": remoteClusterId };
}

/** Metadata with nothing empty in it. */
export function metadata({ labels, annotations }: CommonProps, own: OwnMetadata): KubeMetadata {
  const allLabels = { ...labels, ...own.labels };
  const allAnnotations = { ...annotations, ...own.annotations };
  return {
    name: own.name,
    ...(own.namespace === undefined ? {} : { namespace: own.namespace }),
    ...(isEmpty(allLabels) ? {} : { labels: allLabels }),
    ...(isEmpty(allAnnotations) ? {} : { annotations: allAnnotations }),
  };
}

/** A field that is left out when it has no value. */
export function given<K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> {
  return value === undefined ? {} : ({ [key]: value } as Record<K, V>);
}

/** A mapping or list that is left out when there is nothing in it. */
export function filled<K extends string, V extends object>(key: K, value: V | undefined): Partial<Record<K, V>> {
  return value === undefined || isEmpty(value) ? {} : ({ [key]: value } as Record<K, V>);
}

function isEmpty(value: object): boolean {
  for (const _ in value) return false;
  return true;
}
