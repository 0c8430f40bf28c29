import { construct } from "./construct.mjs";
import { Failure } from "./failure.mjs";
import { interfaces, kindInterfaces } from "./interfaces.mjs";
import { metadataSchema } from "./metadata-schema.mjs";
import { printJson } from "./print-json.mjs";
import { readCrds } from "./read-crds.mjs";
import { readOpenapi } from "./read-openapi.mjs";
import { resourceSchema } from "./resource-schema.mjs";

const readers = { crds: readCrds, openapi: readOpenapi };

/** The files that a source gives, by path: schemas, and for the newest release types and published schemas. */
export async function madeFiles(source, folder) {
  const schemaOf = readers[source.format](folder);
  const files = {};
  for (const [apiVersion, kinds] of Object.entries(source.kinds)) {
    for (const kind of kinds) {
      const upstream = schemaOf(apiVersion, kind);
      if (upstream === undefined) throw new Failure(`${kind} of ${apiVersion} is not in ${folder}`, { exitCode: 1 });
      const schema = resourceSchema({ apiVersion, kind, schema: upstream, source });
      Object.assign(files, schemaFiles({ source, apiVersion, kind, schema }));
      if (source.types !== undefined) Object.assign(files, await typeFiles({ source, apiVersion, kind, schema }));
    }
  }
  return files;
}

/** The types that all kinds share; they are our own. */
export async function sharedFiles() {
  const header = "// Made by `npm run import`; do not edit.\n\n";
  return { "imports/object-meta.ts": header + (await interfaces(metadataSchema, "ObjectMeta")) };
}

/** kubeconform takes the version for the group of kinds that have none, so core kinds are published below v1. */
function schemaFiles({ source, apiVersion, kind, schema }) {
  const text = printJson(schema);
  const [group, version = group] = apiVersion.split("/");
  const file = kind.toLowerCase();
  return {
    [`${source.schemas}/${file}.json`]: text,
    ...(source.isPublished && { [`schemas/${group}/${file}_${version}.json`]: text }),
  };
}

async function typeFiles({ source, apiVersion, kind, schema }) {
  const header = `// Made by \`npm run import\` from ${source.module} ${source.version} (Apache-2.0); do not edit.\n\n`;
  const file = kebabCase(kind);
  return {
    [`${source.types}/${file}.ts`]: `${header}import type { ObjectMeta } from "../object-meta";\n\n${await kindInterfaces(schema, kind)}`,
    [`${source.types}/kube-${file}.ts`]: header + construct({ apiVersion, kind, interfacesFile: file }),
  };
}

function kebabCase(kind) {
  return kind.replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, "-").toLowerCase();
}
