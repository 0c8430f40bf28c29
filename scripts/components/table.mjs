// What can be made. A new component is a row here, and a folder in test/real/components when its module is new.
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const modules = join(import.meta.dirname, "..", "..", "test", "real", "components");

/** Programs are built from the module in `folder`; `seconds` is what that takes on two cores when Go has nothing cached. */
const programs = [
  { name: "etcd", folder: "etcd", package: "go.etcd.io/etcd/server/v3", seconds: 45 },
  { name: "kube-apiserver", folder: "kubernetes", package: "k8s.io/kubernetes/cmd/kube-apiserver", seconds: 240 },
  { name: "kubectl", folder: "kubernetes", package: "k8s.io/kubernetes/cmd/kubectl", seconds: 60 },
  { name: "kubeconform", folder: "kubeconform", package: "github.com/yannh/kubeconform/cmd/kubeconform", seconds: 5 },
];

/** Programs that do not know their version unless the linker tells them. */
const stamps = {
  kubernetes: (version) => [
    `-X k8s.io/component-base/version.gitVersion=${version}`,
    `-X k8s.io/component-base/version.gitMajor=${version.slice(1).split(".")[0]}`,
    `-X k8s.io/component-base/version.gitMinor=${version.split(".")[1]}`,
    "-X k8s.io/component-base/version.gitTreeState=clean",
  ],
  kubeconform: (version) => [`-X main.version=${version}`],
};

/** Folders are copied out of a module whose checksum is `sum`. */
const liqoCrds = {
  "v1.0.1": "h1:5YjAZtAaBxO7i8qZgWvkqlzS402pp5d1SmdgXB9nbFI=",
  "v1.1.2": "h1:DgGPkR6rWM1b1iKJR89tugTOKiNK9uUeghonjTI4Jx0=",
  "v1.2.0": "h1:2KOA/pMeIz/2+HglNF/YcfAdn3iQH1wRRIbUm2TvzfM=",
};

export const table = [
  ...programs.map((row) => {
    const version = versionOf(row);
    return { ...row, version, ldflags: ["-s -w", ...(stamps[row.folder]?.(version) ?? [])].join(" ") };
  }),
  ...Object.entries(liqoCrds).map(([version, sum]) => ({
    name: `liqo-crds-${version}`,
    version,
    module: "github.com/liqotech/liqo",
    sum,
    inside: "deployments/liqo/charts/liqo-crds/crds",
    seconds: 2,
  })),
];

/** What to call a component when speaking of it. */
export const labelOf = ({ name, version }) => (name.endsWith(version) ? name : `${name} ${version}`);

/** The version that go.mod pins of the module which holds the package. */
function versionOf(row) {
  const goMod = readFileSync(join(modules, row.folder, "go.mod"), "utf8");
  const required = [...goMod.matchAll(/^(?:require )?\s*([\w./~-]+) (v\S+)(?: \/\/ indirect)?$/gm)];
  const [, , version] = required.find(([, module]) => `${row.package}/`.startsWith(`${module}/`)) ?? [];
  if (version === undefined)
    throw new Error(`test/real/components/${row.folder}/go.mod does not require ${row.package}`);
  return version;
}
