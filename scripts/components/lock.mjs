// Lets one process at a time do a thing. The holder touches the lock every second; one that was not touched for ten
// belongs to a process that died, and is taken over. Should two ever hold it, they do the same work twice, no more.
import { closeSync, mkdirSync, openSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const beat = 1_000;
const patience = 10_000;

export async function underLock(path, { work, onWait }) {
  mkdirSync(dirname(path), { recursive: true });
  while (!take(path)) {
    onWait();
    await sleep(beat / 2);
  }
  const heart = setInterval(() => quietly(() => utimesSync(path, new Date(), new Date())), beat);
  try {
    return await work();
  } finally {
    clearInterval(heart);
    rmSync(path, { force: true });
  }
}

function take(path) {
  if (Date.now() - lastBeat(path) > patience) quietly(() => discard(path));
  try {
    closeSync(openSync(path, "wx"));
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  }
}

/** Only one process can rename it, so only one takes it over. */
function discard(path) {
  const old = `${path}.${process.pid}`;
  renameSync(path, old);
  rmSync(old);
}

function lastBeat(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
}

/** The lock may be gone by now; that is no trouble. */
function quietly(action) {
  try {
    action();
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
}
