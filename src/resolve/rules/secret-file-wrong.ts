import { problem } from "../../diagnostics/problem";
import type { CheckedSecret, Mend } from "../check-secret";
import type { Rule } from "../resolution";
import { keysByPeering } from "../secrets-by-peering";

/** Secrets are copied as they are, and Liqo does not say what it misses in one. The text of the file is never shown. */
export const secretFileWrong: Rule = function* ({ secrets, fleet: { lock } }) {
  for (const secret of secrets) {
    const { found } = secret;
    if (found.state === "wrong") yield wrong(secret, found.what, found.mend);
  }
  for (const sides of keysByPeering(secrets).values()) {
    const twin = sides.find((side) => publicKeyOf(side) !== undefined && publicKeyOf(side) === otherKey(side, sides));
    if (twin !== undefined) yield wrong(twin, "it is the pair of the other end", "by hand");
  }

  function otherKey({ need }: CheckedSecret, sides: readonly CheckedSecret[]): string | undefined {
    const other = sides.find((side) => side.need.cluster === need.remote);
    return (other && publicKeyOf(other)) ?? lock.publicKeys.get(`${need.remote.name}/${need.cluster.name}`);
  }
};

/** The public key of a file that nothing else is wrong with. */
function publicKeyOf({ found }: CheckedSecret): string | undefined {
  return found.state === "sound" ? found.pair?.publicKey : undefined;
}

function wrong({ need, file }: CheckedSecret, what: string, mend: Mend) {
  const { use, cluster, remote, peering } = need;
  const facts = { use: words[use], cluster: cluster.name, remote: remote.name, what };
  const at = { file, start: 0, end: 0 };
  return problem("secret-file-wrong", at, { ...facts, help: helpOf(need, mend) }, { peering: peering.name });
}

const words = { keys: "key pair", identity: "identity" } as const;

function helpOf({ use, cluster, remote }: CheckedSecret["need"], mend: Mend): string {
  const line = `${cluster.name}/${remote.name}`;
  if (use === "identity") return "mend the file; `peerage explain identity-missing` shows how it must look";
  if (mend === "generate") return "run `peerage keys generate`: it keeps the pair and puts the rest right";
  if (mend === "decide")
    return `restore the file, or line ${line} of the lock: \`peerage keys generate\` changes neither`;
  return `restore it from git; or remove it, and line ${line} of the lock, and run \`peerage keys generate\``;
}
