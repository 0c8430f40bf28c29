/** A program, or a folder of files, that scripts/components.mjs makes. */
export type ComponentName = "etcd" | "kube-apiserver" | "kubectl" | "kubeconform" | `liqo-crds-v${string}`;

/** What a cluster consists of. */
export const controlPlane: readonly ComponentName[] = ["etcd", "kube-apiserver", "kubectl"];

interface Component {
  readonly name: string;
  readonly version: string;
  readonly path: string;
  /** It was found in KUBEBUILDER_ASSETS, and can have another version. */
  readonly isForeign?: boolean;
}

interface Missing {
  readonly name: string;
  readonly version: string;
  readonly trouble: Trouble;
}

/** Why a component is not there: nobody could make it here, or making it failed. */
export interface Trouble {
  readonly kind: "absent" | "broken";
  readonly message: string;
}

/** A component by name. */
export function component(name: ComponentName): Component {
  const found = provided().find((one) => one.name === name);
  if (found === undefined) throw new Error(`no component "${name}": add it to scripts/components/table.mjs`);
  if ("trouble" in found) throw new Error(found.trouble.message);
  return found;
}

/** What is in the way of using these. */
export function troublesWith(names: readonly ComponentName[]): readonly Trouble[] {
  return provided().flatMap((one) =>
    names.some((name) => name === one.name) && "trouble" in one ? [one.trouble] : [],
  );
}

/** The global setup leaves its answer in the environment. */
function provided(): readonly (Component | Missing)[] {
  return JSON.parse(process.env.PEERAGE_COMPONENTS ?? "[]") as readonly (Component | Missing)[];
}
