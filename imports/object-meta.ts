// Made by `npm run import`; do not edit.

export interface ObjectMeta {
  readonly annotations?: {
    readonly [k: string]: string;
  };
  readonly creationTimestamp?: string | null;
  readonly deletionGracePeriodSeconds?: number;
  readonly deletionTimestamp?: string | null;
  readonly finalizers?: readonly string[];
  readonly generateName?: string;
  readonly generation?: number;
  readonly labels?: {
    readonly [k: string]: string;
  };
  readonly managedFields?: readonly {
    readonly [k: string]: unknown;
  }[];
  readonly name?: string;
  readonly namespace?: string;
  readonly ownerReferences?: readonly ObjectMetaOwnerReferences[];
  readonly resourceVersion?: string;
  readonly selfLink?: string;
  readonly uid?: string;
}

export interface ObjectMetaOwnerReferences {
  readonly apiVersion: string;
  readonly blockOwnerDeletion?: boolean;
  readonly controller?: boolean;
  readonly kind: string;
  readonly name: string;
  readonly uid: string;
}
