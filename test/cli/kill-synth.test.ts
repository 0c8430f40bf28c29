import { spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { peerage } from "../support/peerage";
import { temporaryFolder } from "../support/temporary-folder";
import { filesIn } from "../support/trees";

const binary = join(__dirname, "..", "..", "lib", "src", "cli", "main.js");
const kills = Number(process.env.KILLS ?? 12);
const head = "apiVersion: peerage.dev/v1alpha1\n";
const names = Array.from({ length: 9 }, (_, index) => `c${index}`);

/** A mesh; which one tells in every gateway, and one cluster more in one of them. */
function mesh(which: number): string {
  const members = which === 0 ? names : names.slice(1);
  const clusters = names.map(
    (name, index) =>
      `${head}kind: Cluster\nmetadata: { name: ${name} }\nspec: { network: { podCIDR: 10.${100 + index}.0.0/16 }, gateway: { addresses: [192.0.2.${index + 1}] } }\n`,
  );
  const topology = `${head}kind: Topology\nmetadata: { name: all }\nspec: { shape: Mesh, clusters: [${members.join(", ")}], template: { network: { mtu: ${1340 + which} } } }\n`;
  return [`${head}kind: Fleet\nspec: { management: c0 }\n`, ...clusters, topology].join("---\n");
}

const dropped = names.slice(1).flatMap((name) => ["--allow-destroy", `c0-${name}`]);

/** Only what the last run emitted may be agreed to, and after a kill that may be either mesh. */
function flagsFor(folder: string): readonly string[] {
  return existsSync(join(folder, "dist", "clusters", "c0")) ? dropped : [];
}

test(
  `whenever synth is killed (${kills} times), the next command finds the old tree or the new one, whole`,
  async () => {
    const folder = temporaryFolder({ "peerings/a.yaml": mesh(1) });
    const write = (which: number) => writeFileSync(join(folder, "peerings", "a.yaml"), mesh(which));
    const tree = () => filesIn(join(folder, "dist"));
    peerage(folder, "synth");
    const smaller = tree();
    write(0);
    const begin = performance.now();
    peerage(folder, "synth");
    const whole = [tree(), smaller];
    const lasting = performance.now() - begin;
    const seen = new Set<string>();
    for (let kill = 0; kill < kills; kill += 1) {
      write((kill + 1) % 2);
      const child = spawn(process.execPath, [binary, "synth", ...flagsFor(folder)], { cwd: folder, stdio: "ignore" });
      const ended = new Promise((resolve) => child.once("exit", resolve));
      await pause(lasting * (0.3 + 0.7 * ((kill * 0.618) % 1)));
      child.kill("SIGKILL");
      await ended;
      seen.add(existsSync(join(folder, "dist", ".peerage")) ? "in the middle" : "before or after");
      peerage(folder, "synth", "--check", ...flagsFor(folder));
      expect(whole).toContainEqual(tree());
    }
    // A few kills may all come too early or too late; many do not.
    if (kills >= 100) expect(seen).toContain("in the middle");
  },
  60_000 + kills * 5_000,
);
