import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Run } from "../../support/peerage";
import { type Access, ask, type Question } from "./api-client";
import { component } from "./components";
import { type ControlPlane, type Folders, startControlPlane } from "./control-plane";
import { establishCrds } from "./crds";
import { freePort } from "./free-port";
import { run } from "./run";

const running = new Set<Cluster>();

// Whatever the tests of a file did, their clusters end with it.
afterAll(() => Promise.all([...running].map((cluster) => cluster.stop())));

/** Starts a cluster that is empty, ours alone, and ready. It is stopped after the tests of the file at the latest. */
export async function startCluster(name: string, choosePort = freePort): Promise<Cluster> {
  const folders = makeFolders(name);
  const cluster = new Cluster(name, folders, await startControlPlane(folders, choosePort));
  running.add(cluster);
  return cluster;
}

/** A real etcd and kube-apiserver. No controllers run: nothing but the API acts on what you apply. */
export class Cluster {
  readonly name: string;
  /** Path of a kubeconfig for a member of system:masters. */
  readonly kubeconfig: string;
  readonly #folders: Folders;
  readonly #plane: ControlPlane;

  constructor(name: string, folders: Folders, plane: ControlPlane) {
    this.name = name;
    this.#folders = folders;
    this.#plane = plane;
    this.kubeconfig = join(folders.data, "kubeconfig");
    writeFileSync(this.kubeconfig, JSON.stringify(kubeconfigOf(name, plane.access)));
  }

  /** Runs kubectl against this cluster. A command that fails is an answer, not an exception. */
  kubectl(args: readonly string[], { input }: { readonly input?: string } = {}): Promise<Run> {
    const env = { HOME: this.#folders.data, KUBECONFIG: this.kubeconfig };
    return run(component("kubectl").path, args, { cwd: process.cwd(), env, ...(input !== undefined && { input }) });
  }

  /** Runs kubectl where it can only succeed, and gives its stdout. */
  async mustKubectl(args: readonly string[], options: { readonly input?: string } = {}): Promise<string> {
    const { code, stdout, stderr } = await this.kubectl(args, options);
    if (code !== 0) throw new Error(`kubectl ${args.join(" ")} on ${this.name} exits ${code}:\n${stderr}`);
    return stdout;
  }

  /** Applies CRDs from files or folders and waits until their objects can be applied. */
  applyCrds(...paths: readonly string[]): Promise<void> {
    return establishCrds(this, paths);
  }

  /** Asks the API without kubectl, which takes a tenth of a second for anything. */
  ask(question: Question): Promise<string> {
    return ask(this.#plane.access, question);
  }

  /** Ends its processes and removes its data; the logs stay until it is known whether the tests passed. */
  async stop(): Promise<void> {
    running.delete(this);
    await Promise.all(this.#plane.processes.map((process) => process.stop()));
    rmSync(this.#folders.data, { recursive: true, force: true });
  }
}

/** Folders below that of this run, by test file and cluster; the reporter looks for logs there. */
function makeFolders(name: string): Folders {
  const run = process.env.PEERAGE_REAL_FOLDER;
  if (run === undefined) throw new Error("clusters are for tests of the jest project real");
  const suite = join(run, basename(expect.getState().testPath ?? "unknown"));
  const logs = firstFree(suite, name);
  const data = join(logs, "data");
  mkdirSync(data);
  return { data, logs };
}

function firstFree(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  for (let count = 1; ; count += 1) {
    const path = join(folder, count === 1 ? name : `${name}-${count}`);
    if (mkdirSync(path, { recursive: true }) !== undefined) return path;
  }
}

function kubeconfigOf(name: string, { port, ca, token }: Access): object {
  return {
    apiVersion: "v1",
    kind: "Config",
    "current-context": name,
    clusters: [{ name, cluster: { server: `https://127.0.0.1:${port}`, "certificate-authority": ca } }],
    users: [{ name: "admin", user: { token } }],
    contexts: [{ name, context: { cluster: name, user: "admin" } }],
  };
}
