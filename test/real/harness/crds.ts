import type { Cluster } from "./cluster";
import { eventually } from "./eventually";

interface Crd {
  readonly spec: {
    readonly group: string;
    readonly names: { readonly plural: string };
    readonly versions: readonly { readonly name: string; readonly served: boolean }[];
  };
}

interface Discovery {
  readonly items: readonly {
    readonly metadata: { readonly name: string };
    readonly versions: readonly {
      readonly version: string;
      readonly resources: readonly { readonly resource: string }[];
    }[];
  }[];
}

const aggregated = "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList";
const patience = 30_000;

/** Applies CRDs and waits until the API lists their resources, which it does once they are Established. */
export async function establishCrds(cluster: Cluster, paths: readonly string[]): Promise<void> {
  const files = paths.flatMap((path) => ["-f", path]);
  const applied = JSON.parse(await cluster.mustKubectl(["apply", "--server-side", "-o", "json", ...files])) as
    | Crd
    | { readonly items: readonly Crd[] };
  const wanted = ("items" in applied ? applied.items : [applied]).flatMap(({ spec }) =>
    spec.versions.filter(({ served }) => served).map(({ name }) => `${spec.names.plural}.${name}.${spec.group}`),
  );
  await eventually(async () => expect(await servedBy(cluster)).toEqual(expect.arrayContaining(wanted)), {
    within: patience,
  });
}

async function servedBy(cluster: Cluster): Promise<readonly string[]> {
  const { items } = JSON.parse(await cluster.ask({ path: "/apis", accept: aggregated })) as Discovery;
  return items.flatMap(({ metadata, versions }) =>
    versions.flatMap(({ version, resources }) =>
      resources.map(({ resource }) => `${resource}.${version}.${metadata.name}`),
    ),
  );
}
