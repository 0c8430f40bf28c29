import { entry } from "./entry";

/** Keys and identities, and what this release does not do with them yet. */
export const secrets = {
  "plain-secrets": entry<{ what: string }>({
    severity: "warning",
    title: "Private keys are not in git in plain text",
    message: (f) => `${f.what} are kept in plain text: whoever can read the repository can join the fleet`,
    help: () =>
      "let only those read it who may, manifests included; when that is decided, waive plain-secrets in the Fleet",
    waivable: true,
  }),
  "keys-missing": entry<{ what: string; help: string }>({
    severity: "error",
    title: "Each gateway has a key pair, and the lock its public half",
    message: (f) => f.what,
    help: (f) => f.help,
  }),
  "public-key-missing": entry<{ theirs: string; ours: string }>({
    severity: "error",
    title: "The public key of a cluster that is not ours is in the lock",
    message: (f) => `the public key of "${f.theirs}" towards "${f.ours}" is not known, and its gateway is not ours`,
    help: (f) =>
      `ask its owner for it, and write \`${f.theirs}/${f.ours}: <key>\` under publicKeys in peerage.lock.yaml`,
  }),
  "identity-missing": entry<{ consumer: string; provider: string; file: string }>({
    severity: "warning",
    title: "A consumer has an identity on its provider",
    message: (f) => `"${f.consumer}" has no identity on "${f.provider}": all else is written, and its slices will wait`,
    help: (f) =>
      `put a Secret with a kubeconfig into ${f.file}; \`peerage explain identity-missing\` shows how it must look`,
    waivable: true,
  }),
  "secret-file-wrong": entry<{
    use: "key pair" | "identity";
    cluster: string;
    remote: string;
    what: string;
    help: string;
  }>({
    severity: "error",
    title: "A Secret beside the specs is what Liqo needs",
    message: (f) => `the ${f.use} of "${f.cluster}" for "${f.remote}" cannot be used: ${f.what}`,
    help: (f) => f.help,
  }),
  "published-key": entry<{ what: string; help: string }>({
    severity: "error",
    title: "A private key is known to one cluster only",
    message: (f) => `${f.what} is the one that Liqo's documentation prints: everybody has its private half`,
    help: (f) => f.help,
  }),
  "not-yet": entry<{ what: string; help: string }>({
    severity: "error",
    title: "This release can do what is asked for",
    message: (f) => `${f.what} cannot be had in this release yet`,
    help: (f) => f.help,
  }),
  "engine-not-yet": entry<{ engine: string; objects: string; path: string }>({
    severity: "note",
    title: "Manifests are written for an engine to sync, its own objects are not yet",
    message: (f) => `manifests are written for ${f.engine} to sync, but no ${f.objects} yet: this release makes none`,
    help: (f) => `point one of your own at ${f.path}/clusters/<cluster>`,
  }),
  "proxy-url-unknown": entry<{ consumer: string; provider: string }>({
    severity: "error",
    title: "In-band authentication knows the address of the proxy",
    message: (f) =>
      `the address by which "${f.consumer}" reaches the API proxy of "${f.provider}" is known at run time only`,
    help: () => "give it as proxyURL (`peerage explain proxy-url-unknown` tells where to find it), or leave inBand out",
  }),
};
