import type { PeeringObjectProps } from "./metadata";

/** A template of Liqo's, from which a gateway is made. */
export interface GatewayTemplate {
  readonly name: string;
  /** The namespace that Liqo is installed in. */
  readonly namespace: string;
}

/** What both ends of a tunnel say of it. */
export interface GatewayProps extends PeeringObjectProps {
  /** Must be the same at both ends. Liqo has no default of its own: without one the tunnel gets WireGuard's. */
  readonly mtu: number;
  readonly template: GatewayTemplate;
  /**
   * Name of the Secret with the key pair.
   * @default - Liqo makes a pair itself, and the private key never leaves the cluster
   */
  readonly keys?: string | undefined;
}

/** A reference to a template, with all that Liqo needs to fetch it. */
export function templateRef(kind: string, { name, namespace }: GatewayTemplate): TemplateRef {
  return { apiVersion: "networking.liqo.io/v1beta1", kind, name, namespace };
}

interface TemplateRef extends GatewayTemplate {
  readonly apiVersion: string;
  readonly kind: string;
}
