import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { temporaryFolder } from "../support/temporary-folder";
import { startCluster } from "./harness/cluster";
import { controlPlane } from "./harness/components";
import { describeReal } from "./harness/describe-real";
import { eventually } from "./harness/eventually";
import { freePort } from "./harness/free-port";
import { GuardedProcess } from "./harness/guarded-process";

const sh = (script: string, cwd: string) =>
  new GuardedProcess({ name: "a script", path: "sh", args: ["-c", script], cwd, log: join(cwd, "script.log") });

describe("a guarded process", () => {
  test("tells how it ended, with its last words", async () => {
    const script = sh("echo first; echo last; exit 3", temporaryFolder());
    await eventually(
      () => expect(script.end).toMatch(/^a script ended with exit code 3; .*script\.log says:\nfirst\nlast$/),
      {
        within: 10_000,
      },
    );
  });

  test("is ended by stop", async () => {
    const folder = temporaryFolder();
    const script = sh("echo $$ > pid; exec sleep 600", folder);
    const pid = await pidIn(folder);
    await script.stop();
    expect(isAlive(pid)).toBe(false);
  });

  test("ends with the process that started it, even when that is killed", async () => {
    const folder = temporaryFolder();
    const guardian = join(__dirname, "harness", "guardian.sh");
    const program = `require("node:child_process").spawn("sh", [${JSON.stringify(guardian)}, "sh", "-c", "echo $$ > pid; exec sleep 600"], { detached: true, stdio: ["pipe", "ignore", "ignore"] })`;
    const parent = spawn(process.execPath, ["-e", program], { cwd: folder });
    const pid = await pidIn(folder);
    expect(isAlive(pid)).toBe(true);
    parent.kill("SIGKILL");
    await eventually(() => expect(isAlive(pid)).toBe(false), { within: 10_000 });
  });

  test("is no obstacle when it does not exist", async () => {
    const missing = new GuardedProcess({
      name: "nothing",
      path: "./nothing",
      args: [],
      cwd: "/",
      log: join(temporaryFolder(), "log"),
    });
    await eventually(() => expect(missing.end).toContain("not found"), { within: 10_000 });
    await missing.stop();
  });
});

describe("eventually", () => {
  test("gives what the first check gives that does not throw", async () => {
    let count = 0;
    const check = () => {
      count += 1;
      if (count < 3) throw new Error("not yet");
      return count;
    };
    expect(await eventually(check, { within: 10_000 })).toBe(3);
  });

  test("fails with what was seen last", async () => {
    let count = 0;
    const check = () => {
      count += 1;
      throw new Error(`seen ${count > 1 ? "often" : "once"}`);
    };
    await expect(eventually(check, { within: 300 })).rejects.toThrow("not within 0.3 s; last seen:\nseen often");
  });

  test("does not wait for a check that never ends", async () => {
    await expect(eventually(() => new Promise(() => {}), { within: 100 })).rejects.toThrow(
      "the first check did not end",
    );
  });

  test("gives up early when there is a reason", async () => {
    const check = () => {
      throw new Error("no");
    };
    await expect(eventually(check, { within: 60_000, unless: () => "it is dead" })).rejects.toThrow("it is dead");
  });
});

describeReal("a cluster", controlPlane, () => {
  test("takes another port when its own was snatched away, and leaves nothing but logs behind", async () => {
    const thief = createServer().listen(0, "127.0.0.1").unref();
    await once(thief, "listening");
    const taken = (thief.address() as AddressInfo).port;
    const ports = [taken, await freePort()];
    const rome = await startCluster("rome", async () => ports.shift() ?? freePort());
    thief.close();
    const { server } = (JSON.parse(readFileSync(rome.kubeconfig, "utf8")) as Kubeconfig).clusters[0].cluster;
    expect(server).not.toBe(`https://127.0.0.1:${taken}`);
    expect(await rome.kubectl(["auth", "whoami", "-o", "jsonpath={.status.userInfo.groups}"])).toEqual({
      code: 0,
      stdout: expect.stringContaining("system:masters"),
      stderr: "",
    });
    await rome.stop();
    expect(existsSync(rome.kubeconfig)).toBe(false);
    await expect(fetch(server)).rejects.toThrow("fetch failed");
  });

  test("says which process failed, and what it said last", async () => {
    await expect(startCluster("milan", async () => -1)).rejects.toThrow(
      /^kube-apiserver ended with exit code 1; .*secure-port/s,
    );
  });
});

interface Kubeconfig {
  readonly clusters: readonly [{ readonly cluster: { readonly server: string } }];
}

async function pidIn(folder: string): Promise<number> {
  return eventually(
    () => {
      const pid = Number(readFileSync(join(folder, "pid"), "utf8"));
      if (!(pid > 0)) throw new Error("no pid yet");
      return pid;
    },
    { within: 10_000 },
  );
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^\d+ \(.*\) Z/.test(existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, "utf8") : "");
  } catch {
    return false;
  }
}
