import { useMutation } from "@tanstack/react-query";
import type { PostRow } from "#supabase/data/posts.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { isUnanswered } from "#site/admin/shell/create-once.ts";
import { useStaffClient } from "#site/admin/shell/staff-backend.tsx";
import { keepForLater, saveAfterWaiting } from "./keep-for-later.ts";
import { NOT_SENT } from "./pending-create.ts";
import type { PendingCreate } from "./pending-create.ts";
import { newPost } from "./post-values.ts";
import type { PostValues } from "./post-values.ts";
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
    const before = pendingCreateRef.current;
    if (base === null) {
      pendingCreateRef.current = { ...before, id: before.id ?? newId(values) };
      await markSent(withSent(pendingCreateRef.current, values));
    }
    const { id, lost } = pendingCreateRef.current;
    const job = { id: base?.id ?? id, values, base, adminEmail: adminEmail(), lost };
    const row = await mutateAsync(job);
    pendingCreateRef.current = NOT_SENT;
    return row;
  };

  /** Enqueues a draft after a failed request; returns its id, or null if it was not queued. */
  const keep = async (error: unknown, failed: FailedSave): Promise<string | null> => {
    const { base, sent } = failed;
    const { id, lost, unanswered } = pendingCreateRef.current;
    const queuedId = await keepForLater({ ...failed, id: base?.id ?? id, lost }, error);
    if (queuedId !== null && !failed.stay) pendingCreateRef.current = NOT_SENT;
    if (queuedId !== null || base !== null) return queuedId;
    if (isUnanswered(error)) pendingCreateRef.current = withSent(pendingCreateRef.current, sent);
    else await markSent(unanswered ? pendingCreateRef.current : null);
    return null;
  };
  return { save, keep };
}

/** Only drafts get an id from the client; see `createOnce`. */
function newId({ status }: PostValues): string | null {
  return status === "draft" ? crypto.randomUUID() : null;
}

function withSent(pending: PendingCreate, values: PostValues): PendingCreate {
  if (pending.id !== null) return { ...pending, unanswered: true };
  const lost = [...pending.lost, newPost(values, adminEmail())];
  return { ...pending, lost, unanswered: true };
}

function adminEmail(): string {
  return useSession.getState().email;
}
