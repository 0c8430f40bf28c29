/** An IPv4 network as numbers. */
export interface Cidr {
  readonly text: string;
  readonly first: number;
  readonly last: number;
  readonly length: number;
}

// Leading zeros are refused, as Go does: 010 is eight to some readers and ten to others.
const form = /^(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\/(0|[1-9]\d?)$/;

/** Reads "10.200.0.0/16"; undefined when it is none. The result is the network, `hostBits` tells whether more was written. */
export function parseCidr(text: string): (Cidr & { readonly hostBits: boolean }) | undefined {
  const parts = form.exec(text)?.slice(1).map(Number);
  if (parts === undefined) return undefined;
  const length = parts[4] ?? 0;
  if (length > 32 || parts.slice(0, 4).some((octet) => octet > 255)) return undefined;
  const address = numberOf(parts);
  const network = cidrOf(address - (address % sizeOf(length)), length);
  return { ...network, hostBits: network.first !== address };
}

/** Reads a CIDR that was checked before. */
export function cidr(text: string): Cidr {
  const parsed = parseCidr(text);
  if (parsed === undefined) throw new Error(`not a CIDR: ${text}`);
  return parsed;
}

/** The network of a length that begins at an address. */
export function cidrOf(first: number, length: number): Cidr {
  return { text: `${addressText(first)}/${length}`, first, last: first + sizeOf(length) - 1, length };
}

/** An IPv4 address as a number; undefined for anything else, DNS names included. */
export function parseAddress(text: string): number | undefined {
  return parseCidr(`${text}/32`)?.first;
}

export function overlaps(a: Cidr, b: Cidr): boolean {
  return a.first <= b.last && b.first <= a.last;
}

export function contains(outer: Cidr, inner: Cidr): boolean {
  return outer.first <= inner.first && inner.last <= outer.last;
}

export function holds(network: Cidr, address: number): boolean {
  return network.first <= address && address <= network.last;
}

function sizeOf(length: number): number {
  return 2 ** (32 - length);
}

function numberOf([a = 0, b = 0, c = 0, d = 0]: readonly number[]): number {
  return ((a * 256 + b) * 256 + c) * 256 + d;
}

function addressText(address: number): string {
  return [24, 16, 8, 0].map((shift) => Math.floor(address / 2 ** shift) % 256).join(".");
}
