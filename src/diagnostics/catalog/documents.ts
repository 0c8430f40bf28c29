import { entry } from "./entry";

/** What can be wrong with one document on its own. */
export const documents = {
  "not-a-spec": entry<{ is: string }>({
    severity: "error",
    title: "A document is a mapping with apiVersion, kind, metadata and spec",
    message: (f) => `a spec is a mapping with apiVersion, kind, metadata and spec; this is ${f.is}`,
    help: () => "see docs/reference/spec.md for the five kinds",
  }),
  "unknown-api-version": entry<{ given: string; help: string }>({
    severity: "error",
    title: "apiVersion is peerage.dev/v1alpha1",
    message: (f) => `apiVersion "${f.given}" is not one that this release reads`,
    help: (f) => f.help,
  }),
  "unknown-kind": entry<{ given: string; help: string }>({
    severity: "error",
    title: "kind is Fleet, Cluster, Peering, Topology or Offloading",
    message: (f) => `there is no kind "${f.given}"`,
    help: (f) => f.help,
  }),
  "unknown-key": entry<{ key: string; where: string; help: string }>({
    severity: "error",
    title: "Only known keys are allowed",
    message: (f) => `unknown key "${f.key}" in ${f.where}`,
    help: (f) => f.help,
  }),
  "missing-key": entry<{ key: string; where: string; example: string }>({
    severity: "error",
    title: "Required keys are there",
    message: (f) => `key "${f.key}" is missing in ${f.where}`,
    help: (f) => `add it, for example: ${f.example}`,
  }),
  "wrong-type": entry<{ subject: string; wanted: string; is: string; help: string }>({
    severity: "error",
    title: "Values have the type that the field wants",
    message: (f) => `${f.subject} must be ${f.wanted}, this is ${f.is}`,
    help: (f) => f.help,
  }),
  "null-value": entry<{ subject: string }>({
    severity: "error",
    title: "A key that is written has a value",
    message: (f) => `${f.subject} has no value`,
    label: () => "nothing, ~ or null",
    help: () => "give it a value or remove the key; null does not undo an inherited value",
  }),
  "unknown-value": entry<{ key: string; given: string; help: string }>({
    severity: "error",
    title: "A choice is one of those listed",
    message: (f) => `"${f.given}" is no choice for "${f.key}"`,
    help: (f) => f.help,
  }),
  "bad-value": entry<{ key: string; given: string; wanted: string; help: string }>({
    severity: "error",
    title: "Values have the form that the field wants",
    message: (f) => `"${f.given}" is not ${f.wanted}`,
    help: (f) => f.help,
  }),
  "bad-name": entry<{ given: string; what: string; help: string }>({
    severity: "error",
    title: "Names are DNS labels",
    message: (f) => `"${f.given}" cannot be ${f.what}`,
    help: (f) => f.help,
  }),
  "bad-cidr": entry<{ given: string }>({
    severity: "error",
    title: "A CIDR is an IPv4 address, a slash and a length",
    message: (f) => `"${f.given}" is not an IPv4 CIDR`,
    help: () => "write it as address/length, for example 10.200.0.0/16",
  }),
  "ipv6-cidr": entry<{ given: string }>({
    severity: "error",
    title: "Liqo networks are IPv4",
    message: (f) => `"${f.given}" is IPv6, and Liqo's network is IPv4 only`,
    help: () => "give the cluster's IPv4 range; on a dual-stack cluster leave the IPv6 one out",
    mirrorsLiqo: true,
  }),
  "cidr-host-bits": entry<{ given: string; network: string }>({
    severity: "error",
    title: "A CIDR names its network, not an address in it",
    message: (f) => `"${f.given}" has host bits set`,
    help: (f) => `did you mean ${f.network}?`,
    mirrorsLiqo: true,
  }),
  "port-out-of-range": entry<{ key: string; given: number }>({
    severity: "error",
    title: "A port is between 1 and 65535",
    message: (f) => `"${f.key}" is ${f.given}; a port is between 1 and 65535`,
    help: () => "choose a port in that range; gateways listen on 51840 when port is left out",
  }),
  "mtu-out-of-range": entry<{ given: number }>({
    severity: "error",
    title: "An MTU is between 1280 and 9000",
    message: (f) => `an MTU of ${f.given} does not work: it must be between 1280 and 9000`,
    help: () =>
      "Liqo's own default, 1340, fits inside a 1420-byte WireGuard path; leave it out unless your path differs",
  }),
  "bad-quantity": entry<{ resource: string; given: string; help: string }>({
    severity: "error",
    title: "Quantities are Kubernetes quantities",
    message: (f) => `"${f.given}" is not a quantity that Kubernetes takes for ${f.resource}`,
    help: (f) => f.help,
    mirrorsLiqo: true,
  }),
  "quantity-not-positive": entry<{ resource: string; given: string }>({
    severity: "error",
    title: "A slice asks for something",
    message: (f) => `${f.resource} is ${f.given}; a slice must ask for more than nothing`,
    help: () =>
      "Liqo keeps a virtual node without cpu or memory NotReady; leave the key out for the provider's default",
    mirrorsLiqo: true,
  }),
  "bad-selector": entry<{ why: string }>({
    severity: "error",
    title: "Selectors are Kubernetes label selectors",
    message: (f) => `cannot read the selector: ${f.why}`,
    help: () => 'write it as kubectl does: "region in (eu-west, eu-north), tier = gold, !staging"',
  }),
  "unknown-liqo-version": entry<{ given: string }>({
    severity: "error",
    title: "Liqo v1.0, v1.1 and v1.2 are known",
    message: (f) => `Liqo "${f.given}" is not a release that this Peerage knows`,
    help: () => "write it as v1.2.0; known are v1.0.x, v1.1.x and v1.2.x",
  }),
  "exclusive-keys": entry<{ keys: readonly string[]; where: string }>({
    severity: "error",
    title: "Keys that exclude each other do not stand together",
    message: (f) => `${f.keys.map((key) => `"${key}"`).join(" and ")} cannot both be given in ${f.where}`,
    help: () => "keep one of them",
  }),
};
