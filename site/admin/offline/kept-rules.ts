import type { QueryKey } from "@tanstack/react-query";
import { adminKeys } from "#site/admin/shell/query-keys.ts";
import type { KeptAnswer } from "./answer-store.ts";

const KEEP_MS = 14 * 24 * 60 * 60 * 1000;
const ANSWERS_MAX = 200;

/** Lists, rows and counters of the dashboard; nothing about accounts or settings. */
const KINDS: readonly unknown[] = [
  adminKeys.posts,
  adminKeys.projects,
  adminKeys.inquiries,
  adminKeys.categories,
  adminKeys.counts,
].map(([kind]) => kind);

export function isKept(key: QueryKey): boolean {
  const [kind, part] = key;
  // What waits unread is compared with the look before to tell arrivals: it must not be an old one.
  return KINDS.includes(kind) && part !== "unread";
}

/** A row that an editor works on is asked for anew each time; its kept copy is for when nobody
 * answers. Everything else may be shown until the answer comes. */
export function isShownAtOnce([kind, part]: QueryKey): boolean {
  return part !== "one" || kind === adminKeys.inquiries[0];
}

/** The answers that this person may see again, newest first. */
export function selectKept(
  answers: readonly KeptAnswer[],
  { owner, build }: { readonly owner: string | null; readonly build: string },
  now: number,
): KeptAnswer[] {
  return answers
    .filter((answer) => answer.owner === owner && answer.build === build)
    .filter(({ at }) => now - at < KEEP_MS)
    .sort((one, other) => other.at - one.at)
    .slice(0, ANSWERS_MAX);
}
