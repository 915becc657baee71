import { isNotFound, isOffline } from "#supabase/data/errors.ts";
import { setServerError } from "#site/admin/form-safety/field-of-error.ts";
import { postSchema } from "#site/schemas/post.ts";
import { toast } from "#site/ui/toaster.tsx";
import type { FailedImage } from "./featured-image-upload.ts";
import { publicationFailedNotice } from "./post-messages.ts";
import type { PostFormState } from "./use-post-form.ts";

interface SaveFailure {
  readonly error: unknown;
  /** The image whose upload failed before the save, too. */
  readonly failedImage: FailedImage | null;
  readonly saveAsDraft: () => void;
}

/** Reports a failed save by a notice and at the field it refers to; the form leaves a row that was deleted for good. */
export function reportSaveFailure(
  { form, base, detach }: PostFormState,
  { error, failedImage, saveAsDraft }: SaveFailure,
) {
  if (failedImage !== null) toast.warning({ title: failedImage.reason });
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
  setServerError(form, postSchema, error);
}
