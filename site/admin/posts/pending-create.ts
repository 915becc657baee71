import type { NewPost } from "#supabase/data/posts.ts";

/** How a new post was sent so far, so that no later save stores it a second time. */
export interface PendingCreate {
  /** Id under which it was sent as a draft; null before that. */
  readonly id: string | null;
  /** What requests without an id carried that were not answered. */
  readonly lost: readonly NewPost[];
  /** Whether a request went unanswered, so that the post may be stored. */
  readonly unanswered: boolean;
}

export const NOT_SENT: PendingCreate = { id: null, lost: [], unanswered: false };

/** Reads what `markSent` stored with the draft. */
export function parsePendingCreate(stored: unknown): PendingCreate {
  if (typeof stored !== "object" || stored === null) return NOT_SENT;
  if (!("id" in stored) || !("lost" in stored) || !Array.isArray(stored.lost)) return NOT_SENT;
  return {
    id: typeof stored.id === "string" ? stored.id : null,
    lost: stored.lost as readonly NewPost[],
    unanswered: true,
  };
}
