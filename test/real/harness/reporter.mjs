// After the last test: says what was skipped for want of real components, and shows the logs of what failed.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";

const root = join(import.meta.dirname, "..", "..", "..");
const real = join(root, "test", "real");
const kept = join(root, ".cache", "real");
const lastLines = 5;
const lineLength = 200;

export default class RealReporter {
  onRunComplete(_, { testResults }) {
    const results = testResults.filter(({ testFilePath }) => testFilePath.startsWith(real + sep));
    if (results.length === 0) return;
    rmSync(kept, { recursive: true, force: true });
    for (const line of [...skipped(results), ...results.filter(hasFailed).flatMap(logsOf)]) console.error(line);
  }
}

function skipped(results) {
  const components = JSON.parse(process.env.PEERAGE_COMPONENTS ?? "[]");
  const reasons = new Set(components.flatMap(({ trouble }) => (trouble?.kind === "absent" ? [trouble.message] : [])));
  const pending = results.flatMap(({ testResults }) => testResults.filter(({ status }) => status === "pending"));
  if (reasons.size === 0 || pending.length === 0) return [];
  const counts = new Map();
  for (const { ancestorTitles } of pending) counts.set(ancestorTitles[0], (counts.get(ancestorTitles[0]) ?? 0) + 1);
  return [
    "",
    `SKIPPED: ${pending.length} tests in ${counts.size} suites on real components: ${[...reasons].join("; ")}`,
    ...[...counts].map(([suite, count]) => `  ${suite} (${count})`),
    "  = help: PEERAGE_REAL=require makes this a failure",
  ];
}

function hasFailed({ numFailingTests, testExecError }) {
  return numFailingTests > 0 || Boolean(testExecError);
}

/** Logs of a test file's clusters, copied to where they outlive the run. */
function logsOf({ testFilePath }) {
  const suite = basename(testFilePath);
  const folder = join(process.env.PEERAGE_REAL_FOLDER ?? "", suite);
  if (!process.env.PEERAGE_REAL_FOLDER || !existsSync(folder)) return [];
  const logs = readdirSync(folder, { recursive: true }).filter((path) => /^[^/]+\/[^/]+\.log$/.test(path));
  return logs.flatMap((log) => {
    const copy = join(kept, suite, log);
    mkdirSync(dirname(copy), { recursive: true });
    cpSync(join(folder, log), copy);
    const lines = readFileSync(copy, "utf8").trimEnd().split("\n").slice(-lastLines);
    return [
      "",
      `${suite}: ${log} (all of it in ${relative(process.cwd(), copy)})`,
      ...lines.map((line) => `  ${line.slice(0, lineLength)}`),
    ];
  });
}
