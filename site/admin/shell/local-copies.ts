import type { SafeStorage } from "#site/admin/session/safe-storage.ts";

/** Text that was typed but not saved, kept on this device. */
export interface LocalCopy {
  /** Storage key: one for each form that wrote, so that two windows never overwrite each other. */
  readonly key: string;
  readonly savedAt: Date;
  readonly values: unknown;
}

const PREFIX = "studio-copy";
const KEEP_MS = 30 * 24 * 60 * 60 * 1000;
const COPIES_MAX = 5;

/** What the copies of a form are filed under: "post" and the id of the row, or "new". */
export function copyScope(kind: "post" | "project", id: string | null): string {
  return `${PREFIX}:${kind}:${id ?? "new"}:`;
}

/** Whether the copy was really stored: not when storage is full or denied. */
export function writeCopy(storage: SafeStorage, key: string, values: unknown, now: Date): boolean {
  return storage.set(key, JSON.stringify({ savedAt: now.toISOString(), values }));
}

/** Copies in a scope, newest first. Those older than 30 days, and more than five, are dropped. */
export function readCopies(storage: SafeStorage, scope: string, now: Date): LocalCopy[] {
  const found = storage
    .keys()
    .filter((key) => key.startsWith(scope))
    .map((key) => ({ key, copy: parseCopy(key, storage.get(key)) }));
  const copies = found.flatMap(({ copy }) => copy ?? []);
  copies.sort((one, other) => other.savedAt.getTime() - one.savedAt.getTime());
  const kept = copies
    .filter(({ savedAt }) => now.getTime() - savedAt.getTime() < KEEP_MS)
    .slice(0, COPIES_MAX);
  for (const { key } of found) {
    if (!kept.some((copy) => copy.key === key)) storage.remove(key);
  }
  return kept;
}

function parseCopy(key: string, text: string | null): LocalCopy | null {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    if (!("savedAt" in stored) || !("values" in stored)) return null;
    const savedAt = new Date(String(stored.savedAt));
    return Number.isNaN(savedAt.getTime()) ? null : { key, savedAt, values: stored.values };
  } catch {
    return null;
  }
}
