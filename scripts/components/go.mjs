// Runs Go, with nothing of the caller's settings that would change what is built, and explains its failures.
import { spawn, spawnSync } from "node:child_process";

const { GOOS, GOARCH, ...inherited } = process.env;
const env = { ...inherited, CGO_ENABLED: "0", GOWORK: "off", GOFLAGS: "-mod=readonly" };

/** The version of Go that builds the module in a folder, or undefined without Go. */
export function goVersion(cwd) {
  const { stdout, error } = spawnSync("go", ["env", "GOVERSION"], { cwd, env, encoding: "utf8" });
  return error === undefined ? stdout.trim() || "unknown" : undefined;
}

/** Runs a Go command and gives its stdout; `module` is what it is about, should Go not name another. */
export async function go(args, { cwd, module }) {
  const child = spawn("go", args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  const [stdout, stderr] = [textOf(child.stdout), textOf(child.stderr)];
  const code = await new Promise((resolve, reject) => child.on("error", reject).on("close", resolve));
  if (code !== 0) throw new GoFailure((await stderr) || (await stdout), module);
  return stdout;
}

const network =
  /module lookup|dial tcp|no such host|connection re|timeout|TLS|x509|proxyconnect|reading https?:|unexpected EOF/;

/** What Go could not do, in words that say what to do about it. */
class GoFailure extends Error {
  constructor(output, module) {
    const said = /"Error": "(.+)"/.exec(output)?.[1] ?? output.replace(/^go: downloading .*\n/gm, "").trim();
    const named = /[\w.-]+\.[a-z]+\/[\w./~-]*@v[\w.+-]+/.exec(said)?.[0] ?? module;
    const kind = /checksum mismatch/.test(said) ? "mismatch" : isDownload(said) ? "download" : "build";
    super(explain(said, named)[kind]);
    /** Whether trying again can help. */
    this.mayPass = kind === "download";
  }
}

/** Compilers begin with "# package"; all else that speaks of the network was said while downloading. */
function isDownload(said) {
  return !said.startsWith("# ") && network.test(said);
}

function explain(said, module) {
  const quoted = said
    .split("\n")
    .slice(0, 12)
    .map((line) => `  ${line}`)
    .join("\n");
  return {
    mismatch: `${module} is not what its checksum says\n${quoted}\n  = help: a proxy or a damaged module cache (go clean -modcache) may be the cause; never edit a checksum to get past this`,
    download: `${module} could not be downloaded\n${quoted}\n  = help: look at the network and at go env GOPROXY, then run npm run components again; what is made already is kept`,
    build: `go failed\n${quoted}`,
  };
}

async function textOf(stream) {
  let text = "";
  for await (const chunk of stream.setEncoding("utf8")) text += chunk;
  return text;
}
