import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { DataError, messageOf } from "#supabase/data/errors.ts";
import type { PublishStatus } from "#supabase/data/limits.ts";
import type { NewPost, PostRow } from "#supabase/data/posts.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { isUnanswered } from "#site/admin/shell/create-once.ts";
import { useStaffClient } from "#site/admin/shell/staff-backend.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { blamedField, PICTURE_MISSING_NOTICE, publicationFailedNotice } from "./post-messages.ts";
import { newPost } from "./post-values.ts";
import type { PostValues } from "./post-values.ts";
import { NewerVersion, savePost, sendPicture, uploadFailure } from "./save-post.ts";
import type { PostFormState } from "./use-post-form.ts";
import { useRefreshPosts } from "./use-posts.ts";

export interface PublishHow {
  /** Overrides the status of the form, for the keys that save or publish. */
  readonly status?: PublishStatus;
  /** The version to build on, when it is not that of the form. */
  readonly over?: PostRow;
  /** Go on writing the saved post instead of starting an empty one. */
  readonly stay: boolean;
}

export interface PublishedPost {
  readonly row: PostRow;
  /** What was sent: the form may hold more by now. */
  readonly sent: PostValues;
  /** Set when the picture could not be sent; the post went out without it. */
  readonly missed: { readonly file: File; readonly reason: string } | null;
  readonly before: PostRow | null;
  readonly stay: boolean;
}

export type PublishStage =
  { readonly kind: "idle" } | { readonly kind: "uploading" | "publishing"; readonly stay: boolean };

const IDLE = { kind: "idle" } as const;

interface PublishEvents {
  readonly onConflict: (theirs: PostRow) => void;
  readonly onDone: (published: PublishedPost) => void;
}

/** Sends the picture, then the post. A picture that fails does not stop the post; a post that fails
 * leaves the form as it is. */
export function usePublish(state: PostFormState, { onConflict, onDone }: PublishEvents) {
  const client = useStaffClient();
  const refresh = useRefreshPosts();
  const [stage, setStage] = useState<PublishStage>(IDLE);
  const lost = useRef<NewPost>(null);
  const busy = useRef(false);
  const { form } = state;
  const save = useMutation({
    mutationFn: (job: { readonly values: PostValues; readonly base: PostRow | null }) =>
      savePost(client, { ...job, adminEmail: adminEmail(), lost: lost.current }),
  });

  const run = async ({ status, over, stay }: PublishHow) => {
    const base = over ?? state.base;
    if (status !== undefined) form.setValue("status", status, { shouldDirty: true });
    if (hasUploads(state)) setStage({ kind: "uploading", stay });
    if (!(await state.pictures.settled()) && !stay) {
      toast.error(PICTURE_MISSING_NOTICE);
      return;
    }
    const missed = await sendChosenPicture(client, state);
    setStage({ kind: "publishing", stay });
    const sent = form.getValues();
    try {
      const row = await save.mutateAsync({ values: sent, base });
      lost.current = null;
      void refresh();
      onDone({ row, sent, missed, before: base, stay });
    } catch (error) {
      if (error instanceof NewerVersion) onConflict(error.theirs);
      else {
        lost.current = base === null && isUnanswered(error) ? newPost(sent, adminEmail()) : null;
        if (missed !== null) toast.warning({ title: missed.reason });
        tellFailure(state, error);
      }
    }
  };

  const publish = async (how: PublishHow) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await form.handleSubmit(() => run(how))();
    } finally {
      busy.current = false;
      setStage(IDLE);
    }
  };
  return { stage, publish };
}

function hasUploads({ file, pictures }: PostFormState): boolean {
  return file !== null || pictures.waiting.length > 0;
}

/** A picture that arrived is not sent again by a save that fails later. */
async function sendChosenPicture(
  client: StaffClient,
  { form, file, setFile }: PostFormState,
): Promise<PublishedPost["missed"]> {
  if (file === null) return null;
  try {
    form.setValue("pictureUrl", await sendPicture(client, file), { shouldDirty: true });
    setFile(null);
    return null;
  } catch (error) {
    console.error("[post-upload]", error);
    return { file, reason: uploadFailure(error) };
  }
}

function tellFailure({ form, base, detach }: PostFormState, error: unknown) {
  console.error("[post-publish]", error);
  if (base !== null && error instanceof DataError && error.code === "not-found") {
    detach();
    toast.error({
      title: "Publication Failed",
      description: "This post was deleted meanwhile. Your text is here: save it as a new post.",
    });
    return;
  }
  toast.error(publicationFailedNotice(error));
  const field = blamedField(error);
  if (field !== null) form.setError(field, { message: messageOf(error) }, { shouldFocus: true });
}

function adminEmail(): string {
  return useSession.getState().email;
}
