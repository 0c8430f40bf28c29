import { problem } from "../../diagnostics/problem";
import type { Lock } from "../../model/lock";
import type { CheckedSecret } from "../check-secret";
import type { Rule } from "../resolution";
import { keysByPeering } from "../secrets-by-peering";

/** A gateway whose key Secret does not exist never starts, and one whose public key nobody knows is never reached. */
export const keysMissing: Rule = function* ({ secrets, fleet: { lock } }) {
  for (const [peering, sides] of keysByPeering(secrets)) {
    const lack = lackOf(sides, lock);
    if (lack === undefined) continue;
    const what = `${lack.what} for peering "${peering.name}"${lack.why}`;
    yield problem("keys-missing", peering.origin, { what, help: lack.help }, { peering: peering.name });
  }
};

interface Lack {
  readonly what: string;
  readonly why: string;
  readonly help: string;
}

const generate = "run `peerage keys generate`, and commit what it writes";

/** What a peering lacks; the worst of it. */
function lackOf(sides: readonly CheckedSecret[], { publicKeys }: Lock): Lack | undefined {
  const isLocked = ({ need: { cluster, remote } }: CheckedSecret) => publicKeys.has(`${cluster.name}/${remote.name}`);
  const missing = sides.filter(({ found }) => found.state === "missing");
  const lost = missing.find(isLocked);
  if (lost !== undefined) return lostPair(lost);
  if (missing.length > 0) return { what: `${gateways(missing)} no key pair`, why: "", help: generate };
  const unlocked = sides.filter((side) => side.found.state === "sound" && !isLocked(side));
  if (unlocked.length === 0) return undefined;
  return { what: `the lock lacks the public key of ${names(unlocked)}`, why: "", help: generate };
}

/** A pair that was there: a new one would break a tunnel that may be running. */
function lostPair({ need: { cluster, remote }, file }: CheckedSecret): Lack {
  const line = `${cluster.name}/${remote.name}`;
  return {
    what: `"${cluster.name}" has lost its key pair`,
    why: `: the lock has its public key, and ${file} is not there`,
    help: `restore the file from git; if it is lost for good, remove ${line} from the lock's publicKeys and run \`peerage keys generate\``,
  };
}

function gateways(sides: readonly CheckedSecret[]): string {
  return sides.length === 1 ? `the gateway of ${names(sides)} has` : `the gateways of ${names(sides)} have`;
}

function names(sides: readonly CheckedSecret[]): string {
  return sides.map(({ need }) => `"${need.cluster.name}"`).join(" and ");
}
