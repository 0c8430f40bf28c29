import { problem } from "../../diagnostics/problem";
import type { Origin } from "../../diagnostics/source";
import { isPublished } from "../../keys/published-key";
import type { Resolution, Rule } from "../resolution";

/** A key pair that was copied from the documentation opens the tunnel to everybody. */
export const publishedKey: Rule = function* ({ secrets, lockFile, fleet }) {
  const lines = linesOf(lockFile, fleet);
  for (const { need, file, found } of secrets) {
    if (found.state !== "published") continue;
    const { cluster, remote, peering } = need;
    const line = `${cluster.name}/${remote.name}`;
    const place = lines.get(line);
    lines.delete(line);
    const related = place === undefined ? [] : [{ message: "its public half", at: place }];
    const facts = {
      what: `the key pair of "${cluster.name}" for "${remote.name}"`,
      help: `remove the file, and line ${line} of the lock, and run \`peerage keys generate\``,
    };
    yield problem("published-key", { file, start: 0, end: 0 }, facts, { related, peering: peering.name });
  }
  for (const [line, at] of lines) {
    const [cluster, remote] = line.split("/");
    const what = `the public key of "${cluster}" for "${remote}"`;
    yield problem("published-key", at, { what, help: `have a new pair made for "${cluster}", and remove this line` });
  }
};

/** Lines of the lock with the published key, where keys are kept in it at all. */
function linesOf({ document }: Resolution["lockFile"], { lock, settings }: Resolution["fleet"]): Map<string, Origin> {
  if (document === undefined || settings.secrets.keys === "Controller") return new Map();
  const published = [...lock.publicKeys].filter(([, key]) => isPublished(key));
  const place = (line: string): Origin => ({
    file: document.file,
    document: document.index,
    path: ["publicKeys", line],
    part: "value",
  });
  return new Map(published.map(([line]) => [line, place(line)]));
}
