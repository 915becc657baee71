import type { PostRow } from "#supabase/data/posts.ts";
import type { PostValues } from "#site/schemas/post.ts";

/*
 * Used instead of the persisted mutations of TanStack Query, which would send every saved version in turn. The outbox
 * sends only the last values of a post, never repeats an insert, and turns a colleague's version into a conflict.
 */

/** A draft of a post in the outbox, until the server has saved it. Its keys are stored on the device. */
export interface OutboxEntry {
  /** Id of the post. For a new one the form makes it, as the idempotency key of the insert. */
  readonly id: string;
  /** Id of the member who wrote it; it is sent only in this member's session. */
  readonly owner: string;
  readonly title: string;
  readonly values: PostValues;
  /** The version that the values are based on (optimistic lock); null for a new post. */
  readonly base: PostRow | null;
  /** A chosen image that is not uploaded yet. */
  readonly image: File | null;
  /** The rows that the form sent before without a response, see `PendingCreate`. */
  readonly unacknowledgedRows: readonly object[];
  /** Values of this entry that were sent without a response. The server may have saved any of them. */
  readonly unacknowledgedValues: readonly PostValues[];
  /** Incremented by every save on this device; a response to an older one does not remove the entry. */
  readonly revision: number;
  readonly storedAt: Date;
  readonly state: OutboxEntryState;
}

/** "conflict" and "refused" entries wait for the member's decision. */
type OutboxEntryState =
  | { readonly kind: "waiting" }
  | { readonly kind: "conflict"; readonly theirs: PostRow }
  | { readonly kind: "refused"; readonly reason: string };

/** The part of an entry that the form provides. */
export type UnsentDraft = Pick<
  OutboxEntry,
  "id" | "owner" | "title" | "values" | "base" | "image" | "unacknowledgedRows"
>;

/** A saved post with the values that were sent. */
export interface SentEntry {
  readonly id: string;
  readonly row: PostRow;
  readonly sent: PostValues;
}

/**
 * The entry for a draft whose request got no response. Repeated saves of one post result in one entry: the last values
 * on the newest known base version.
 */
export function entryWithDraft(
  before: OutboxEntry | null,
  draft: UnsentDraft,
  now: Date,
): OutboxEntry {
  return {
    ...draft,
    base: newest(before?.base ?? null, draft.base),
    unacknowledgedValues: [...(before?.unacknowledgedValues ?? []), draft.values],
    revision: (before?.revision ?? 0) + 1,
    storedAt: now,
    state: { kind: "waiting" },
  };
}

/** The row with the higher version; null when both are null. */
export function newest(one: PostRow | null, other: PostRow | null): PostRow | null {
  if (one === null || other === null) return one ?? other;
  return one.version > other.version ? one : other;
}
