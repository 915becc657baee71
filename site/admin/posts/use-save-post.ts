import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useLatest } from "#site/ui/use-latest.ts";
import { DataError, messageOf, isOffline } from "#supabase/data/errors.ts";
import type { PublishStatus } from "#supabase/data/limits.ts";
import type { NewPost, PostRow } from "#supabase/data/posts.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { isOutcomeUnknown } from "#site/admin/form-safety/save-row.ts";
import { NOT_SENT, withSent } from "#site/admin/form-safety/pending-create.ts";
import { isCancelled } from "#site/admin/media/use-upload.ts";
import { newest } from "#site/admin/offline/outbox-model.ts";
import { adminEmail } from "#site/admin/session/session-store.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { toast } from "#site/ui/toaster.tsx";
import {
  fieldOfError,
  IMAGE_MISSING_NOTICE,
  publicationFailedNotice,
  UPLOAD_CANCELLED_NOTICE,
} from "./post-messages.ts";
import type { PostValues } from "#site/schemas/post.ts";
import { postOutbox, postServer } from "./post-outbox.ts";
import { newPost } from "./post-values.ts";
import { queueDraft, queuedPost } from "./queue-draft.ts";
import { NewerVersion, savePost, uploadCoverImage, uploadFailure } from "./save-post.ts";
import type { FailedImage, SaveJob } from "./save-post.ts";
import type { PostFormState } from "./use-post-form.ts";
import { useRefreshPosts } from "./use-posts.ts";

export interface SaveOptions {
  /** Overrides the status of the form, for the shortcuts that save or publish. */
  readonly status?: PublishStatus;
  /** The version to build on, if it is not the form's base. */
  readonly base?: PostRow;
  /** Keeps the saved post open instead of resetting the form. */
  readonly keepOpen: boolean;
}

export interface SavedPost {
  readonly row: PostRow;
  /** The submitted values; the form may have changed since. */
  readonly sent: PostValues;
  /** Set if the upload of the image failed; the post was saved without it. */
  readonly failedImage: FailedImage | null;
  readonly before: PostRow | null;
  readonly keepOpen: boolean;
  /** The form's button has saved it, not a shortcut or a notice. */
  readonly submitted: boolean;
}

export type SaveStep =
  | { readonly kind: "idle" }
  | { readonly kind: "uploading" | "publishing"; readonly keepOpen: boolean };

const IDLE = { kind: "idle" } as const;

export interface QueuedSave extends Pick<SavedPost, "sent" | "before" | "keepOpen"> {
  readonly id: string;
}

export interface SaveEvents {
  readonly onConflict: (theirs: PostRow) => void;
  readonly onDone: (published: SavedPost) => void;
  /** The request got no response; the draft is queued on this device. */
  readonly onQueued: (stored: QueuedSave) => void;
}

/**
 * Uploads the image, then saves the post. A failed upload does not stop the save; a failed save
 * leaves the form unchanged.
 */
