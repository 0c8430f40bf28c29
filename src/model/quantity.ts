/** A Kubernetes quantity that was understood. */
export interface Quantity {
  readonly positive: boolean;
  /** The only spelling that the API server hands back unchanged. */
  readonly canonical: string;
}

/** What a person may write. */
export const quantityForms = 'write a number with a unit that Kubernetes knows: "4", 500m, 8Gi, 20G (not GB, not 8 Gi)';

const form = /^([+-]?)(\d+(?:\.\d*)?|\.\d+)(Ki|Mi|Gi|Ti|Pi|Ei|n|u|m|k|M|G|T|P|E|[eE][+-]?\d+)?$/;
const binary = ["", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei"];
const decimal = ["n", "u", "m", "", "k", "M", "G", "T", "P", "E"];
const nano = 10n ** 9n;
const most = (2n ** 63n - 1n) * nano;

/** Reads a quantity as the API server does; undefined when it would refuse it. */
export function parseQuantity(text: string): Quantity | undefined {
  const match = form.exec(text);
  if (match === null || text.length > 64) return undefined;
  const [, sign = "", digits = "", suffix = ""] = match;
  const nanos = toNanos(digits, suffix);
  if (nanos === undefined || nanos > most) return undefined;
  return {
    positive: sign !== "-" && nanos > 0n,
    canonical: sign === "-" ? `-${spell(nanos, suffix)}` : spell(nanos, suffix),
  };
}

/** The value in billionths, rounded up as Kubernetes does; undefined when the exponent is absurd. */
function toNanos(digits: string, suffix: string): bigint | undefined {
  const [whole = "", fraction = ""] = digits.split(".");
  const exponent = exponentOf(suffix);
  if (exponent === undefined) return undefined;
  const scaled = BigInt(whole + fraction) * 1024n ** BigInt(Math.max(binary.indexOf(suffix), 0));
  const places = 9 + exponent - fraction.length;
  return places >= 0 ? scaled * 10n ** BigInt(places) : ceilDivide(scaled, 10n ** BigInt(-places));
}

function exponentOf(suffix: string): number | undefined {
  if (binary.includes(suffix)) return 0;
  const exponent = decimal.includes(suffix) ? 3 * (decimal.indexOf(suffix) - 3) : Number(suffix.slice(1));
  return Math.abs(exponent) <= 30 ? exponent : undefined;
}

function spell(nanos: bigint, suffix: string): string {
  const isWhole = nanos % nano === 0n;
  if (binary.includes(suffix) && suffix !== "" && isWhole) return largestUnit(nanos / nano, 1024n, binary);
  if (/^[eE]/.test(suffix) && suffix.length > 1) return exponential(nanos);
  return largestUnit(nanos, 1000n, decimal);
}

/** The largest unit that needs no fraction. */
function largestUnit(amount: bigint, step: bigint, units: readonly string[]): string {
  if (amount === 0n) return "0";
  let unit = 0;
  let rest = amount;
  while (rest % step === 0n && unit < units.length - 1) {
    rest /= step;
    unit++;
  }
  return `${rest}${units[unit]}`;
}

function exponential(nanos: bigint): string {
  if (nanos === 0n) return "0";
  let exponent = -9;
  let rest = nanos;
  while (rest % 1000n === 0n) {
    rest /= 1000n;
    exponent += 3;
  }
  return exponent === 0 ? `${rest}` : `${rest}e${exponent}`;
}

function ceilDivide(a: bigint, b: bigint): bigint {
  return (a + b - 1n) / b;
}
