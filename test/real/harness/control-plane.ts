import { generateKeyPairSync, randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Access, ask } from "./api-client";
import { type ComponentName, component } from "./components";
import { eventually } from "./eventually";
import { GuardedProcess } from "./guarded-process";

/** The running processes of a cluster, and how to reach its API server. */
export interface ControlPlane {
  readonly access: Access;
  readonly processes: readonly GuardedProcess[];
}

/** Where a cluster keeps its things: `data` goes when it stops, `logs` stay until the verdict. */
export interface Folders {
  readonly data: string;
  readonly logs: string;
}

const attempts = 5;
const patience = 60_000;

/** Starts etcd and kube-apiserver and waits until they are ready; takes another port when one was snatched away. */
export async function startControlPlane(folders: Folders, choosePort: () => Promise<number>): Promise<ControlPlane> {
  const token = randomUUID();
  writeFileSync(join(folders.data, "tokens.csv"), `${token},admin,admin,"system:masters"\n`);
  writeFileSync(join(folders.data, "service-accounts.pem"), signingKey());
  const etcd = start("etcd", etcdFlags, folders);
  try {
    for (let attempt = 1; ; attempt += 1) {
      const access = { port: await choosePort(), ca: join(folders.data, "certificates", "apiserver.crt"), token };
      const server = start("kube-apiserver", apiServerFlags(access.port), folders);
      const failure = await whyNotReady(access, [etcd, server]);
      if (failure === undefined) return { access, processes: [server, etcd] };
      await server.stop();
      if (!failure.message.includes("address already in use") || attempt === attempts) throw failure;
    }
  } catch (error) {
    await etcd.stop();
    throw error;
  }
}

async function whyNotReady(access: Access, processes: readonly GuardedProcess[]): Promise<Error | undefined> {
  const unless = () => processes.find(({ end }) => end !== undefined)?.end;
  try {
    await eventually(() => ask(access, { path: "/readyz", timeout: 1_000 }), { within: patience, unless });
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

function start(name: ComponentName, args: readonly string[], { data, logs }: Folders): GuardedProcess {
  return new GuardedProcess({ name, path: component(name).path, args, cwd: data, log: join(logs, `${name}.log`) });
}

/** Sockets in the cluster's own folder instead of ports: nobody else can take or reach them. */
const etcdFlags = [
  "--data-dir=etcd",
  "--listen-client-urls=unix://etcd.sock",
  "--listen-peer-urls=unix://etcd-peer.sock",
  "--advertise-client-urls=http://localhost:2379", // asked for, and used by nobody
  "--unsafe-no-fsync",
];

function apiServerFlags(port: number): readonly string[] {
  return [
    "--etcd-servers=unix://etcd.sock",
    "--bind-address=127.0.0.1",
    "--advertise-address=127.0.0.1",
    `--secure-port=${port}`,
    "--cert-dir=certificates",
    "--endpoint-reconciler-type=none", // a loopback address cannot be an endpoint
    "--authorization-mode=RBAC",
    "--token-auth-file=tokens.csv",
    "--service-account-issuer=https://kubernetes.default.svc",
    "--service-account-key-file=service-accounts.pem",
    "--service-account-signing-key-file=service-accounts.pem",
    "--service-cluster-ip-range=10.96.0.0/16",
  ];
}

function signingKey(): string {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return privateKey.export({ type: "sec1", format: "pem" }).toString();
}
