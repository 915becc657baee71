import { DataError, isOffline, messageOf } from "#supabase/data/errors.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { fieldOfError } from "#site/admin/form-safety/field-of-error.ts";
import { uploadFailure } from "#site/admin/media/upload-messages.ts";
import { isCancelled } from "#site/admin/media/use-upload.ts";
import { postSchema } from "#site/schemas/post.ts";
import { toast } from "#site/ui/toaster.tsx";
import { uploadCoverImage } from "./cover-image.ts";
import type { FailedImage } from "./cover-image.ts";
import {
  IMAGE_MISSING_NOTICE,
  publicationFailedNotice,
  UPLOAD_CANCELLED_NOTICE,
} from "./post-messages.ts";
import type { PostFormState } from "./use-post-form.ts";

/** True if a save has to wait for an upload. */
export function hasUploads({ file, images }: PostFormState): boolean {
  return file !== null || images.pending.length > 0;
}

/**
 * Saving without closing the form continues without images that failed to upload; a save that
 * closes it stops and reports them.
 */
export async function stopsOnMissingImage(
  { images }: PostFormState,
  keepOpen: boolean,
): Promise<boolean> {
  const mustStop = !(await images.allUploaded()) && !keepOpen;
  if (mustStop) toast.error(IMAGE_MISSING_NOTICE);
  return mustStop;
}

/**
 * Clears the selected file after its upload, so that a retry of the save does not upload it again.
 */
export async function uploadSelectedFile(
  client: StaffClient,
  { form, file, setFile, send }: PostFormState,
): Promise<FailedImage | "cancelled" | null> {
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

/** Reports a failed save by a notice and at the field it refers to; the form leaves a deleted row. */
export function notifyFailure(
  { form, base, detach }: PostFormState,
  error: unknown,
  saveAsDraft: () => void,
) {
  console.error("[post-save]", error);
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
  const field = fieldOfError(postSchema, error);
  if (field !== null) form.setError(field, { message: messageOf(error) }, { shouldFocus: true });
}
