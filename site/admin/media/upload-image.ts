import type { MediaBucket, UploadedMedia } from "#supabase/data/media.ts";
import { uploadImage } from "#supabase/data/image-upload.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import type { ImageEdit } from "#supabase/data/image-edit.ts";
import { deleteMediaFile, recordMediaFile } from "#supabase/data/media-files.ts";
import type { StoredName } from "#supabase/data/media-files.ts";
import type { UploadProgressListener, UploadOptions } from "#supabase/data/upload-progress.ts";
import { processImage } from "./process-image.ts";
import { createLimit } from "./concurrency-limit.ts";

/** Approximate share of the image processing in the total time of an upload, 0 to 1. */
const PROCESSING_SHARE = 0.3;

/**
 * Processes an image or video and uploads it under a new name; stores its original name. `options` gets the progress of
 * both steps together.
 */
export async function uploadImageFile(
  client: StaffClient,
  bucket: MediaBucket,
  file: File,
  options: UploadOptions = {},
): Promise<UploadedMedia> {
  const [preparing, sending] = twoParts(options);
  const send = async () => {
    const media = await uploadImage(client, bucket, await processImage(file, preparing), sending);
    await recordName(client, bucket, media.path, file.name);
    return media;
  };
  return limitConcurrency(send, options.signal);
}

/**
 * Draws a crop of an original and stores it as a file of its own. A crop that does not remember its original could not be
 * changed later: it is removed again if that cannot be stored.
 */
export async function uploadCrop(
  client: StaffClient,
  original: StoredName,
  file: File,
  edit: ImageEdit,
  options: UploadOptions = {},
): Promise<UploadedMedia> {
  const [preparing, sending] = twoParts(options);
  const prepared = await processImage(file, preparing, null, edit);
  const media = await uploadImage(client, original.bucket, prepared, sending);
  try {
    const derivation = { original: original.name, edit };
    await recordMediaFile(client, original.bucket, media.path, file.name, derivation);
  } catch (error) {
    await deleteMediaFile(client, original.bucket, media.path);
    throw error;
  }
  return media;
}

/** The file is stored and usable without its name, so that a failure here does not fail the upload. */
async function recordName(client: StaffClient, bucket: MediaBucket, path: string, name: string) {
  try {
    await recordMediaFile(client, bucket, path, name);
  } catch (error) {
    console.warn("The original name of a file could not be stored.", error);
  }
}

/** Limits concurrency: decoding a full gallery at once takes gigabytes of memory, and the last
 * uploads exceed the request timeout. */
const limitConcurrency = createLimit(3);

/** Splits upload options in two, for the processing and the upload; both report into the same progress. */
export function twoParts({ signal, onProgress }: UploadOptions): [UploadOptions, UploadOptions] {
  const part = (from: number, to: number): UploadProgressListener => {
    return (share) => onProgress?.(from + share * (to - from));
  };
  return [
    { signal, onProgress: part(0, PROCESSING_SHARE) },
    { signal, onProgress: part(PROCESSING_SHARE, 1) },
  ];
}
