import { z } from "zod";
import { optional, required } from "../field";
import { dnsLabel, duration, objectName, proxyUrl, someText } from "../scalars";

const subject = z.strictObject({
  kind: required(z.enum(["User", "Group", "ServiceAccount"]), "Kind of the subject.", "User"),
  name: required(someText, "Name of the subject, as the provider sees it.", "rome"),
  namespace: optional(dnsLabel("a namespace"), "Namespace of a ServiceAccount.", "liqo-tenant-rome"),
});

/** How a consumer proves who it is. */
export const auth = z.strictObject({
  enabled: optional(z.boolean(), "false: a network-only peering.", true, "true"),
  method: optional(
    z.enum(["Certificate", "Token", "EKSIAM", "Provided", "Handshake"]),
    "How the consumer proves who it is to the provider.",
    "Certificate",
    "Certificate",
  ),
  user: optional(someText, "Common name in the certificate.", "rome", "the consumer's cluster ID"),
  validity: optional(
    duration,
    "How long a certificate is valid.",
    "720h",
    "720h with identities: Controller, else 8760h",
  ),
  secretRef: optional(
    z.strictObject({ name: required(objectName, "Name of the Secret.", "my-kubeconfig") }),
    "With Provided: the Secret with the kubeconfig, in the consumer's tenant namespace.",
    { name: "my-kubeconfig" },
  ),
  subject: optional(subject, "With Provided: whom the provider sees.", { kind: "User", name: "rome" }),
  inBand: optional(z.boolean(), "true: API traffic goes through the tunnel.", false, "false"),
  proxyURL: optional(
    proxyUrl,
    "With inBand: address of the provider's proxy, as the consumer reaches it.",
    "http://10.70.0.3:8118",
    "found by the controller; required in other modes",
  ),
});
