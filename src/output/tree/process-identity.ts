import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { codeOf } from "../file-errors";
import { count, mapping, parseShape, text } from "./shape";

/** A process, so described that another one can tell whether it still runs. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly host: string;
  /** The kernel's name for the set of processes that know each other by number (containers share host names, too); "" where it has none. */
  readonly space: string;
  /** When it started, in ticks of the kernel, because numbers are used again; "" where that is not told. */
  readonly started: string;
}

/** The process that we are. */
export function thisProcess(): ProcessIdentity {
  return { pid: process.pid, host: hostname(), space: spaceOfThis(), started: lifeOf(process.pid)?.started ?? "" };
}

/** Whether a process has certainly ended; nothing is certain of other hosts. */
export function hasEnded({ pid, host, space, started }: ProcessIdentity): boolean {
  if (host !== hostname() || space !== spaceOfThis()) return false;
  if (!isKnown(pid)) return true;
  const life = lifeOf(pid);
  if (life === undefined) return false;
  return "ZX".includes(life.state) || (started !== "" && life.started !== started);
}

/** Reads what JSON.stringify made of an identity. */
export function parseIdentity(json: string): ProcessIdentity | undefined {
  const parsed = parseShape<ProcessIdentity>(json, shape);
  return "value" in parsed ? parsed.value : undefined;
}

const shape = mapping({ pid: count, host: text(), space: text(), started: text() });

function isKnown(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) !== "ESRCH";
  }
}

/** The command stands in brackets and may hold any character; state and start are the 3rd and the 22nd word of the line. */
function lifeOf(pid: number): { readonly state: string; readonly started: string } | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, "latin1");
    const words = line.slice(line.lastIndexOf(")") + 2).split(" ");
    return { state: words[0] ?? "", started: words[19] ?? "" };
  } catch {
    return undefined;
  }
}

function spaceOfThis(): string {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return "";
  }
}