export function useSavePost(state: PostFormState, { onConflict, onDone, onQueued }: SaveEvents) {
  const client = useStaffClient();
  const refresh = useRefreshPosts();
  const [stage, setStage] = useState<SaveStep>(IDLE);
  const busy = useRef(false);
  const { save, queueAfterFailure } = usePostSave(state);
  const latestRef = useLatest(state);

  const run = async ({ status, base: givenBase, keepOpen }: SaveOptions) => {
    // A notice's button can run this after later renders, so it reads the latest state.
    const state = latestRef.current;
    const base = givenBase ?? state.base;
    if (status !== undefined) state.form.setValue("status", status, { shouldDirty: true });
    if (hasUploads(state)) setStage({ kind: "uploading", keepOpen });
    if (await stopsOnMissingImage(state, keepOpen)) return;
    const failedImage = await uploadSelectedFile(client, state);
    if (failedImage === "cancelled") return;
    setStage({ kind: "publishing", keepOpen });
    const sent = state.form.getValues();
    try {
      const row = await save(sent, base);
      void refresh();
      onDone({ row, sent, failedImage, before: base, keepOpen, submitted: status === undefined });
    } catch (error) {
      const image = failedImage?.file ?? null;
      const id = await queueAfterFailure(error, { sent, base, image, keepOpen });
      if (id !== null) onQueued({ id, sent, before: base, keepOpen });
      else if (error instanceof NewerVersion) onConflict(error.theirs);
      else {
        if (failedImage !== null) toast.warning({ title: failedImage.reason });
        notifyFailure(state, error, () => void publish({ status: "draft", keepOpen }));
      }
    }
  };

  const publish = async (how: SaveOptions) => {
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

function hasUploads({ file, images }: PostFormState): boolean {
  return file !== null || images.waiting.length > 0;
}

/**
 * Saving without closing the form continues without images that failed to upload; a save that
 * closes it stops and reports them.
 */
async function stopsOnMissingImage({ images }: PostFormState, keepOpen: boolean): Promise<boolean> {
  const mustStop = !(await images.settled()) && !keepOpen;
  if (mustStop) toast.error(IMAGE_MISSING_NOTICE);
  return mustStop;
}

/**
 * Clears the selected file after its upload, so that a retry of the save does not upload it again.
 */
async function uploadSelectedFile(
  client: StaffClient,
  { form, file, setFile, send }: PostFormState,
): Promise<SavedPost["failedImage"] | "cancelled"> {
  if (file === null) return null;
  try {
    const url = await send((watch) => uploadCoverImage(client, file, watch));
    form.setValue("featuredImageUrl", url, { shouldDirty: true });
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

function notifyFailure(
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
  // Saving as draft would unpublish a public post, so the action is not offered.
  const canSaveAsDraft = isOffline(error) && base?.status !== "published";
  toast.error({
    ...publicationFailedNotice(error),
    ...(canSaveAsDraft && { action: { label: "Save as draft", onClick: saveAsDraft } }),
  });
  const field = fieldOfError(error);
  if (field !== null) form.setError(field, { message: messageOf(error) }, { shouldFocus: true });
}

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
function usePostSave({ pendingCreateRef, storeSentRequest }: PostFormState) {
  const client = useStaffClient();
  const { mutateAsync } = useMutation({
    mutationFn: (job: SaveJob) => sendQueuedThenSave(client, job),
  });

  const save = async (values: PostValues, base: PostRow | null): Promise<PostRow> => {
    const pending = pendingCreateRef.current;
    const { unconfirmed } = pending;
    const id = base?.id ?? pending.id ?? crypto.randomUUID();
    if (base === null) {
      pendingCreateRef.current = { ...pending, id };
      await storeSentRequest(withSent(pendingCreateRef.current, sentRow(values)));
    }
    const row = await mutateAsync({ id, values, base, adminEmail: adminEmail(), unconfirmed });
    pendingCreateRef.current = NOT_SENT;
    return row;
  };

  /** Enqueues a draft after a failed request; returns its id, or null if it was not queued. */
  const queueAfterFailure = async (error: unknown, failed: FailedSave): Promise<string | null> => {
    const { base, sent } = failed;
    const { id, unconfirmed, mayBeStored } = pendingCreateRef.current;
    const queuedId = await queueDraft({ ...failed, id: base?.id ?? id, unconfirmed }, error);
    if (queuedId !== null && !failed.keepOpen) pendingCreateRef.current = NOT_SENT;
    if (queuedId !== null || base !== null) return queuedId;
    if (isOutcomeUnknown(error)) {
      pendingCreateRef.current = withSent(pendingCreateRef.current, sentRow(sent));
    } else await storeSentRequest(mayBeStored ? pendingCreateRef.current : null);
    return null;
  };
  return { save, queueAfterFailure };
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
  return postOutbox.sendThenSave(id, postServer(client, job.adminEmail), (stored) =>
    savePost(client, { ...job, base: newest(base, stored) }),
  );
}
