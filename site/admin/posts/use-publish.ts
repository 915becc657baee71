import { useEffect, useRef, useState } from "react";
import { DataError, messageOf } from "#supabase/data/errors.ts";
import type { PublishStatus } from "#supabase/data/limits.ts";
import type { PostRow } from "#supabase/data/posts.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { isCancelled } from "#site/admin/media/use-sending.ts";
import { useStaffClient } from "#site/admin/shell/staff-backend.tsx";
import { toast } from "#site/ui/toaster.tsx";
import {
  blamedField,
  PICTURE_MISSING_NOTICE,
  publicationFailedNotice,
  UPLOAD_CANCELLED_NOTICE,
} from "./post-messages.ts";
import type { PostValues } from "./post-values.ts";
import { NewerVersion, sendCover, uploadFailure } from "./save-post.ts";
import type { MissedPicture } from "./save-post.ts";
import type { PostFormState } from "./use-post-form.ts";
import { usePostSave } from "./use-post-save.ts";
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
  readonly missed: MissedPicture | null;
  readonly before: PostRow | null;
  readonly stay: boolean;
}

export type PublishStage =
  { readonly kind: "idle" } | { readonly kind: "uploading" | "publishing"; readonly stay: boolean };

const IDLE = { kind: "idle" } as const;

export interface KeptPost extends Pick<PublishedPost, "sent" | "before" | "stay"> {
  readonly id: string;
}

export interface PublishEvents {
  readonly onConflict: (theirs: PostRow) => void;
  readonly onDone: (published: PublishedPost) => void;
  /** Nobody answered: the draft waits on this device. */
  readonly onKept: (kept: KeptPost) => void;
}

/** Sends the picture, then the post. A picture that fails does not stop the post; a post that fails
 * leaves the form as it is. */
export function usePublish(state: PostFormState, { onConflict, onDone, onKept }: PublishEvents) {
  const client = useStaffClient();
  const refresh = useRefreshPosts();
  const [stage, setStage] = useState<PublishStage>(IDLE);
  const busy = useRef(false);
  const { save, keep } = usePostSave(state);
  const latest = useLatest(state);

  const run = async ({ status, over, stay }: PublishHow) => {
    // A button of a notice is pressed later than it was made.
    const state = latest.current;
    const base = over ?? state.base;
    if (status !== undefined) state.form.setValue("status", status, { shouldDirty: true });
    if (hasUploads(state)) setStage({ kind: "uploading", stay });
    if (await lacksPicture(state, stay)) return;
    const missed = await sendChosenPicture(client, state);
    if (missed === "cancelled") return;
    setStage({ kind: "publishing", stay });
    const sent = state.form.getValues();
    try {
      const row = await save(sent, base);
      void refresh();
      onDone({ row, sent, missed, before: base, stay });
    } catch (error) {
      const id = await keep(error, { sent, base, picture: missed?.file ?? null, stay });
      if (id !== null) onKept({ id, sent, before: base, stay });
      else if (error instanceof NewerVersion) onConflict(error.theirs);
      else {
        if (missed !== null) toast.warning({ title: missed.reason });
        tellFailure(state, error, () => void publish({ status: "draft", stay }));
      }
    }
  };

  const publish = async (how: PublishHow) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await state.form.handleSubmit(() => run(how))();
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

/** Whoever goes on writing may do so with a picture that did not arrive; others are told. */
async function lacksPicture({ pictures }: PostFormState, stay: boolean): Promise<boolean> {
  const lacks = !(await pictures.settled()) && !stay;
  if (lacks) toast.error(PICTURE_MISSING_NOTICE);
  return lacks;
}

function useLatest<T>(value: T) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** A picture that arrived is not sent again by a save that fails later. */
async function sendChosenPicture(
  client: StaffClient,
  { form, file, setFile, send }: PostFormState,
): Promise<PublishedPost["missed"] | "cancelled"> {
  if (file === null) return null;
  try {
    const url = await send((watch) => sendCover(client, file, watch));
    form.setValue("pictureUrl", url, { shouldDirty: true });
    setFile(null);
    return null;
  } catch (error) {
    if (isCancelled(error)) {
      toast.info(UPLOAD_CANCELLED_NOTICE);
      return "cancelled";
    }
    console.error("[post-upload]", error);
    return { file, focus: form.getValues("focus"), reason: uploadFailure(error) };
  }
}

function tellFailure(
  { form, base, detach }: PostFormState,
  error: unknown,
  saveAsDraft: () => void,
) {
  console.error("[post-publish]", error);
  if (base !== null && error instanceof DataError && error.code === "not-found") {
    detach();
    toast.error({
      title: "Publication Failed",
      description: "This post was deleted meanwhile. Your text is here: save it as a new post.",
    });
    return;
  }
  // Taking a public post off the site is not what the person asked for.
  const mayWait = isUnreachable(error) && base?.status !== "published";
  toast.error({
    ...publicationFailedNotice(error),
    ...(mayWait && { action: { label: "Save as draft", onClick: saveAsDraft } }),
  });
  const field = blamedField(error);
  if (field !== null) form.setError(field, { message: messageOf(error) }, { shouldFocus: true });
}

function isUnreachable(error: unknown): boolean {
  return error instanceof DataError && error.code === "offline";
}
