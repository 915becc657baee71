import { useMutation } from "@tanstack/react-query";
import type { NewPost, PostRow } from "#supabase/data/posts.ts";
import { NOT_SENT, withSent } from "#site/admin/form-safety/pending-create.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { isUnanswered } from "#site/admin/form-safety/idempotent-create.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { queueDraft, saveAfterWaiting } from "./queue-draft.ts";
import { newPost } from "./post-values.ts";
import type { PostValues } from "#site/schemas/post.ts";
import type { SaveJob } from "./save-post.ts";
import type { PostFormState } from "./use-post-form.ts";

interface FailedSave {
  readonly sent: PostValues;
  readonly base: PostRow | null;
  readonly picture: File | null;
  readonly stay: boolean;
}

/**
 * Saves the form's post idempotently: no retry creates a second row. Sent data is stored with the
 * draft before the request, so that it survives a reload.
 */
export function usePostSave({ pendingCreateRef, markSent }: PostFormState) {
  const client = useStaffClient();
  const { mutateAsync } = useMutation({
    mutationFn: (job: SaveJob) => saveAfterWaiting(client, job),
  });

  const save = async (values: PostValues, base: PostRow | null): Promise<PostRow> => {
    const pending = pendingCreateRef.current;
    const { lost } = pending;
    const id = base?.id ?? pending.id ?? crypto.randomUUID();
    if (base === null) {
      pendingCreateRef.current = { ...pending, id };
      await markSent(withSent(pendingCreateRef.current, sentRow(values)));
    }
    const row = await mutateAsync({ id, values, base, adminEmail: adminEmail(), lost });
    pendingCreateRef.current = NOT_SENT;
    return row;
  };

  /** Enqueues a draft after a failed request; returns its id, or null if it was not queued. */
  const keep = async (error: unknown, failed: FailedSave): Promise<string | null> => {
    const { base, sent } = failed;
    const { id, lost, unanswered } = pendingCreateRef.current;
    const queuedId = await queueDraft({ ...failed, id: base?.id ?? id, lost }, error);
    if (queuedId !== null && !failed.stay) pendingCreateRef.current = NOT_SENT;
    if (queuedId !== null || base !== null) return queuedId;
    if (isUnanswered(error)) {
      pendingCreateRef.current = withSent(pendingCreateRef.current, sentRow(sent));
    } else await markSent(unanswered ? pendingCreateRef.current : null);
    return null;
  };
  return { save, keep };
}

function sentRow(values: PostValues): NewPost {
  return newPost(values, adminEmail());
}

function adminEmail(): string {
  return useSession.getState().email;
}
