import { useMutation } from "@tanstack/react-query";
import type { NewPost, PostRow } from "#supabase/data/posts.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { isOutcomeUnknown } from "#site/admin/form-safety/save-row.ts";
import { NOT_SENT, withSent } from "#site/admin/form-safety/pending-create.ts";
import { newest } from "#site/admin/offline/outbox-model.ts";
import { adminEmail } from "#site/admin/session/session-store.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import type { PostValues } from "#site/schemas/post.ts";
import { postOutbox } from "./post-outbox.ts";
import { postSender } from "./post-sender.ts";
import { newPost } from "./post-values.ts";
import { queueDraft, queuedPost } from "./queue-draft.ts";
import { savePost } from "./save-post.ts";
import type { SaveJob } from "./save-post.ts";
import type { PostFormState } from "./use-post-form.ts";

interface FailedSave {
  readonly sent: PostValues;
  readonly base: PostRow | null;
  readonly image: File | null;
  readonly keepOpen: boolean;
}

/**
 * Saves the form's post idempotently: no retry creates a second row. Sent data is stored with the
 * draft before the request, so that it survives a reload.
 */
export function useIdempotentSave({ pendingCreateRef, storePendingCreate }: PostFormState) {
  const client = useStaffClient();
  const { mutateAsync } = useMutation({
    mutationFn: (job: SaveJob) => sendQueuedThenSave(client, job),
  });

  /** Creates the post if `base` is null, else updates it. Throws as `savePost` does. */
  const save = async (values: PostValues, base: PostRow | null): Promise<PostRow> => {
    const pending = pendingCreateRef.current;
    const { unconfirmed } = pending;
    const id = base?.id ?? pending.id ?? crypto.randomUUID();
    if (base === null) {
      pendingCreateRef.current = { ...pending, id };
      // Stored as sent before the request; the ref follows after a failure only, because `unconfirmed` must not contain
      // the row that is being sent.
      await storePendingCreate(withSent(pendingCreateRef.current, sentRow(values)));
    }
    const row = await mutateAsync({ id, values, base, adminEmail: adminEmail(), unconfirmed });
    pendingCreateRef.current = NOT_SENT;
    return row;
  };

  /** After a failed create: remembers what may be stored nevertheless. */
  const recordFailedCreate = async (error: unknown, sent: PostValues): Promise<void> => {
    const pending = pendingCreateRef.current;
    if (isOutcomeUnknown(error)) pendingCreateRef.current = withSent(pending, sentRow(sent));
    else await storePendingCreate(pending.mayBeStored ? pending : null);
  };

  /** Enqueues a draft after a failed request; returns its id, or null if it was not queued. */
  const queueAfterFailure = async (error: unknown, failed: FailedSave): Promise<string | null> => {
    const { base, sent } = failed;
    const { id, unconfirmed } = pendingCreateRef.current;
    const queuedId = await queueDraft({ ...failed, id: base?.id ?? id, unconfirmed }, error);
    if (queuedId !== null && !failed.keepOpen) pendingCreateRef.current = NOT_SENT;
    if (queuedId === null && base === null) await recordFailedCreate(error, sent);
    return queuedId;
  };
  return { save, recordFailedCreate, queueAfterFailure };
}

function sentRow(values: PostValues): NewPost {
  return newPost(values, adminEmail());
}

/**
 * Saves the form. A queued draft of the same post is sent first, so that no older version arrives
 * later.
 */
function sendQueuedThenSave(client: StaffClient, job: SaveJob): Promise<PostRow> {
  const { id, base } = job;
  if (queuedPost(id) === null) return savePost(client, job);
  return postOutbox.sendThenSave(id, postSender(client, job.adminEmail), (stored) =>
    savePost(client, { ...job, base: newest(base, stored) }),
  );
}
