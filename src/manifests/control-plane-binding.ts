import type { Manifest } from "../model/kube-object";
import { given, metadata, type PeeringObjectProps, remoteLabels } from "./metadata";

/** Whom a provider sees when its consumer calls. */
export interface Subject {
  readonly kind: string;
  readonly name: string;
  readonly namespace?: string | undefined;
}

/** Props of the binding that lets a consumer in. */
export interface ControlPlaneBindingProps extends Omit<PeeringObjectProps, "name"> {
  readonly subject: Subject;
  /** @default liqo-remote-controlplane, the role that Liqo's chart makes under its own name */
  readonly role?: string | undefined;
}

const group = "rbac.authorization.k8s.io";

/** Lets a consumer hand in slices. Liqo revokes it by this name when the tenant is drained. */
export function controlPlaneBinding(props: ControlPlaneBindingProps): Manifest<Binding> {
  const { namespace, remoteClusterId, subject, role = "liqo-remote-controlplane" } = props;
  const name = `liqo-binding-${role}`;
  const isAccount = subject.kind === "ServiceAccount";
  return {
    apiVersion: `${group}/v1`,
    kind: "RoleBinding",
    metadata: metadata(props, { name, namespace, labels: remoteLabels(remoteClusterId) }),
    roleRef: { apiGroup: group, kind: "ClusterRole", name: role },
    subjects: [
      {
        ...(isAccount ? {} : { apiGroup: group }),
        kind: subject.kind,
        name: subject.name,
        ...given("namespace", isAccount ? subject.namespace : undefined),
      },
    ],
  };
}

interface Binding {
  readonly apiVersion: string;
  readonly kind: string;
  readonly roleRef: { readonly apiGroup: string; readonly kind: string; readonly name: string };
  readonly subjects: BoundSubject[];
}

interface BoundSubject {
  readonly apiGroup?: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace?: string;
}
