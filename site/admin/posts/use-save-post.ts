import { useRef, useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { useLatest } from "#site/ui/use-latest.ts";
import { isNotFound, isOffline, messageOf } from "#supabase/data/errors.ts";
import type { PublishStatus } from "#supabase/data/limits.ts";
import type { NewPost, PostRow } from "#supabase/data/posts.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { fieldOfError } from "#site/admin/form-safety/field-of-error.ts";
import { NOT_SENT, recordFailedCreate, startCreate } from "#site/admin/form-safety/save-row.ts";
import type { CreatingForm } from "#site/admin/form-safety/save-row.ts";
import { checksPassed, hasRunningChecks } from "#site/admin/media/running-checks.ts";
import { uploadFailure } from "#site/admin/media/upload-messages.ts";
import { isCancelled } from "#site/admin/media/use-upload.ts";
import { newest } from "#site/admin/offline/outbox-model.ts";
import { memberEmail } from "#site/admin/session/session-store.ts";
import { useRefreshList } from "#site/admin/context/use-refresh-list.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { postSchema } from "#site/schemas/post.ts";
import type { PostValues } from "#site/schemas/post.ts";
import { uploadFeaturedImage } from "./featured-image-upload.ts";
import type { FailedImage } from "./featured-image-upload.ts";
import {
  IMAGE_MISSING_NOTICE,
  publicationFailedNotice,
  UPLOAD_CANCELLED_NOTICE,
} from "./post-messages.ts";
import { postOutbox } from "./post-outbox.ts";
import { postSender } from "./post-sender.ts";
import { queueDraft, queuedPost } from "./queue-draft.ts";
import { newPost, VersionConflictError, savePost } from "./save-post.ts";
import type { SaveJob } from "./save-post.ts";
import type { PostFormState } from "./use-post-form.ts";

export interface SaveOptions {
  /** Overrides the status of the form, for the shortcuts that save or publish. */
  readonly status?: PublishStatus;
  /** The version to build on, if it is not the form's base. */
  readonly base?: PostRow;
  /** Keeps the saved post open instead of resetting the form. */
  readonly keepOpen: boolean;
}

export interface SaveResult {
  readonly row: PostRow;
  /** The submitted values; the form may have changed since. */
  readonly sent: PostValues;
  /** Set if the upload of the image failed; the post was saved without it. */
  readonly failedImage: FailedImage | null;
  /** The row before the save; null for a new post, even if an autosave has created its row. */
  readonly before: PostRow | null;
  readonly keepOpen: boolean;
  /** False if a shortcut or a notice set the status instead of the form. */
  readonly usedFormStatus: boolean;
}

export type SaveStep =
  { readonly kind: "idle" } | { readonly kind: "uploading" | "saving"; readonly keepOpen: boolean };

const IDLE = { kind: "idle" } as const;

export interface QueuedSave extends Pick<SaveResult, "sent" | "before" | "keepOpen"> {
  readonly id: string;
}

export interface SaveEvents {
  readonly onConflict: (theirs: PostRow) => void;
  readonly onDone: (result: SaveResult) => void;
  /** The request got no response; the draft is queued on this device. */
  readonly onQueued: (stored: QueuedSave) => void;
}

/**
 * Uploads the image, then saves the post. A failed upload of the featured image does not stop the save. After a failed save
 * the form has its text, the chosen status and the uploaded image, for another try. The status is set before the validation,
 * which checks the date of a published post.
 */
export function useSavePost(state: PostFormState, { onConflict, onDone, onQueued }: SaveEvents) {
  const client = useStaffClient();
  const refresh = useRefreshList("posts");
  const [step, setStep] = useState<SaveStep>(IDLE);
  const busy = useRef(false);
  const { save, queueAfterFailure } = useIdempotentSave(state);
  const latestRef = useLatest(state);

  const run = async ({ status, base: givenBase, keepOpen }: SaveOptions) => {
    if (hasRunningChecks()) setStep({ kind: "uploading", keepOpen });
    if (!(await checksPassed())) return;
    // A check can have added a file, and a notice's button can run this after later renders.
    const state = latestRef.current;
    const base = givenBase ?? state.base;
    if (hasUploads(state)) setStep({ kind: "uploading", keepOpen });
    if (await stopsOnMissingImage(state, keepOpen)) return;
    const failedImage = await uploadSelectedFile(client, state);
    if (failedImage === "cancelled") return;
    setStep({ kind: "saving", keepOpen });
    const sent = state.form.getValues();
    const before = state.isNew ? null : base;
    try {
      const row = await save(sent, base);
      void refresh();
      onDone({ row, sent, failedImage, before, keepOpen, usedFormStatus: status === undefined });
    } catch (error) {
      const image = failedImage?.file ?? null;
      const id = await queueAfterFailure(error, { sent, base, image, keepOpen });
      if (id !== null) onQueued({ id, sent, before, keepOpen });
      else if (error instanceof VersionConflictError) onConflict(error.theirs);
      else {
        if (failedImage !== null) toast.warning({ title: failedImage.reason });
        notifyFailure(state, error, () => void submit({ status: "draft", keepOpen }));
      }
    }
  };

  const submit = async (how: SaveOptions) => {
    if (busy.current) return;
    busy.current = true;
    if (how.status !== undefined) state.form.setValue("status", how.status, { shouldDirty: true });
    try {
      await state.form.handleSubmit(() => run(how))();
    } finally {
      busy.current = false;
      setStep(IDLE);
    }
  };
  return { step, submit };
}

/** True if a save has to wait for an upload. */
function hasUploads({ file, images }: PostFormState): boolean {
  return file !== null || images.pending.length > 0;
}

/**
 * Saving without closing the form continues without images that failed to upload; a save that
 * closes it stops and reports them.
 */
async function stopsOnMissingImage({ images }: PostFormState, keepOpen: boolean): Promise<boolean> {
  const mustStop = !(await images.allUploaded()) && !keepOpen;
  if (mustStop) toast.error(IMAGE_MISSING_NOTICE);
  return mustStop;
}

/**
 * Clears the selected file after its upload, so that a retry of the save does not upload it again.
 */
async function uploadSelectedFile(
  client: StaffClient,
  { form, file, setFile, runUpload }: PostFormState,
): Promise<FailedImage | "cancelled" | null> {
  if (file === null) return null;
  try {
    const url = await runUpload((options) => uploadFeaturedImage(client, file, options));
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

/** Reports a failed save by a notice and at the field it refers to; the form leaves a deleted row. */
function notifyFailure(
  { form, base, detach }: PostFormState,
  error: unknown,
  saveAsDraft: () => void,
) {
  console.error("[post-save]", error);
  if (base !== null && isNotFound(error)) {
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
  const field = fieldOfError(postSchema, error);
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
export function useIdempotentSave(form: CreatingForm) {
  const { pendingCreateRef } = form;
  const client = useStaffClient();
  const { mutateAsync } = useMutation({
    mutationFn: (job: SaveJob) => sendQueuedThenSave(client, job),
  });

  /** Creates the post if `base` is null, else updates it. Throws as `savePost` does. */
  const save = async (values: PostValues, base: PostRow | null): Promise<PostRow> => {
    const { id, unconfirmed } =
      base === null
        ? await startCreate(form, sentRow(values))
        : { ...pendingCreateRef.current, id: base.id };
    const row = await mutateAsync({ id, values, base, memberEmail: memberEmail(), unconfirmed });
    pendingCreateRef.current = NOT_SENT;
    return row;
  };

  const recordFailure = (error: unknown, sent: PostValues): Promise<void> =>
    recordFailedCreate(form, sentRow(sent), error);

  /** Enqueues a draft after a failed request; returns its id, or null if it was not queued. */
  const queueAfterFailure = async (error: unknown, failed: FailedSave): Promise<string | null> => {
    const { base, sent } = failed;
    const { id, unconfirmed } = pendingCreateRef.current;
    const queuedId = await queueDraft({ ...failed, id: base?.id ?? id, unconfirmed }, error);
    if (queuedId !== null && !failed.keepOpen) pendingCreateRef.current = NOT_SENT;
    if (queuedId === null && base === null) await recordFailure(error, sent);
    return queuedId;
  };
  return { save, recordFailure, queueAfterFailure };
}

function sentRow(values: PostValues): NewPost {
  return newPost(values, memberEmail());
}

/**
 * Saves the form. A queued draft of the same post is sent first, so that no older version arrives
 * later.
 */
function sendQueuedThenSave(client: StaffClient, job: SaveJob): Promise<PostRow> {
  const { id, base } = job;
  if (queuedPost(id) === null) return savePost(client, job);
  return postOutbox.sendThenSave(id, postSender(client, job.memberEmail), (stored) =>
    savePost(client, { ...job, base: newest(base, stored) }),
  );
}
