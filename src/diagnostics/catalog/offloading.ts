import { entry } from "./entry";

/** Slices and offloaded namespaces. */
export const offloading = {
  "slice-name-twice": entry<{ name: string; consumer: string }>({
    severity: "error",
    title: "Slice names are unique on a consumer",
    message: (f) => `consumer "${f.consumer}" has two slices named "${f.name}"`,
    help: () => "rename one: Liqo makes a virtual node of that name for each",
    mirrorsLiqo: true,
  }),
  "slice-name-too-long": entry<{ name: string; length: number }>({
    severity: "error",
    title: "A slice's name fits into a label",
    message: (f) => `slice "${f.name}" has a name of ${f.length} characters; its virtual node's labels allow 63`,
    help: () =>
      "give the slice a shorter name in its Peering, or leave its name out: it is then named after the provider",
  }),
  "selected-name-missing": entry<{ namespace: string }>({
    severity: "error",
    title: "SelectedName comes with a name",
    message: (f) => `namespace "${f.namespace}" is offloaded with SelectedName, and no remoteNamespaceName is given`,
    help: () => "add remoteNamespaceName, or use DefaultName",
    mirrorsLiqo: true,
  }),
  "remote-name-unused": entry<{ namespace: string; strategy: string }>({
    severity: "error",
    title: "A remote namespace name goes with SelectedName",
    message: (f) => `remoteNamespaceName of "${f.namespace}" is only used with SelectedName, and this is ${f.strategy}`,
    help: () => "set `namespaceMappingStrategy: SelectedName`, or remove remoteNamespaceName",
  }),
  "offloading-conflict": entry<{ namespace: string; consumer: string; field: string; first: string; second: string }>({
    severity: "error",
    title: "A namespace is offloaded in one way",
    message: (f) =>
      `namespace "${f.namespace}" of "${f.consumer}" has two values of ${f.field}: ${f.first} and ${f.second}`,
    help: () => "Liqo has one NamespaceOffloading per namespace: give both places the same value",
    mirrorsLiqo: true,
  }),
  "repeated-offloading": entry<{ namespace: string; consumer: string }>({
    severity: "error",
    title: "A namespace has one Offloading document",
    message: (f) => `namespace "${f.namespace}" of "${f.consumer}" has two Offloading documents`,
    help: () => "merge them: the clusterSelector may list several selectors, which are ORed",
    mirrorsLiqo: true,
  }),
  "reserved-namespace": entry<{ namespace: string; whose: string }>({
    severity: "error",
    title: "System namespaces are not offloaded",
    message: (f) => `namespace "${f.namespace}" ${f.whose} and cannot be offloaded`,
    help: () => "offload a namespace of your applications",
  }),
  "not-a-provider": entry<{ what: string; help: string }>({
    severity: "error",
    title: "Pods go to providers of their consumer",
    message: (f) => f.what,
    help: (f) => f.help,
  }),
  "selector-matches-nothing": entry<{ why: string; namespace: string; help: string }>({
    severity: "warning",
    title: "A selector matches a provider",
    message: (f) => `${f.why}, so namespace "${f.namespace}" is not offloaded`,
    help: (f) => f.help,
    waivable: true,
  }),
  "twin-namespace-too-long": entry<{ twin: string; length: number }>({
    severity: "error",
    title: "The twin namespace's name fits",
    message: (f) => `the twin namespace would be "${f.twin}": ${f.length} characters, Kubernetes allows 63`,
    help: () => "use EnforceSameName, or SelectedName with a shorter name",
    mirrorsLiqo: true,
  }),
  "twin-namespace-collision": entry<{ provider: string; twin: string; first: string; second: string }>({
    severity: "error",
    title: "Twin namespaces do not meet on a provider",
    message: (f) => `on provider "${f.provider}", ${f.first} and ${f.second} would both be namespace "${f.twin}"`,
    help: () => "use DefaultName, or SelectedName with names of their own",
    mirrorsLiqo: true,
  }),
  "guard-without-namespace": entry<{ namespace: string }>({
    severity: "error",
    title: "Only a namespace that we create can be guarded",
    message: (f) => `guard labels namespace "${f.namespace}", which createNamespace does not create`,
    help: () => "set `createNamespace: true`, or remove guard",
  }),
};
