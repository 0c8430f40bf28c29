import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { mapChildren } from "./map-children.mjs";

/** Gives the schema of a kind in the form that CRDs have, if the folder holds the OpenAPI v3 document of its group. */
export function readOpenapi(folder) {
  return (apiVersion, kind) => {
    const name = apiVersion.includes("/") ? `apis__${apiVersion.replace("/", "__")}` : `api__${apiVersion}`;
    const file = join(folder, `${name}_openapi.json`);
    if (!existsSync(file)) return undefined;
    const { schemas } = JSON.parse(readFileSync(file, "utf8")).components;
    const schema = Object.values(schemas).find((candidate) => isOf(candidate, apiVersion, kind));
    return schema && structural(schema, schemas);
  };
}

function isOf(schema, apiVersion, kind) {
  return schema["x-kubernetes-group-version-kind"]?.some(
    ({ group, version, kind: name }) => name === kind && [group, version].filter(Boolean).join("/") === apiVersion,
  );
}

const reference = "#/components/schemas/";
const objectMeta = `${reference}io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta`;

/** References are resolved. Defaults go: they are the zero values of Go, and not what the API server fills in. */
function structural(schema, schemas) {
  const { $ref } = schema.allOf?.[0] ?? schema;
  if ($ref === objectMeta) return { type: "object" };
  if ($ref !== undefined) return structural(schemas[$ref.slice(reference.length)], schemas);
  const { default: zero, ...rest } = schema;
  return mapChildren(rest, (child) => structural(child, schemas));
}
