import { z } from "zod";
import { required } from "../field";
import { dnsLabel } from "../scalars";

export const engine = z.enum(["ArgoCD", "Flux", "None"]);
export const secretsMode = z.enum(["Controller", "Sealed", "SOPS", "External", "Plain"]);
export const serviceType = z.enum(["NodePort", "LoadBalancer", "ClusterIP"]);

/** The name of a cluster, where another document refers to it. */
export const clusterName = dnsLabel("the name of a cluster");

/** The metadata of every kind but Fleet, whose name may be left out, and Cluster, which has labels. */
export const metadata = (kind: string, example: string) =>
  required(
    z.strictObject({
      name: required(dnsLabel(`the name of a ${kind}`), `Name of the ${kind}, unique among its kind.`, example),
    }),
    "Who this document is.",
    { name: example },
  );

/** One value, or a list of them. */
export const oneOrMany = <T extends z.ZodType>(schema: T) => z.union([schema, z.array(schema)]);
