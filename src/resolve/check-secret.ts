import { isKey, type KeyPair, publicKeyOf } from "../keys/key-pair";
import { isPublished } from "../keys/published-key";
import type { KubeMetadata, StringMap } from "../model/kube-object";
import type { Lock } from "../model/lock";
import { flawOfKubeconfig } from "../spec/kubeconfig";
import { parseSecret, type SecretManifest } from "../spec/secret-manifest";
import type { SecretFile, SecretFiles } from "./secret-files";
import type { SecretNeed } from "./secret-needs";

/** A Secret that is needed, and what was found where it should lie. */
export interface CheckedSecret {
  readonly need: SecretNeed;
  /** As messages show it. */
  readonly file: string;
  readonly found: FoundSecret;
}

/** Nothing; a pair that everybody has; a file that cannot be used, and how that is mended; or a file that can. */
export type FoundSecret =
  | { readonly state: "missing" }
  | { readonly state: "published" }
  | { readonly state: "wrong"; readonly what: string; readonly mend: "generate"; readonly pair: KeyPair }
  | { readonly state: "wrong"; readonly what: string; readonly mend: "decide" | "by hand" }
  | { readonly state: "sound"; readonly text: string; readonly manifest: SecretManifest; readonly pair?: KeyPair };

/** Who can put a file right: keys generate, or somebody who decides between file and lock, or somebody who mends the file. */
export type Mend = "generate" | "decide" | "by hand";

/** Looks at the file of a Secret that is needed. */
export function checkSecret(need: SecretNeed, files: SecretFiles, lock: Lock): CheckedSecret {
  const file = files(need.path);
  return { need, file: file.file, found: foundIn(file, need, lock) };
}

function foundIn(file: SecretFile, need: SecretNeed, lock: Lock): FoundSecret {
  if (!("text" in file)) return file.trouble === "missing" ? { state: "missing" } : wrong(file.reason);
  const manifest = parseSecret(file.text);
  if ("flaw" in manifest) return wrong(manifest.flaw);
  const sound = { state: "sound", text: file.text, manifest } as const;
  return need.use === "keys" ? checkKeys(sound, need, lock) : checkIdentity(sound, need);
}

function wrong(what: string): FoundSecret {
  return { state: "wrong", what, mend: "by hand" };
}

type Sound = Extract<FoundSecret, { readonly state: "sound" }>;

function checkKeys(sound: Sound, need: SecretNeed, { publicKeys }: Lock): FoundSecret {
  const { privateKey = "", publicKey = "" } = sound.manifest.data;
  if (!isKey(privateKey) || !isKey(publicKey))
    return wrong("privateKey and publicKey under data are not base64 of 32 bytes each");
  const derived = publicKeyOf(privateKey);
  if (isPublished(publicKey) || isPublished(derived)) return { state: "published" };
  if (derived !== publicKey) return wrong("its public key is not that of its private key");
  const pair = { privateKey, publicKey };
  const locked = publicKeys.get(`${need.cluster.name}/${need.remote.name}`) ?? publicKey;
  if (locked !== publicKey)
    return { state: "wrong", what: "its public key is not the one in the lock", mend: "decide" };
  const what = flawOfMetadata(sound.manifest, need.metadata);
  return what === undefined ? { ...sound, pair } : { state: "wrong", what, mend: "generate", pair };
}

function checkIdentity(sound: Sound, need: SecretNeed): FoundSecret {
  const { kubeconfig } = sound.manifest.data;
  if (kubeconfig === undefined) return wrong("there is no kubeconfig under data");
  const flaw =
    flawOfMetadata(sound.manifest, need.metadata) ?? flawOfKubeconfig(Buffer.from(kubeconfig, "base64").toString());
  return flaw === undefined ? sound : wrong(flaw);
}

/** What of its metadata a Secret lacks, in words. */
export function flawOfMetadata(manifest: SecretManifest, wanted: KubeMetadata): string | undefined {
  const { name, namespace, labels = {}, annotations = {} } = wanted;
  if (manifest.name !== name) return `its name is not "${name}"`;
  if (manifest.namespace !== namespace) return `its namespace is not "${namespace}"`;
  const label = lacking(manifest.labels, labels);
  if (label !== undefined) return `its label ${label} is not "${labels[label]}"`;
  const annotation = lacking(manifest.annotations, annotations);
  return annotation === undefined ? undefined : `its annotation ${annotation} is not "${annotations[annotation]}"`;
}

function lacking(given: StringMap, wanted: StringMap): string | undefined {
  return Object.keys(wanted).find((key) => given[key] !== wanted[key]);
}
