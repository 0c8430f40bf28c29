export { type Compilation, compile, type Specs } from "./compile";
export { type Code, catalog, type Severity } from "./diagnostics/catalog";
export type { Located } from "./diagnostics/located";
export { toGithub } from "./diagnostics/render/github";
export { toJson } from "./diagnostics/render/json";
export { toJunit } from "./diagnostics/render/junit";
export { toSarif } from "./diagnostics/render/sarif";
export { renderText } from "./diagnostics/render/text";
export { Texts } from "./diagnostics/render/texts";
export type { Position, SourceFile, Span } from "./diagnostics/source";
export type { ApiServer, Cluster, ClusterNetwork, LiqoVersion, PortRange } from "./model/cluster";
export type { Fleet } from "./model/fleet";
export type { Engine, FleetSettings, SecretsMode, ServiceType, Source } from "./model/fleet-settings";
export type { Lock } from "./model/lock";
export type { NamespaceMappingStrategy, Offloading, PodOffloadingStrategy } from "./model/offloading";
export type {
  AdoptedName,
  Auth,
  AuthMethod,
  Direction,
  DirectionState,
  Link,
  Peering,
  Slice,
  VirtualNode,
} from "./model/peering";
export { readSpecs } from "./output/read-specs";
export type { CaFile, CaFiles } from "./resolve/ca-files";
export { jsonSchema } from "./spec/json-schema";
export { printLock } from "./spec/lock-file";
