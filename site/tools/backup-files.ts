import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** Suffix of a backup that is not complete. */
export const PART = ".part";

/** Incomplete backups without a write for so long were left by a killed run. */
const PART_ABANDONED_MS = 60 * 60 * 1000;

/** studio-backup-<label>-2026-11-25T02-40-00Z.zip: the time is UTC, without colons, which Windows refuses.
 * The dashboard's own downloads have names without a label and a time of day. */
export function backupFileName(label: string, madeAt: Date): string {
  const time = madeAt.toISOString().slice(0, 19).replaceAll(":", "-");
  return `studio-backup-${label}-${time}Z.zip`;
}

/** Deletes all backups of one source but the newest, and returns their number. Other files stay. */
export function deleteOldBackups(folder: string, label: string, keep: number): number {
  const old = namesIn(folder, label, ".zip").toSorted().slice(0, -keep);
  for (const name of old) rmSync(join(folder, name), { force: true });
  return old.length;
}

/** Deletes what killed runs left: it holds personal data, too. */
export function deleteAbandonedParts(folder: string, label: string, now: Date) {
  for (const name of namesIn(folder, label, `.zip${PART}`)) {
    const file = join(folder, name);
    if (now.getTime() - statSync(file).mtimeMs > PART_ABANDONED_MS) rmSync(file, { force: true });
  }
}

/** Names that `backupFileName` gave to backups of this source. */
function namesIn(folder: string, label: string, suffix: string): string[] {
  const start = `studio-backup-${label}-`;
  return readdirSync(folder).filter(
    (name) =>
      name.startsWith(start) &&
      name.endsWith(suffix) &&
      TIME.test(name.slice(start.length, -suffix.length)),
  );
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;
