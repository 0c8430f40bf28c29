import { parseDocument } from "yaml";
import { z } from "zod";

/** What keeps a kubeconfig from serving a program in a cluster; undefined when nothing does. Nothing of what it says is told. */
export function flawOfKubeconfig(text: string): string | undefined {
  const parsed = schema.safeParse(plainOf(text));
  if (!parsed.success) return "what it calls kubeconfig does not have clusters, users, contexts and current-context";
  const { clusters, users, contexts, "current-context": current } = parsed.data;
  const context = contexts.find(({ name }) => name === current)?.context;
  if (context === undefined) return "its kubeconfig has no context of the name in current-context";
  const cluster = clusters.find(({ name }) => name === context.cluster)?.cluster;
  const user = users.find(({ name }) => name === context.user)?.user;
  if (cluster === undefined || user === undefined) return "the current context of its kubeconfig names nobody in it";
  const pointers = files.filter((key) => key in cluster || key in user);
  return pointers.length === 0
    ? undefined
    : `its kubeconfig points at a file (${pointers.join(", ")}), and there is none in the cluster: put the content into it`;
}

/** Keys of a kubeconfig that name a file beside it. */
const files = ["certificate-authority", "client-certificate", "client-key", "tokenFile"];

const schema = z.object({
  clusters: z.array(z.object({ name: z.string(), cluster: z.looseObject({ server: z.string() }) })),
  users: z.array(z.object({ name: z.string(), user: z.looseObject({}) })),
  contexts: z.array(z.object({ name: z.string(), context: z.object({ cluster: z.string(), user: z.string() }) })),
  "current-context": z.string(),
});

function plainOf(text: string): unknown {
  const tree = parseDocument(text, { version: "1.1", prettyErrors: false, logLevel: "silent" });
  if (tree.errors.length > 0) return undefined;
  try {
    return tree.toJS() as unknown;
  } catch {
    return undefined;
  }
}
