import { type Diagnostic, isOrigin } from "../diagnostics/diagnostic";
import type { Resolution, Rule } from "./resolution";
import { adoptedNameTwice } from "./rules/adopted-name-twice";
import { caFileOutside } from "./rules/ca-file-outside";
import { caFileUnreadable } from "./rules/ca-file-unreadable";
import { caPrivateKey } from "./rules/ca-private-key";
import { cidrRemapped } from "./rules/cidr-remapped";
import { clusterIdTooLong } from "./rules/cluster-id-too-long";
import { duplicateClusterId } from "./rules/duplicate-cluster-id";
import { duplicateName } from "./rules/duplicate-name";
import { eksCertificate } from "./rules/eks-certificate";
import { engineNotYet } from "./rules/engine-not-yet";
import { engineWithoutSource } from "./rules/engine-without-source";
import { exclusiveKeys } from "./rules/exclusive-keys";
import { externalCidrOutsidePools } from "./rules/external-cidr-outside-pools";
import { gatewayAddressUnknown } from "./rules/gateway-address-unknown";
import { guardWithoutNamespace } from "./rules/guard-without-namespace";
import { identityMissing } from "./rules/identity-missing";
import { inBandWithoutNetwork } from "./rules/in-band-without-network";
import { keysMissing } from "./rules/keys-missing";
import { lockClash } from "./rules/lock-clash";
import { needsNewerLiqo } from "./rules/needs-newer-liqo";
import { networkOnlyWithSlices } from "./rules/network-only-with-slices";
import { noManagement } from "./rules/no-management";
import { noReachableGateway } from "./rules/no-reachable-gateway";
import { nodePortCollision } from "./rules/node-port-collision";
import { nodePortOutOfRange } from "./rules/node-port-out-of-range";
import { nodePortWithoutAddress } from "./rules/node-port-without-address";
import { nodePortsExhausted } from "./rules/node-ports-exhausted";
import { notAProvider } from "./rules/not-a-provider";
import { notYet } from "./rules/not-yet";
import { offloadingConflict } from "./rules/offloading-conflict";
import { ownCidrsOverlap } from "./rules/own-cidrs-overlap";
import { plainSecrets } from "./rules/plain-secrets";
import { podCidrMissing } from "./rules/pod-cidr-missing";
import { poolsOverlap } from "./rules/pools-overlap";
import { providedIncomplete } from "./rules/provided-incomplete";
import { providedOnly } from "./rules/provided-only";
import { proxyUrlUnknown } from "./rules/proxy-url-unknown";
import { publicKeyMissing } from "./rules/public-key-missing";
import { publishedKey } from "./rules/published-key";
import { remapImpossible } from "./rules/remap-impossible";
import { remoteCidrCoversLocal } from "./rules/remote-cidr-covers-local";
import { remoteNameUnused } from "./rules/remote-name-unused";
import { repeatedOffloading } from "./rules/repeated-offloading";
import { repeatedPair } from "./rules/repeated-pair";
import { reservedLabel } from "./rules/reserved-label";
import { reservedNamespace } from "./rules/reserved-namespace";
import { secretFileWrong } from "./rules/secret-file-wrong";
import { selectedNameMissing } from "./rules/selected-name-missing";
import { selectorMatchesNothing } from "./rules/selector-matches-nothing";
import { selfPeering } from "./rules/self-peering";
import { severalFleets } from "./rules/several-fleets";
import { sliceNameTooLong } from "./rules/slice-name-too-long";
import { sliceNameTwice } from "./rules/slice-name-twice";
import { sopsWithArgocd } from "./rules/sops-with-argocd";
import { systemUser } from "./rules/system-user";
import { tenantNamespacePrefix } from "./rules/tenant-namespace-prefix";
import { tenantNamespaceShared } from "./rules/tenant-namespace-shared";
import { topologiesOverlap } from "./rules/topologies-overlap";
import { topologyShape } from "./rules/topology-shape";
import { twinNamespaceCollision } from "./rules/twin-namespace-collision";
import { twinNamespaceTooLong } from "./rules/twin-namespace-too-long";
import { unknownCluster } from "./rules/unknown-cluster";
import { unknownManagement } from "./rules/unknown-management";
import { unknownWaiver } from "./rules/unknown-waiver";
import { unmanagedPeering } from "./rules/unmanaged-peering";
import { validityWithoutCertificate } from "./rules/validity-without-certificate";
import { versionSkew } from "./rules/version-skew";
import { applyWaivers } from "./waivers";

