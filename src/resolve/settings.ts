import type { FleetSettings, SecretsMode, Source } from "../model/fleet-settings";
import type { DocumentOf } from "../spec/schema";

type FleetSpec = NonNullable<DocumentOf<"Fleet">["spec"]>;

/** What holds for the whole fleet, with its defaults. */
export function resolveSettings(document: DocumentOf<"Fleet"> | undefined): FleetSettings {
  const spec = document?.spec ?? {};
  const secrets = secretsOf(spec.secrets ?? {});
  return {
    name: document?.metadata?.name ?? "fleet",
    management: spec.management,
    source: sourceOf(spec.source ?? {}),
    argocd: {
      namespace: "argocd",
      projectPrefix: "peerage",
      rootProject: "default",
      version: "3.3",
      granularity: "Phase",
      autoSync: true,
      ...given(spec.delivery?.argocd),
    },
    flux: { namespace: "flux-system", mode: "Hub", version: "2.7", interval: "10m", ...given(spec.delivery?.flux) },
    secrets,
    controller: controllerOf(spec, secrets),
    commonLabels: spec.commonLabels ?? {},
    commonAnnotations: spec.commonAnnotations ?? {},
  };
}

function secretsOf({ mode, keys, identities }: NonNullable<FleetSpec["secrets"]>): FleetSettings["secrets"] {
  return { keys: keys ?? mode ?? "Controller", identities: identities ?? mode ?? "Controller" };
}

function sourceOf({
  repoURL,
  oci,
  revision = "main",
  path = "dist",
}: NonNullable<FleetSpec["source"]>): Source | undefined {
  if (oci !== undefined) return { type: "oci", url: oci, revision, path };
  return repoURL === undefined ? undefined : { type: "git", url: repoURL, revision, path };
}

function controllerOf(spec: FleetSpec, secrets: FleetSettings["secrets"]): FleetSettings["controller"] {
  const wanted = Object.values(secrets).includes("Controller" satisfies SecretsMode) && spec.management !== undefined;
  return {
    enabled: spec.controller?.enabled ?? wanted,
    namespace: spec.controller?.namespace ?? "peerage-system",
    image: spec.controller?.image,
  };
}

/** The values that were given, without those that were not. */
function given<T extends object>(values: T | undefined): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== undefined)) as never;
}
