import { problem } from "../../diagnostics/problem";
import type { Origin } from "../../diagnostics/source";
import { clashes } from "../clashes";
import type { Rule } from "../resolution";

/** Two branches may each have taken the same free port; git merges the lines, and only one gateway can have it. */
export const lockClash: Rule = function* ({ lockFile: { lock, document }, fleet }) {
  if (document === undefined) return;
  const used = [...lock.nodePorts].filter(([pair]) => fleet.lock.nodePorts.has(pair));
  const entries = used.map(([pair, port]) => {
    const [server = "", client = ""] = pair.split("/");
    const at: Origin = { file: document.file, document: document.index, path: ["nodePorts", pair], part: "value" };
    return { server, client, port, at };
  });
  for (const [first, later] of clashes(entries, ({ server, port }) => `${server}:${port}`)) {
    const facts = { port: later.port, server: later.server, first: first.client, second: later.client };
    yield problem("lock-clash", later.at, facts, { related: [{ message: "taken here", at: first.at }] });
  }
};
