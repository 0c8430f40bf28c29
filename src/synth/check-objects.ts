import Ajv, { type ErrorObject, type ValidateFunction } from "ajv";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { problem } from "../diagnostics/problem";
import type { Cluster } from "../model/cluster";
import type { Fleet } from "../model/fleet";
import { type KubeObject, objectKey } from "../model/kube-object";
import type { ClusterLeaves } from "./plan";

/** The schema of a kind, as a Liqo release has it. */
export type SchemaOf = (kind: string, release: string) => object;

/** Liqo releases whose schemas we have, by minor version; nothing that we emit differs between patches. */
const releases = ["v1.0.1", "v1.1.2", "v1.2.0"];

/** Holds every object against the schema of its cluster's Liqo release. */
export function* checkObjects(
  fleet: Fleet,
  clusters: readonly ClusterLeaves<KubeObject>[],
  schemaOf: SchemaOf,
): Iterable<Diagnostic> {
  const validators = validatorsFor(schemaOf);
  const origins = new Map(fleet.peerings.map(({ name, origin }) => [name, origin]));
  for (const { object, cluster, peering } of objectsOf(clusters)) {
    const what = validators.flawOf(object, cluster);
    if (what === undefined) continue;
    const facts = { object: objectKey(object), cluster: cluster.name, release: cluster.liqo.version.text, what };
    yield problem("manifest-refused", origins.get(peering) ?? cluster.origin, facts);
  }
}

/** Every object that we made; what is copied was checked when it was read. */
function* objectsOf(clusters: readonly ClusterLeaves<KubeObject>[]) {
  for (const { cluster, leaves } of clusters) {
    for (const { peering = "", files } of leaves) {
      const made = files.flatMap((file) => ("items" in file ? file.items : []));
      for (const object of made) yield { object, cluster, peering };
    }
  }
}

/** Compiling a schema takes longer than checking thousands of objects: it is done once for each way of finding schemas. */
const validators = new WeakMap<SchemaOf, Validators>();

function validatorsFor(schemaOf: SchemaOf): Validators {
  const known = validators.get(schemaOf) ?? new Validators(schemaOf);
  validators.set(schemaOf, known);
  return known;
}

class Validators {
  /** Our own schemas need no checking, and are used too seldom for optimizing to pay. */
  readonly #ajv = new Ajv({
    strict: false,
    validateFormats: false,
    validateSchema: false,
    meta: false,
    logger: false,
    code: { optimize: false },
  });
  readonly #known = new Map<string, ValidateFunction>();
  readonly #schemaOf: SchemaOf;

  constructor(schemaOf: SchemaOf) {
    this.#schemaOf = schemaOf;
  }

  flawOf(object: KubeObject, { liqo }: Cluster): string | undefined {
    const release = releases[liqo.version.minor] ?? releases.at(-1) ?? "";
    const validate = this.#validatorOf(object.kind, release);
    return validate(object) ? undefined : words(validate.errors ?? []);
  }

  #validatorOf(kind: string, release: string): ValidateFunction {
    const key = `${release}/${kind}`;
    const known = this.#known.get(key) ?? this.#ajv.compile(this.#schemaOf(kind, release));
    this.#known.set(key, known);
    return known;
  }
}

function words(errors: readonly ErrorObject[]): string {
  return errors
    .map(({ instancePath, message, params }) => {
      const unknown = "additionalProperty" in params ? ` (${String(params.additionalProperty)})` : "";
      return `${instancePath.slice(1).replaceAll("/", ".") || "it"} ${message}${unknown}`;
    })
    .join("; ");
}
