import type { Cluster } from "./cluster";

/** Deletes what a YAML stream declares, so that the next test finds the cluster as this one did. */
export async function sweep(cluster: Cluster, yaml: string): Promise<void> {
  const input = yaml;
  await cluster.mustKubectl(["delete", "--wait=false", "--ignore-not-found", "-f", "-"], { input });
  await finalizeNamespaces(cluster);
  const left = await cluster.mustKubectl(["get", "--ignore-not-found", "-o", "name", "-f", "-"], { input });
  if (left !== "") throw new Error(`not swept from ${cluster.name}:\n${left}`);
}

/** Namespaces that are being deleted wait for the namespace controller, which does not run here, to let go of them. */
async function finalizeNamespaces(cluster: Cluster): Promise<void> {
  const { items } = JSON.parse(await cluster.ask({ path: "/api/v1/namespaces" })) as {
    readonly items: readonly { readonly metadata: { readonly name: string; readonly deletionTimestamp?: string } }[];
  };
  for (const { metadata } of items.filter(({ metadata }) => metadata.deletionTimestamp !== undefined)) {
    const body = { apiVersion: "v1", kind: "Namespace", metadata: { name: metadata.name }, spec: {} };
    await cluster.ask({ path: `/api/v1/namespaces/${metadata.name}/finalize`, body });
  }
}
