import { z } from "zod";
import { parseCidr } from "../model/cidr";
import { parseQuantity, quantityForms } from "../model/quantity";
import { parseSelector } from "../model/selector";
import { integer, refused, text } from "./field";
import { type Finding, finding } from "./finding";

const octet = "(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const label = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/;
const labelHelp = "use at most 63 lower-case letters, digits and hyphens, with a letter or digit at both ends";
const nameHelp = "use lower-case letters, digits, hyphens and dots, with a letter or digit at both ends of each part";

/** A name that can be a Kubernetes object, a namespace and a folder. */
export const dnsLabel = (what: string): z.ZodString =>
  text((given) => {
    if (label.test(given) && given.length <= 63) return undefined;
    return finding("bad-name", { given, what, help: labelHelp });
  }, /^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/);

const subdomain = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;

/** The name of a Kubernetes object, dots allowed. */
export const objectName = text((given) => {
  if (subdomain.test(given) && given.length <= 253) return undefined;
  return finding("bad-name", { given, what: "the name of a Kubernetes object", help: nameHelp });
}, subdomain);

/** An IPv4 network. */
export const cidr = text(
  (given) => {
    if (given.includes(":")) return finding("ipv6-cidr", { given });
    const parsed = parseCidr(given);
    if (parsed === undefined) return finding("bad-cidr", { given });
    return parsed.hostBits ? finding("cidr-host-bits", { given, network: parsed.text }) : undefined;
  },
  new RegExp(`^${octet}(\\.${octet}){3}/(3[0-2]|[12]?\\d)$`),
);

/** A TCP or UDP port. */
export const port = integer(1, 65535, (given) => finding("port-out-of-range", { given }));

export const mtu = integer(1280, 9000, (given) => finding("mtu-out-of-range", { given }));

const quantityPattern = /^\+?(?=[0-9.]*[1-9])([0-9]+(\.[0-9]*)?|\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$/;

/** A Kubernetes quantity, as text or as a plain number. */
const quantity = z.union([
  text(checkQuantity, quantityPattern),
  z
    .number()
    .superRefine(refused((given) => checkQuantity(String(given))))
    .meta({ exclusiveMinimum: 0 }),
]);

function checkQuantity(given: string): Finding | undefined {
  const parsed = parseQuantity(given);
  if (parsed === undefined) return finding("bad-quantity", { given, help: quantityForms });
  return parsed.positive ? undefined : finding("quantity-not-positive", { given });
}

/** A label selector in kubectl's notation. */
export const selector = text((given) => {
  const parsed = parseSelector(given);
  return "why" in parsed ? finding("bad-selector", { why: parsed.why }) : undefined;
}, /\S/);

const knownLiqo = /^v1\.[0-2]\.\d+$/;

/** A Liqo release that we know. */
export const liqoVersion = text(
  (given) => (knownLiqo.test(given) ? undefined : finding("unknown-liqo-version", { given })),
  knownLiqo,
);

/** Text of a given form, where a general sentence serves: `wanted` completes `"…" is not`. */
export const formed = (pattern: RegExp, wanted: string, help: string): z.ZodString =>
  text((given) => (pattern.test(given) ? undefined : finding("bad-value", { given, wanted, help })), pattern);

const ipv4 = new RegExp(`^${octet}(\\.${octet}){3}$`);

export const ipv4Address = formed(ipv4, "an IPv4 address", "write it as four numbers, for example 192.0.2.10");

/** What a gateway client can dial: an address or a DNS name. */
export const hostAddress = text((given) => {
  const isName = subdomain.test(given) && !/^[\d.]+$/.test(given) && given.length <= 253;
  if (ipv4.test(given) || isName) return undefined;
  const help = "write only the address, for example 192.0.2.10 or gateway.example.com; ports have keys of their own";
  return finding("bad-value", { given, wanted: "an IPv4 address or a DNS name", help });
}, /^[a-z0-9.-]+$/);

export const duration = formed(
  /^(?=.*[1-9])([0-9]+(h|m|s))+$/,
  "a duration",
  "write it with h, m and s, for example 720h or 1h30m; days are not a unit here",
);

const host = "[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?";
const portNumber = "([1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])";

export const httpsUrl = formed(
  new RegExp(`^https://${host}(:${portNumber})?(/\\S*)?$`),
  "an https URL",
  "for example https://rome.example.com:6443, without user and password",
);

/** Where a proxy listens; what goes through it may be encrypted by itself. */
export const proxyUrl = formed(
  new RegExp(`^https?://${host}(:${portNumber})?(/\\S*)?$`),
  "an http or https URL",
  "for example http://10.70.0.3:8118, without user and password",
);

/** A day as year-month-day. */
export const day = text((given) => {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(given) ?? [];
  if (Number(date) >= 1 && Number(date) <= daysIn(Number(year), Number(month))) return undefined;
  return finding("bad-value", { given, wanted: "a day", help: "write it as year-month-day, for example 2027-01-31" });
}, /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

function daysIn(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

/** A range of ports, first-last. */
export const portRange = text((given) => {
  const [, first, last] = /^(\d{1,5})-(\d{1,5})$/.exec(given) ?? [];
  if (Number(first) >= 1 && Number(first) <= Number(last) && Number(last) <= 65535) return undefined;
  const help = "write it as first-last, for example 30700-30799";
  return finding("bad-value", { given, wanted: "a range of ports", help });
}, /^\d{1,5}-\d{1,5}$/);

/** Text that is there. */
export const someText = formed(/\S/, "usable: it is empty", "give it a value or remove the key");

const labelKey =
  /^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*\/)?[A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$/;
const labelValue = /^([A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?)?$/;
const labelWords = "use at most 63 letters, digits, '-', '_' and '.', with a letter or digit at both ends";

const qualifiedKey = (what: string): z.ZodString =>
  formed(labelKey, what, `${labelWords}; a DNS prefix and a slash may stand before`);

/** Kubernetes labels. */
export const labels = z.record(qualifiedKey("a label key"), formed(labelValue, "a label value", labelWords));

/** Kubernetes annotations. */
export const annotations = z.record(qualifiedKey("an annotation key"), z.string());

/** Resources of a slice: any Kubernetes resource name with its quantity. */
export const resources = z.record(qualifiedKey("the name of a resource"), quantity);