/** Laws about who there is; they hold even where other documents could not be read. */
const linkRules: readonly Rule[] = [
  severalFleets,
  duplicateName,
  unknownCluster,
  unknownManagement,
  selfPeering,
  repeatedPair,
  topologiesOverlap,
  exclusiveKeys,
  repeatedOffloading,
  caFileOutside,
  caFileUnreadable,
  caPrivateKey,
  lockClash,
  unknownWaiver,
];

/** Laws about the fleet as a whole. */
const fleetRules: readonly Rule[] = [
  adoptedNameTwice,
  sliceNameTooLong,
  topologyShape,
  duplicateClusterId,
  clusterIdTooLong,
  eksCertificate,
  engineWithoutSource,
  externalCidrOutsidePools,
  gatewayAddressUnknown,
  guardWithoutNamespace,
  inBandWithoutNetwork,
  needsNewerLiqo,
  networkOnlyWithSlices,
  noManagement,
  noReachableGateway,
  nodePortCollision,
  nodePortOutOfRange,
  nodePortWithoutAddress,
  nodePortsExhausted,
  notAProvider,
  offloadingConflict,
  ownCidrsOverlap,
  podCidrMissing,
  cidrRemapped,
  poolsOverlap,
  providedIncomplete,
  providedOnly,
  remapImpossible,
  remoteCidrCoversLocal,
  remoteNameUnused,
  reservedLabel,
  reservedNamespace,
  selectedNameMissing,
  selectorMatchesNothing,
  sliceNameTwice,
  sopsWithArgocd,
  systemUser,
  tenantNamespacePrefix,
  tenantNamespaceShared,
  twinNamespaceCollision,
  twinNamespaceTooLong,
  unmanagedPeering,
  validityWithoutCertificate,
  versionSkew,
  plainSecrets,
  notYet,
  engineNotYet,
  proxyUrlUnknown,
  keysMissing,
  publicKeyMissing,
  publishedKey,
  identityMissing,
  secretFileWrong,
];

/** How much of the specs was understood; what was not must not be blamed on others. */
export interface Understanding {
  /** A document is missing here although its file has one. */
  readonly isComplete: boolean;
}

/** Everything that is wrong with the fleet. */
export function checkFleet(resolution: Resolution, { isComplete }: Understanding): readonly Diagnostic[] {
  const { documents } = resolution;
  const isSound = isComplete && documents.Fleet.every(({ damaged }) => !damaged);
  const found = linkRules.flatMap((rule) => [...rule(resolution)]);
  if (!isSound) return found;
  const isDamaged = damagedPlaces(resolution);
  const more = fleetRules.flatMap((rule) => [...rule(resolution)]).filter((diagnostic) => !isDamaged(diagnostic));
  return applyWaivers([...found, ...more], resolution);
}

/** Whether a diagnostic is about a document that lost some of its values: it may only be missing what was refused. */
function damagedPlaces({ documents }: Resolution): (diagnostic: Diagnostic) => boolean {
  const damaged = Object.values(documents)
    .flat()
    .filter((document) => document.damaged);
  const places = new Set(damaged.map(({ file, index }) => `${index} ${file}`));
  return ({ at, related }) =>
    [at, ...related.map((other) => other.at)].some(
      (place) => isOrigin(place) && places.has(`${place.document} ${place.file}`),
    );
}
