/** The text of a form that is not saved on the server, as stored on this device. */
export interface StoredDraft {
  /** A UUID for each open form, so that two tabs never overwrite each other. */
  readonly key: string;
  /** Id of the member who typed it. Other members neither see nor delete it. */
  readonly owner: string;
  /** The form that it belongs to, see `draftScope`. */
  readonly scope: string;
  /** When the values were read from the form. */
  readonly savedAt: Date;
  readonly values: unknown;
  /** What a request carried that may have been stored without its answer arriving; null: no such
   * request was made. The next save needs it in order not to store a second row. */
  readonly sent: unknown;
}

interface Asked {
  readonly owner: string | null;
  readonly scope: string;
  /** The draft that the asking form writes itself. */
  readonly ownKey: string | null;
}

interface Found {
  /** Drafts of closed tabs, newest first: they can be restored or discarded. */
  readonly offered: readonly StoredDraft[];
  /** Whether an open tab is writing the same text at the moment. */
  readonly inOtherTab: boolean;
}

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
const MAX_PER_FORM = 5;

/** Identifies a form: the kind of row and its id; null for a row that is not stored yet. */
export function draftScope(kind: "post" | "project" | "inquiry-note", id: string | null): string {
  return `${kind}:${id ?? "new"}`;
}

/** What a form may offer. `live` holds the keys of drafts whose tab is open. */
export function selectDrafts(
  drafts: readonly StoredDraft[],
  live: ReadonlySet<string>,
  { owner, scope, ownKey }: Asked,
): Found {
  const own = drafts.filter(
    (draft) => draft.owner === owner && draft.scope === scope && draft.key !== ownKey,
  );
  return {
    offered: own.filter(({ key }) => !live.has(key)).sort(newestFirst),
    inOtherTab: own.some(({ key }) => live.has(key)),
  };
}

/** Keys of the drafts to delete: older than 30 days, or more than five of one form and member. The
 * draft of an open tab is never among them. */
export function expiredKeys(
  drafts: readonly StoredDraft[],
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

function newestFirst(one: StoredDraft, other: StoredDraft): number {
  return other.savedAt.getTime() - one.savedAt.getTime();
}
