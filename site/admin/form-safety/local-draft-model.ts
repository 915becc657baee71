/** Form values that are not saved on the server, as stored on this device. */
export interface LocalDraft {
  /** A UUID per open form, so that two tabs never overwrite each other. */
  readonly key: string;
  /** Id of the member who typed it. Other members neither see nor delete it. */
  readonly owner: string;
  /** Identifies the form, see `localDraftScope`. */
  readonly scope: string;
  /** When the values were read from the form. */
  readonly savedAt: Date;
  readonly values: unknown;
  /** State with which the form repeats its create without a second row: a `PendingCreate`, or the id of a note or reply.
   * Stored before the request; null when nothing was sent. */
  readonly pendingCreate: unknown;
}

interface LocalDraftQuery {
  readonly owner: string | null;
  readonly scope: string;
  /** Key of the local draft that the form writes itself. */
  readonly ownKey: string | null;
}

interface LocalDraftSelection {
  /** Local drafts of closed tabs, newest first: they can be restored or discarded. */
  readonly offered: readonly LocalDraft[];
  /** Whether another open tab is editing the same row. */
  readonly inOtherTab: boolean;
}

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
const MAX_PER_FORM = 5;

/** Identifies a form: the kind of row and its id; null for a row that is not stored yet, and for the site
 * settings, of which there is one set. */
export function localDraftScope(
  kind: "post" | "project" | "inquiry-note" | "inquiry-reply" | "site-settings" | "page-copy",
  id: string | null,
): string {
  return `${kind}:${id ?? "new"}`;
}

/** Selects the local drafts that a form offers. `live` holds the keys of local drafts whose tab is open. */
export function selectLocalDrafts(
  drafts: readonly LocalDraft[],
  live: ReadonlySet<string>,
  { owner, scope, ownKey }: LocalDraftQuery,
): LocalDraftSelection {
  const own = drafts.filter(
    (draft) => draft.owner === owner && draft.scope === scope && draft.key !== ownKey,
  );
  return {
    offered: own.filter(({ key }) => !live.has(key)).sort(newestFirst),
    inOtherTab: own.some(({ key }) => live.has(key)),
  };
}

/** Keys of the local drafts to delete: older than 30 days, or beyond the newest five per form and member.
 * Local drafts of open tabs never expire. */
export function expiredKeys(
  drafts: readonly LocalDraft[],
  live: ReadonlySet<string>,
  now: Date,
): string[] {
  const counts = new Map<string, number>();
  const closed = drafts.filter(({ key }) => !live.has(key)).sort(newestFirst);
  return closed.flatMap(({ key, owner, scope, savedAt }) => {
    const form = JSON.stringify([owner, scope]);
    const count = (counts.get(form) ?? 0) + 1;
    counts.set(form, count);
    return count > MAX_PER_FORM || now.getTime() - savedAt.getTime() >= MAX_AGE_MS ? [key] : [];
  });
}

function newestFirst(one: LocalDraft, other: LocalDraft): number {
  return other.savedAt.getTime() - one.savedAt.getTime();
}
