import { useRef, useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { useLatest } from "#site/ui/use-latest.ts";
import type { PublishStatus } from "#supabase/data/limits.ts";
import type { NewPost, PostRow } from "#supabase/data/posts.ts";
import {
  NOT_SENT,
  recordFailedCreate,
  recordRefusedCreate,
  startCreate,
} from "#site/admin/form-safety/save-row.ts";
import type { CreateState, SaveOutcome } from "#site/admin/form-safety/save-row.ts";
import { allFilesValid, hasRunningValidations } from "#site/admin/media/running-validations.ts";
import { memberEmail } from "#site/admin/session/session-store.ts";
import { useRefreshList } from "#site/admin/context/use-refresh-list.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { toast } from "#site/ui/toaster.tsx";
import type { PostValues } from "#site/schemas/post.ts";
import { addToOutbox } from "./add-to-outbox.ts";
import { uploadChosenFile } from "./featured-image-upload.ts";
import type { FailedImage } from "./featured-image-upload.ts";
import { ownEntryOf } from "./outbox.ts";
import { IMAGE_MISSING_NOTICE } from "./post-messages.ts";
import { reportSaveFailure } from "./report-save-failure.ts";
import { newPost, savePost } from "./save-post.ts";
import type { SaveJob } from "./save-post.ts";
import { saveAfterEntry } from "./send-outbox.ts";
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
  readonly submitted: PostValues;
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

/** A save that got no response and was added to the outbox. */
export interface QueuedSave extends Pick<SaveResult, "submitted" | "before" | "keepOpen"> {
  readonly id: string;
}

export interface PostSaveEvents {
  readonly onConflict: (theirs: PostRow) => void;
  readonly onDone: (result: SaveResult) => void;
  /** The request got no response; the draft is in the outbox of this device. */
  readonly onAddedToOutbox: (stored: QueuedSave) => void;
}

/**
 * Uploads the image, then saves the post. A failed upload of the featured image does not stop the save. After a failed save
 * the form has its text, the chosen status and the uploaded image, for another try. The status is set before the validation,
 * which requires a valid date of a published post.
 */
export function useSavePost(state: PostFormState, events: PostSaveEvents) {
  const client = useStaffClient();
  const refresh = useRefreshList("posts");
  const [step, setStep] = useState<SaveStep>(IDLE);
  const busy = useRef(false);
  const { saveRow, addAfterFailure } = useIdempotentSave(state);
  const latestRef = useLatest(state);

  const uploadAndSave = async ({ status, base: givenBase, keepOpen }: SaveOptions) => {
    if (hasRunningValidations()) setStep({ kind: "uploading", keepOpen });
    if (!(await allFilesValid())) return;
    // A validation can have added a file, and a notice's button can run this after later renders.
    const state = latestRef.current;
    const base = givenBase ?? state.base;
    if (hasUploads(state)) setStep({ kind: "uploading", keepOpen });
    if (await stopsOnMissingImage(state, keepOpen)) return;
    const failedImage = await uploadChosenFile(client, state);
    if (failedImage === "cancelled") return;
    setStep({ kind: "saving", keepOpen });
    const submitted = state.form.getValues();
    const before = state.isNew ? null : base;
    try {
      const outcome = await saveRow(submitted, base);
      if (outcome.kind === "saved") void refresh();
      const usedFormStatus = status === undefined;
      reportOutcome(outcome, events, { submitted, failedImage, before, keepOpen, usedFormStatus });
    } catch (error) {
      const id = await addAfterFailure(error, { submitted, base, failedImage, keepOpen });
      if (id !== null) events.onAddedToOutbox({ id, submitted, before, keepOpen });
      else {
        const saveAsDraft = () => void submit({ status: "draft", keepOpen });
        reportSaveFailure(state, { error, failedImage, saveAsDraft });
      }
    }
  };

  const submit = async (how: SaveOptions) => {
    if (busy.current) return;
    busy.current = true;
    if (how.status !== undefined) state.form.setValue("status", how.status, { shouldDirty: true });
    try {
      await state.form.handleSubmit(() => uploadAndSave(how))();
    } finally {
      busy.current = false;
      setStep(IDLE);
    }
  };
  return { step, submit };
}

function reportOutcome(
  outcome: SaveOutcome<PostRow>,
  { onConflict, onDone }: PostSaveEvents,
  submitted: Omit<SaveResult, "row">,
) {
  if (outcome.kind === "conflict") onConflict(outcome.theirs);
  else onDone({ ...submitted, row: outcome.row });
}

/** True if a save has to wait for an upload. */
function hasUploads({ file, bodyImages }: PostFormState): boolean {
  return file !== null || bodyImages.pending.length > 0;
}

/**
 * Saving without closing the form continues without images that failed to upload; a save that
 * closes it stops and reports them.
 */
async function stopsOnMissingImage(
  { bodyImages }: PostFormState,
  keepOpen: boolean,
): Promise<boolean> {
  const mustStop = !(await bodyImages.allUploaded()) && !keepOpen;
  if (mustStop) toast.error(IMAGE_MISSING_NOTICE);
  return mustStop;
}

interface FailedSave {
  readonly submitted: PostValues;
  readonly base: PostRow | null;
  readonly failedImage: FailedImage | null;
  readonly keepOpen: boolean;
}

/**
 * Saves the form's post idempotently: no retry creates a second row. The sent row is stored with the
 * local draft before the request, so that it survives a reload.
 */
export function useIdempotentSave(create: CreateState) {
  const { pendingCreateRef } = create;
  const client = useStaffClient();
  const { mutateAsync } = useMutation({
    mutationFn: (job: SaveJob) =>
      ownEntryOf(job.id) === null ? savePost(client, job) : saveAfterEntry(client, job),
  });

  /**
   * Creates the post if `base` is null, else updates it, and ends as `savePost` does. `isOpen` is false once the form is
   * closed: its local draft then stays as stored before the request.
   */
  const saveRow = async (values: PostValues, base: PostRow | null, isOpen = () => true) => {
    const { id, unacknowledgedRows } =
      base === null
        ? await startCreate(create, rowToSend(values))
        : { ...pendingCreateRef.current, id: base.id };
    const job = { id, values, base, memberEmail: memberEmail(), unacknowledgedRows };
    const outcome = await mutateAsync(job);
    if (outcome.kind === "saved") pendingCreateRef.current = NOT_SENT;
    else if (base === null && isOpen()) await recordRefusedCreate(create);
    return outcome;
  };

  const recordFailure = (error: unknown, submitted: PostValues): Promise<void> =>
    recordFailedCreate(create, rowToSend(submitted), error);

  /** Adds a draft to the outbox after a failed request; returns its id, or null if it was not added. */
  const addAfterFailure = async (error: unknown, failed: FailedSave): Promise<string | null> => {
    const { base, submitted } = failed;
    const { id, unacknowledgedRows } = pendingCreateRef.current;
    const image = failed.failedImage?.file ?? null;
    const draft = { id: base?.id ?? id, base, values: submitted, image, unacknowledgedRows };
    const addedId = await addToOutbox(draft, error);
    if (addedId !== null && !failed.keepOpen) pendingCreateRef.current = NOT_SENT;
    if (addedId === null && base === null) await recordFailure(error, submitted);
    return addedId;
  };
  return { saveRow, recordFailure, addAfterFailure };
}

function rowToSend(values: PostValues): NewPost {
  return newPost(values, memberEmail());
}
