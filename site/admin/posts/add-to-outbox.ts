import { isOffline } from "#supabase/data/errors.ts";
import type { PostRow } from "#supabase/data/posts.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import type { PostValues } from "#site/schemas/post.ts";
import { storeEntry, useOutboxState } from "./outbox.ts";
import { newest } from "./outbox-entry.ts";

interface FailedPost {
  readonly id: string | null;
  readonly base: PostRow | null;
  readonly values: PostValues;
  readonly image: File | null;
  readonly unacknowledgedRows: readonly object[];
}

/**
 * Adds a draft whose request got no response to the outbox; returns its id. Returns null if it must not be
 * retried automatically: published posts, which a member has to publish explicitly, and drafts the
 * server rejected.
 */
export async function addToOutbox(failed: FailedPost, error: unknown): Promise<string | null> {
  const { id, values, image, unacknowledgedRows } = failed;
  const { memberId } = useSession.getState();
  if (!isOffline(error) || values.status !== "draft" || id === null || memberId === null)
    return null;
  const savedRow = useOutboxState.getState().sentEntries[id]?.row ?? null;
  const base = newest(failed.base, savedRow);
  const title = values.title.trim();
  try {
    await storeEntry({ id, owner: memberId, title, values, base, image, unacknowledgedRows });
    return id;
  } catch (failure) {
    console.error("[post-outbox]", failure);
    return null;
  }
}
