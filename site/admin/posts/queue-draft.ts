import { isOffline } from "#supabase/data/errors.ts";
import type { PostRow } from "#supabase/data/posts.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import type { SaveOutcome } from "#site/admin/form-safety/save-row.ts";
import { newest } from "#site/admin/offline/outbox-model.ts";
import { postOutbox } from "./post-outbox.ts";
import type { QueuedPost } from "./post-outbox.ts";
import type { PostValues } from "#site/schemas/post.ts";
import { postSender } from "./post-sender.ts";
import { savePost } from "./save-post.ts";
import type { SaveJob } from "./save-post.ts";

interface UnsavedPost {
  readonly id: string | null;
  readonly base: PostRow | null;
  readonly sent: PostValues;
  readonly image: File | null;
  readonly unconfirmed: SaveJob["unconfirmed"];
}

/**
 * Enqueues a draft whose request got no response; returns its id. Returns null if it must not be
 * retried automatically: published posts, which a member has to publish explicitly, and drafts the
 * server rejected.
 */
export async function queueDraft(draft: UnsavedPost, error: unknown): Promise<string | null> {
  const { id, sent, image, unconfirmed } = draft;
  const { memberId } = useSession.getState();
  if (!isOffline(error) || sent.status !== "draft" || id === null || memberId === null) return null;
  const values = { form: sent, unconfirmed };
  const title = sent.title.trim();
  const savedRow = postOutbox.useOutbox.getState().sentEntries[id]?.row ?? null;
  const base = newest(draft.base, savedRow);
  try {
    await postOutbox.enqueue({
      id,
      owner: memberId,
      title,
      values,
      base,
      image,
      unconfirmed: [values],
    });
    return id;
  } catch (failure) {
    console.error("[post-outbox]", failure);
    return null;
  }
}

/** The queued draft with this id, if it belongs to the signed-in member. */
export function queuedPost(id: string): QueuedPost | null {
  const { memberId } = useSession.getState();
  const { entries } = postOutbox.useOutbox.getState();
  return entries.find((entry) => entry.id === id && entry.owner === memberId) ?? null;
}

/** Sends the queued draft of the same post first, so that no older version arrives later; then saves the form. */
export function saveAfterQueued(client: StaffClient, job: SaveJob): Promise<SaveOutcome<PostRow>> {
  const { id, base } = job;
  return postOutbox.sendThenSave(id, postSender(client, job.memberEmail), (savedRow) =>
    savePost(client, { ...job, base: newest(base, savedRow) }),
  );
}
