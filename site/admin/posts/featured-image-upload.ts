import { parseFocalPoint, withFocus } from "#supabase/data/image-focus.ts";
import { getPost, updatePost } from "#supabase/data/posts.ts";
import type { PostRow } from "#supabase/data/posts.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import type { UploadOptions } from "#supabase/data/upload-progress.ts";
import { uploadImageFile } from "#site/admin/media/upload-image.ts";
import { uploadFailure } from "#site/admin/media/upload-messages.ts";
import { isCancelled } from "#site/admin/media/use-upload.ts";
import { toast } from "#site/ui/toaster.tsx";
import { UPLOAD_CANCELLED_NOTICE } from "./post-messages.ts";
import type { PostFormState } from "./use-post-form.ts";

/** Uploads a chosen image or video; resolves to its public URL. */
export async function uploadFeaturedImage(
  client: StaffClient,
  file: File,
  options?: UploadOptions,
): Promise<string> {
  return (await uploadImageFile(client, "blog-images", file, options)).url;
}

/** An image whose upload failed, with its focal point. */
export interface FailedImage {
  readonly file: File;
  readonly focus: string;
  readonly reason: string;
}

/** Uploads the image again and sets it on the saved post. */
export async function addImage(
  client: StaffClient,
  id: string,
  { file, focus }: FailedImage,
): Promise<PostRow> {
  const url = withFocus(await uploadFeaturedImage(client, file), parseFocalPoint(focus));
  const { version } = await getPost(client, id);
  return updatePost(client, id, version, { featured_image_url: url });
}

/**
 * Uploads the chosen file of a form; null without one. Clears the file after its upload, so that a retry of
 * the save does not upload it again.
 */
export async function uploadChosenFile(
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
