/** What must not change between runs and is no secret. */
export interface Lock {
  /** Allocated node ports by `<server>/<client>`. */
  readonly nodePorts: ReadonlyMap<string, number>;
  /** WireGuard public keys by `<cluster>/<remote>`. */
  readonly publicKeys: ReadonlyMap<string, string>;
}

export const emptyLock: Lock = { nodePorts: new Map(), publicKeys: new Map() };
