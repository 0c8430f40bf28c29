import { LineCounter, parseAllDocuments } from "yaml";
import { z } from "zod";
import type { StringMap } from "../model/kube-object";

/** A Secret as it lies in a file: who it is, and its values in base64. */
export interface SecretManifest {
  readonly name: string | undefined;
  readonly namespace: string | undefined;
  readonly labels: StringMap;
  readonly annotations: StringMap;
  readonly data: StringMap;
}

/** Reads a file that holds one Secret and nothing else. What is wrong is told without a word of what the file says. */
export function parseSecret(text: string): SecretManifest | { readonly flaw: string } {
  const documents = documentsIn(text);
  if ("flaw" in documents) return documents;
  const [only] = documents.values;
  if (documents.values.length !== 1)
    return { flaw: `it holds ${documents.values.length} documents, and one is wanted` };
  const parsed = schema.safeParse(only);
  if (!parsed.success) return { flaw: flawOf(parsed.error.issues) };
  const { metadata, data } = parsed.data;
  const { name, namespace, labels = {}, annotations = {} } = metadata;
  return { name, namespace, labels, annotations, data };
}

/** Every value of a file as Kubernetes reads it, which is YAML 1.1: `on` is no text there. */
function documentsIn(text: string): { readonly values: readonly unknown[] } | { readonly flaw: string } {
  const lines = new LineCounter();
  const trees = parseAllDocuments(text, {
    version: "1.1",
    prettyErrors: false,
    logLevel: "silent",
    lineCounter: lines,
  });
  if (!Array.isArray(trees)) return { values: [] };
  const [broken] = trees.flatMap(({ errors }) => errors);
  if (broken !== undefined) return { flaw: `it is no YAML: line ${lines.linePos(broken.pos[0]).line}` };
  try {
    return { values: trees.map((tree) => tree.toJS() as unknown).filter((value) => value !== null) };
  } catch {
    return { flaw: "its aliases are more than a Secret needs" };
  }
}

const strings = z.record(z.string(), z.string());
const base64 = z
  .string()
  .transform((text) => text.replace(/[\r\n]/g, ""))
  .refine((text) => /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text));

const schema = z.strictObject({
  apiVersion: z.literal("v1"),
  kind: z.literal("Secret"),
  metadata: z.strictObject({
    name: z.string().optional(),
    namespace: z.string().optional(),
    labels: strings.optional(),
    annotations: strings.optional(),
    // What kubectl prints of an object that was never created.
    creationTimestamp: z.null().optional(),
  }),
  type: z.string().optional(),
  immutable: z.boolean().optional(),
  data: z.record(z.string(), base64),
});

/** The first thing that is wrong, in the order in which a reader would see it. */
function flawOf(issues: readonly z.core.$ZodIssue[]): string {
  const places = issues.flatMap(placesOf);
  const found = words.find(([place]) => places.some((given) => given === place || given.startsWith(`${place}.`)));
  return found?.[1] ?? "it is no Secret as Kubernetes wants it";
}

function placesOf(issue: z.core.$ZodIssue): readonly string[] {
  if (issue.code !== "unrecognized_keys") return [issue.path.join(".")];
  return issue.keys.map((key) => [...issue.path, key].join("."));
}

const words: readonly (readonly [place: string, flaw: string])[] = [
  ["apiVersion", "it is no Secret: apiVersion is not v1"],
  ["kind", "it is no Secret: kind is something else"],
  ["stringData", "it has stringData, which Kubernetes would encode a second time: base64 belongs under data"],
  ["metadata.labels", "its labels are not all text"],
  ["metadata.annotations", "its annotations are not all text"],
  ["metadata.uid", "it has metadata of a live object (uid), which cannot be applied elsewhere"],
  ["metadata.resourceVersion", "it has metadata of a live object (resourceVersion), which cannot be applied again"],
  ["metadata", "its metadata has more than name, namespace, labels and annotations, or something else in their place"],
  ["data", "it has no data, or what stands there is not all base64"],
];
