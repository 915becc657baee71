import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import type { NewPost, PostRow } from "#supabase/data/posts.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { isUnanswered } from "#site/admin/shell/create-once.ts";
import { useStaffClient } from "#site/admin/shell/staff-backend.tsx";
import { keepForLater, saveAfterWaiting } from "./keep-for-later.ts";
import type { WaitingPost } from "./post-outbox.ts";
import { newPost } from "./post-values.ts";
import type { PostValues } from "./post-values.ts";
import type { SaveJob } from "./save-post.ts";

interface FailedSave {
  readonly sent: PostValues;
  readonly base: PostRow | null;
  readonly picture: File | null;
  readonly stay: boolean;
}

/** Saves the post of a form so that no try, however it ends, makes a second row. */
export function usePostSave(waiting: WaitingPost | null) {
  const client = useStaffClient();
  /** A new post that was sent without an id and without hearing back. */
  const lost = useRef<NewPost>(waiting?.values.lost ?? null);
  /** Id under which a new draft was sent or kept. */
  const draftId = useRef(waiting?.base === null ? waiting.id : null);
  const { mutateAsync } = useMutation({
    mutationFn: (job: SaveJob) => saveAfterWaiting(client, job),
  });
  const forget = () => {
    lost.current = draftId.current = null;
  };

  const save = async (values: PostValues, base: PostRow | null): Promise<PostRow> => {
    if (base === null && values.status === "draft") draftId.current ??= crypto.randomUUID();
    const id = base?.id ?? draftId.current;
    const job = { id, values, base, adminEmail: adminEmail(), lost: lost.current };
    const row = await mutateAsync(job);
    forget();
    return row;
  };

  /** After a failed save: keeps a draft that nobody answered to and says under which id. */
  const keep = async (error: unknown, failed: FailedSave): Promise<string | null> => {
    const { base, sent } = failed;
    const id = base?.id ?? draftId.current;
    const kept = await keepForLater({ ...failed, id, lost: lost.current }, error);
    if (kept !== null && !failed.stay) forget();
    if (id === null) lost.current = isUnanswered(error) ? newPost(sent, adminEmail()) : null;
    return kept;
  };
  return { save, keep };
}

function adminEmail(): string {
  return useSession.getState().email;
}
