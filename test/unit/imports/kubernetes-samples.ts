import type { Sample } from "./sample";

const metadata = { name: "rome", namespace: "liqo-tenant-rome", labels: { "liqo.io/remote-cluster-id": "rome" } };
const namespace = { apiVersion: "v1", kind: "Namespace", metadata: { name: "liqo-tenant-rome" } };
const serviceAccount = { apiVersion: "v1", kind: "ServiceAccount", metadata };
const secret = { apiVersion: "v1", kind: "Secret", metadata, type: "Opaque", data: { publicKey: "aGVsbG8=" } };
const roleBinding = {
  apiVersion: "rbac.authorization.k8s.io/v1",
  kind: "RoleBinding",
  metadata,
  roleRef: { apiGroup: "rbac.authorization.k8s.io", kind: "ClusterRole", name: "liqo-remote-controlplane" },
  subjects: [{ apiGroup: "rbac.authorization.k8s.io", kind: "User", name: "rome" }],
};

/** One of each kind that Kubernetes brings along. */
export const kubernetesSamples: readonly Sample[] = [
  {
    right: namespace,
    wrong: [
      ["metadata.label", {}],
      ["spec.finalizer", []],
    ],
  },
  { right: serviceAccount, wrong: [["automountServiceAccountToken", "true"]] },
  {
    right: secret,
    wrong: [
      ["data.publicKey", 1],
      ["stringdata", {}],
    ],
  },
  {
    right: roleBinding,
    wrong: [
      ["roleRef", undefined],
      ["roleRef.name", undefined],
      ["subjects.0.user", "rome"],
    ],
  },
];
