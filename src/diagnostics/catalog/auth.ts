import { entry } from "./entry";

/** Credentials. */
export const auth = {
  "eks-certificate": entry<{ provider: string }>({
    severity: "error",
    title: "EKS does not take client certificates",
    message: (f) =>
      `provider "${f.provider}" is EKS, which accepts no client certificates, and Certificate is the method of its consumers`,
    help: () => "use `method: Token` (a ServiceAccount of the provider) or `method: EKSIAM`",
  }),
  "system-user": entry<{ user: string }>({
    severity: "error",
    title: "A consumer is no system user",
    message: (f) => `user "${f.user}" belongs to Kubernetes itself`,
    help: () => "name the consumer: its cluster ID is what Liqo itself uses",
  }),
  "validity-without-certificate": entry<{ method: string }>({
    severity: "error",
    title: "Only certificates have a validity",
    message: (f) => `validity means nothing with method ${f.method}`,
    help: () => "remove it, or use `method: Certificate`",
  }),
  "provided-incomplete": entry<{ missing: string }>({
    severity: "error",
    title: "A provided credential names its Secret and its subject",
    message: (f) => `method Provided needs ${f.missing}`,
    help: () => "give secretRef (the consumer's Secret) and subject (whom the provider sees), or choose another method",
  }),
  "provided-only": entry<{ key: string; method: string }>({
    severity: "error",
    title: "secretRef and subject go with method Provided",
    message: (f) => `${f.key} is only used with method Provided, and this is ${f.method}`,
    help: () => "remove it, or set `method: Provided`",
  }),
  "in-band-without-network": entry<{ peering: string }>({
    severity: "error",
    title: "In-band authentication goes through the tunnel",
    message: (f) => `peering "${f.peering}" has no Liqo network for API traffic to go through`,
    help: () => "remove inBand, or enable the network of this peering",
  }),
  "network-only-with-slices": entry<{ peering: string; key: string }>({
    severity: "error",
    title: "A network-only peering offloads nothing",
    message: (f) => `peering "${f.peering}" has auth disabled, so nothing can be granted for its ${f.key}`,
    help: (f) => `remove ${f.key} (\`${f.key}: []\` undoes inherited ones), or enable auth`,
  }),
};
