import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BackendError, reasonOf, systemCode } from "./backend-error.ts";
import { processStart } from "./process-start.ts";

/** Name of the file that a running backend locks in its data folder. */
export const LOCK_FILE = "backend.lock";

/** Locks a folder for this process and returns the function to unlock it. Two processes on one PGlite
 * folder would corrupt it (electric-sql/pglite issue 1106). A lock left by a killed process is recovered. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, LOCK_FILE);
  const mine = identify(process.pid);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (createLock(file, mine)) {
      return () => {
        if (readLock(file) === mine) rmSync(file, { force: true });
      };
    }
    const holder = readLock(file);
    if (holder === null) continue;
    if (isAlive(holder)) throw inUse(folder, holder);
    removeStale(file, holder);
  }
  throw inUse(folder, readLock(file) ?? "another process");
}

/** The process that holds the lock of a folder, or null. */
export function folderHolder(folder: string): string | null {
  const holder = readLock(join(folder, LOCK_FILE));
  return holder !== null && isAlive(holder) ? holder : null;
}

function createLock(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (systemCode(error) === "EEXIST") return false;
    throw new BackendError(
      "data-folder-unwritable",
      `The data folder cannot be locked (${reasonOf(error)}); choose another one or change its rights.`,
      error,
    );
  }
}

function readLock(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // No lock, or one that this process cannot read: creating one fails and says why.
    return null;
  }
}

/** Moves a stale lock aside; if another process has locked the folder meanwhile, restores that lock. */
function removeStale(file: string, stale: string) {
  const aside = `${file}.${String(process.pid)}`;
  try {
    renameSync(file, aside);
  } catch {
    // Another process has moved it; the next attempt to create a lock decides who gets it.
    return;
  }
  if (readLock(aside) === stale) rmSync(aside, { force: true });
  else renameSync(aside, file);
}

/** A process by its id and, where the system provides it, its start time: ids are reused. */
function identify(pid: number): string {
  return `${String(pid)} ${processStart(pid)}`.trim();
}

function isAlive(holder: string): boolean {
  const [number, start] = holder.split(" ");
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (systemCode(error) !== "EPERM") return false;
  }
  const now = processStart(pid);
  return now === "" || start === undefined || now === start;
}

function inUse(folder: string, holder: string): BackendError {
  const [pid] = holder.split(" ");
  return new BackendError(
    "data-folder-in-use",
    `The data folder ${folder} is in use by process ${pid ?? "?"}; stop that one first or choose another folder.`,
  );
}
