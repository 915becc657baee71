import { parseFocalPoint, withFocus } from "#supabase/data/image-focus.ts";
import { getPost, updatePost } from "#supabase/data/posts.ts";
import type { PostRow } from "#supabase/data/posts.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import type { UploadOptions } from "#supabase/data/upload-progress.ts";
import { uploadImageFile } from "#site/admin/media/upload-image.ts";

/** Uploads a selected image or video; resolves to its public URL. */
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
