import { type Cidr, cidrOf, contains, overlaps } from "./cidr";

/**
 * Hands out networks as Liqo's IPAM does, so that a remapping can be told before it happens: a binary tree
 * over each pool; a wanted network is given as it is when nothing overlaps it, else the first free one of its
 * size, where halves that are split already are preferred to whole ones.
 */
export class AddressPool {
  readonly #roots: readonly Block[];

  constructor(pools: readonly Cidr[]) {
    this.#roots = pools.map((pool) => newBlock(pool));
  }

  /** Takes a network out of the pool that is in use anyway; it may overlap others of its kind. */
  reserve(network: Cidr): void {
    for (const root of this.#roots) {
      if (contains(root.cidr, network)) take(root, network);
      else if (contains(network, root.cidr)) markUsed(root);
    }
  }

  /** The network that a remote one is reached by: itself, another of its size, or undefined when there is no room. */
  acquire(wanted: Cidr): Cidr | undefined {
    const home = this.#roots.find((root) => contains(root.cidr, wanted));
    if (home !== undefined && isFree(home, wanted)) return take(home, wanted);
    for (const root of this.#roots) {
      const found = takeFirst(root, wanted.length);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Whether a network lies in one of the pools. */
  includes(network: Cidr): boolean {
    return this.#roots.some((root) => contains(root.cidr, network));
  }
}

interface Block {
  readonly cidr: Cidr;
  used: boolean;
  halves: readonly [Block, Block] | undefined;
  /** Length of the largest network that is free in here; 33 when none is. */
  largest: number;
}

const none = 33;

function newBlock(cidr: Cidr): Block {
  return { cidr, used: false, halves: undefined, largest: cidr.length };
}

function split(block: Block): readonly [Block, Block] {
  const length = block.cidr.length + 1;
  const left = cidrOf(block.cidr.first, length);
  block.halves ??= [newBlock(left), newBlock(cidrOf(left.last + 1, length))];
  return block.halves;
}

function markUsed(block: Block): Cidr {
  block.used = true;
  block.largest = none;
  return block.cidr;
}

/** Marks exactly this network as used, splitting blocks on the way to it. */
function take(block: Block, network: Cidr): Cidr {
  if (block.cidr.length === network.length) return markUsed(block);
  const halves = split(block);
  const taken = take(contains(halves[0].cidr, network) ? halves[0] : halves[1], network);
  measure(block, halves);
  return taken;
}

/** Whether neither this network nor anything around or inside of it is in use. */
function isFree(block: Block, network: Cidr): boolean {
  if (!overlaps(block.cidr, network)) return true;
  if (block.used) return false;
  return block.halves === undefined || block.halves.every((half) => isFree(half, network));
}

function takeFirst(block: Block, length: number): Cidr | undefined {
  if (block.used || block.largest > length) return undefined;
  if (block.cidr.length === length) return block.halves === undefined ? markUsed(block) : undefined;
  const halves = split(block);
  const [left, right] = halves;
  const order = left.halves === undefined && right.halves !== undefined ? [right, left] : [left, right];
  for (const half of order) {
    const found = takeFirst(half, length);
    if (found === undefined) continue;
    measure(block, halves);
    return found;
  }
  return undefined;
}

/** A block that was split is never given whole again, so its halves say what is free in it. */
function measure(block: Block, [left, right]: readonly [Block, Block]): void {
  block.largest = block.used ? none : Math.min(left.largest, right.largest);
}
