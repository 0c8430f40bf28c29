import { mkdirSync } from "node:fs";
import { App } from "cdk8s";
import type { Compilation } from "../compile";
import { hasErrors } from "../diagnostics/diagnostic";
import { renderText } from "../diagnostics/render/text";
import { Texts } from "../diagnostics/render/texts";
import { keepApart } from "../output/keep-apart";
import { lastRunIn } from "../output/last-run";
import { mirrorForCdk8s } from "../output/mirror";
import { importedSchema } from "../output/schemas";
import { writeTree } from "../output/tree/write-tree";
import { isLockStale, writeLock } from "../output/write-lock";
import { apiVersion, type DocumentOf } from "../spec/schema";
import type { Step } from "../synth/removals";
import { synthesize } from "../synth/synthesize";
import { sourcesIn } from "./document";
import { materialize } from "./materialize";
import { SpecError } from "./spec-error";

/** Props of a fleet: what the spec of a Fleet document says, and where to write. */
export type FleetProps = NonNullable<DocumentOf<"Fleet">["spec"]> & {
  /** @default fleet */
  readonly name?: string;
  /** Folder of the lock file, certificates and secrets. @default peerings */
  readonly specs?: string;
  /** Folder of the manifests. @default dist */
  readonly out?: string;
  /** Peerings that may go although they were not drained. @default - none */
  readonly allowDestroy?: readonly string[];
};

/**
 * A fleet written in TypeScript: the app that cdk8s runs. What it writes is what `peerage synth` writes for the same specs in YAML.
 *
 * @example
 * const fleet = new Fleet({ name: "demo", management: "rome" });
 * const rome = new Cluster(fleet, "rome", { network: { podCIDR: "10.200.0.0/16" } });
 * const milan = new Cluster(fleet, "milan", { network: { podCIDR: "10.201.0.0/16" }, gateway: { addresses: ["192.0.2.10"] } });
 * new Peering(fleet, "rome-milan", { consumer: rome, provider: milan });
 * fleet.synth();
 */
export class Fleet extends App {
  /** Folder of the lock file, certificates and secrets. */
  readonly specs: string;
  /** Folder of the manifests. */
  readonly out: string;
  readonly #props: FleetProps;

  constructor(props: FleetProps = {}) {
    super();
    this.#props = props;
    this.specs = props.specs ?? "peerings";
    this.out = props.out ?? "dist";
  }

  /** Compiles the fleet, completes the lock file and writes the manifests; what is wrong is thrown and nothing is written. */
  override synth(): void {
    keepApart(this.specs, this.out);
    const { fleet, clusters, compilation } = materialize(this);
    const lastRun = lastRunIn(this.out, this.#props.allowDestroy ?? []);
    const [{ tree, steps }, problems] = synthesize(fleet, { schemaOf: importedSchema, lastRun, clusters });
    if (hasErrors(problems)) throw new SpecError(compilation.locate(problems), compilation.texts);
    this.#tell(compilation, steps);
    mkdirSync(this.specs, { recursive: true });
    if (isLockStale(this.specs, fleet.lock)) writeLock(this.specs, fleet.lock);
    writeTree(this.out, tree);
    mirrorForCdk8s(tree, this.out, process.env.CDK8S_OUTDIR);
  }

  /** Warnings, and commands that are left to run, on stderr: stdout belongs to cdk8s. */
  #tell({ diagnostics, texts }: Compilation, steps: readonly Step[]): void {
    const found = renderText(diagnostics, new Texts(texts), { colour: false, most: 20 });
    const left = steps.map(({ command }) => `left to run after the manifests are applied: ${command}\n`);
    process.stderr.write(`${found}${left.join("")}`);
  }

  /** The specs that the constructs stand for, as YAML: for commands that read spec folders, such as `peerage keys generate`. */
  toYaml(): string {
    return sourcesIn(this)
      .map(({ text }) => text)
      .join("---\n");
  }

  /** @internal */
  _document(): object {
    const { name = "fleet", specs: _specs, out: _out, allowDestroy: _allowed, ...spec } = this.#props;
    return { apiVersion, kind: "Fleet", metadata: { name }, spec };
  }
}
