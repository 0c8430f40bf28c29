import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { catalog, entryOf, isCode } from "../../src/diagnostics/catalog";

const root = join(__dirname, "..", "real", "rules");
const mirrored = Object.keys(catalog)
  .filter((code) => isCode(code) && entryOf(code).mirrorsLiqo === true)
  .sort();
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
const files = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.\w+$/.test(name))
  .sort();
const manifests = files.filter((name) => /\/(consumer|provider)\.yaml$/.test(name));

const words = z.string().min(1);
const release = z.enum(["same", "not enforced", "unknown"]);

/** Kind/namespace/name; nothing stands between the slashes for what has no namespace. */
const objectName = z.string().regex(/^[A-Z][A-Za-z]+\/[a-z0-9-]*\/[a-z0-9.*-]+$/);

const violation = z
  .strictObject({
    code: z.string().refine(isCode),
    law: words.endsWith("."),
    enforcedBy: z.enum([
      "apiserver-schema",
      "apiserver-validation",
      "liqo-webhook",
      "liqo-controller",
      "liqo-ipam-start",
      "tunnel",
      "dns-name",
    ]),
    expect: z.strictObject({
      when: z.enum(["apply", "eventually", "start"]),
      outcome: z.enum(["denied", "stuck", "ignored", "not-started"]),
      message: words.refine(isRegExp).nullable(),
      object: objectName,
      never: words.nullable(),
    }),
    liqo: z.strictObject({ "v1.0.1": release, "v1.1.2": release, "v1.2.0": release }),
    source: z.array(z.string().regex(/^(Kubernetes: \S.*|[\w./-]+\.(go|yaml):\d+)$/)).min(1),
    verified: z.boolean(),
  })
  .refine(({ expect: { outcome, never } }) => (never === null) === (outcome === "denied"), {
    error: "what is not denied says what never becomes true",
  })
  .refine(({ liqo }) => Object.values(liqo).includes("same"), { error: "a law holds on some release" });

const manifest = z.looseObject({
  apiVersion: words,
  kind: words,
  metadata: z.looseObject({ name: words, namespace: words.optional() }),
});

const secret = z.looseObject({ data: z.record(z.string(), z.string().regex(/^\$\{[A-Z0-9_]+\}$/)) });

test("each law of Liqo has a folder, and each folder a law", () => {
  expect(folders).toEqual(mirrored);
});

describe("each folder says what it breaks", () => {
  test.each(folders)("%s", (folder) => {
    const { code, expect: expected } = violation.parse(parse(read(`${folder}/violation.yaml`)));
    expect(code).toBe(folder);
    const others = readdirSync(join(root, folder)).filter((name) => name !== "violation.yaml");
    expect(others).not.toEqual([]);
    expect(others.filter((name) => !["consumer.yaml", "provider.yaml", "values.yaml"].includes(name))).toEqual([]);
    if (expected.when === "apply") expect(objectsIn(folder)).toContain(expected.object);
  });
});

describe("each manifest is an object of Kubernetes", () => {
  test.each(manifests)("%s", (name) => {
    const objects = documentsOf(name);
    expect(objects.length).toBeGreaterThan(0);
    for (const object of objects) {
      expect(manifest.safeParse(object).error).toBeUndefined();
      if (manifest.parse(object).kind === "Secret") expect(secret.safeParse(object).error).toBeUndefined();
    }
  });
});

test("Helm values are mappings", () => {
  for (const name of files.filter((file) => file.endsWith("/values.yaml"))) {
    expect(z.record(z.string(), z.unknown()).safeParse(parse(read(name))).error).toBeUndefined();
  }
});

test("no file holds a WireGuard key that is not called public", () => {
  expect(files.length).toBeGreaterThan(folders.length);
  expect(files.filter((name) => holdsKey(read(name)))).toEqual([]);
});

test("a WireGuard key is told from other text", () => {
  const key = Buffer.alloc(32, 7).toString("base64");
  expect(holdsKey(`privateKey: ${key}`)).toBe(true);
  expect(holdsKey(`# ${key}`)).toBe(true);
  expect(holdsKey(`notpublicKey: ${key}`)).toBe(true);
  expect(holdsKey(`  publicKey: ${key}`)).toBe(false);
  expect(holdsKey("kubeconfig: a-name-that-is-long-but-no-key-of-anything-at-all")).toBe(false);
});

function read(name: string): string {
  return readFileSync(join(root, name), "utf8");
}

function documentsOf(name: string): readonly unknown[] {
  return parseAllDocuments(read(name)).map((document) => {
    expect([...document.errors, ...document.warnings]).toEqual([]);
    return document.toJS();
  });
}

function objectsIn(folder: string): readonly string[] {
  return manifests
    .filter((name) => name.startsWith(`${folder}/`))
    .flatMap(documentsOf)
    .map((object) => manifest.parse(object))
    .map(({ kind, metadata: { namespace = "", name } }) => `${kind}/${namespace}/${name}`);
}

/** Whether 32 bytes in base64 stand anywhere but in a field publicKey. */
function holdsKey(text: string): boolean {
  const rest = text.replace(/^([\s-]*)publicKey: "?[A-Za-z0-9+/]{43}="?$/gm, "$1publicKey:");
  return /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{43}=(?![A-Za-z0-9+/=])/.test(rest);
}

function isRegExp(text: string): boolean {
  try {
    return new RegExp(text).source !== "";
  } catch {
    return false;
  }
}
