import type { Lock } from "../model/lock";
import type { LockFile } from "../spec/lock-file";
import type { SpecDocument } from "../spec/spec-document";
import type { CaFiles } from "./ca-files";
import { type CheckedSecret, checkSecret } from "./check-secret";
import { resolveClusters } from "./clusters";
import { byKind } from "./documents";
import { draftPeerings } from "./drafts";
import { forecast } from "./forecast";
import { collectRequests, resolveOffloadings } from "./offloadings";
import { resolvePeerings } from "./peerings";
import type { Resolution } from "./resolution";
import type { SecretFiles } from "./secret-files";
import { secretNeeds } from "./secret-needs";
import { resolveSettings } from "./settings";
import { pairsOf } from "./topology";

/** What a fleet is resolved from, besides its documents. */
export interface Surroundings {
  readonly lockFile: LockFile;
  readonly caFiles: CaFiles;
  readonly secretFiles: SecretFiles;
  readonly today: string;
  /** Names of documents that could not be read. */
  readonly refused: ReadonlySet<string>;
}

/** Links all documents into a fleet. What cannot be linked is left out; the rules say why. */
export function resolveFleet(specs: readonly SpecDocument[], surroundings: Surroundings): Resolution {
  const documents = byKind(specs);
  const fleetSpec = documents.Fleet[0]?.value.spec ?? {};
  const clusters = resolveClusters(documents.Cluster, fleetSpec, surroundings.caFiles);
  const pairs = documents.Topology.flatMap((topology) => pairsOf(topology, clusters));
  const drafts = draftPeerings(documents, pairs);
  const settings = resolveSettings(documents.Fleet[0]?.value);
  const { identities } = settings.secrets;
  const { peerings, nodePorts } = resolvePeerings(drafts, { clusters, identities }, surroundings.lockFile.lock);
  const requests = collectRequests(documents.Offloading, drafts, { clusters, peerings });
  const lock = { nodePorts, publicKeys: livingKeys(surroundings.lockFile.lock, peerings) };
  const secrets = [...secretNeeds({ settings, peerings })].map((need) =>
    checkSecret(need, surroundings.secretFiles, lock),
  );
  const fleet = {
    settings,
    clusters,
    peerings,
    offloadings: resolveOffloadings(requests),
    secretFiles: soundTexts(secrets),
    lock,
  };
  return { documents, pairs, drafts, requests, fleet, secrets, remoteNetworks: forecast(fleet), ...surroundings };
}

/** Public keys of pairs that are still peered. */
function livingKeys({ publicKeys }: Lock, peerings: Resolution["fleet"]["peerings"]): Lock["publicKeys"] {
  const living = new Set(
    peerings.flatMap(({ consumer: { name: a }, provider: { name: b } }) => [`${a}/${b}`, `${b}/${a}`]),
  );
  return new Map([...publicKeys].filter(([pair]) => living.has(pair)));
}

/** What can be copied as it is, by path below the spec folder. */
function soundTexts(secrets: readonly CheckedSecret[]): ReadonlyMap<string, string> {
  return new Map(
    secrets.flatMap(({ need, found }) => (found.state === "sound" ? [[need.path, found.text] as const] : [])),
  );
}
