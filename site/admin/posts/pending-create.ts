import type { NewPost } from "#supabase/data/posts.ts";

/** Requests sent so far to create a new post; makes later saves idempotent. */
export interface PendingCreate {
  /** Id generated on the client for a draft; null before the first request. */
  readonly id: string | null;
  /** Rows of requests without an id that got no response. */
  readonly lost: readonly NewPost[];
  /** True after a request without response: the row may exist on the server. */
  readonly unanswered: boolean;
}

export const NOT_SENT: PendingCreate = { id: null, lost: [], unanswered: false };

/** Parses the value that `markSent` stored with the draft. */
export function parsePendingCreate(stored: unknown): PendingCreate {
  if (typeof stored !== "object" || stored === null) return NOT_SENT;
  if (!("id" in stored) || !("lost" in stored) || !Array.isArray(stored.lost)) return NOT_SENT;
  return {
    id: typeof stored.id === "string" ? stored.id : null,
    lost: stored.lost as readonly NewPost[],
    unanswered: true,
  };
}
