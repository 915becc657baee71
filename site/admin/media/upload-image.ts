import type { MediaBucket, UploadedMedia } from "#supabase/data/media.ts";
import { uploadImage } from "#supabase/data/image-upload.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import type { UploadProgress, UploadOptions } from "#supabase/data/upload-progress.ts";
import { processImage } from "./process-image.ts";
import { createLimit } from "./concurrency-limit.ts";

/** Approximate share of the image processing in the total time of an upload, 0 to 1. */
const PROCESSING_SHARE = 0.3;

/** Processes an image or video and uploads it; `watch` gets the progress of both steps together. */
export async function uploadImageFile(
  client: StaffClient,
  bucket: MediaBucket,
  file: File,
  watch: UploadOptions = {},
): Promise<UploadedMedia> {
  const [preparing, sending] = twoParts(watch);
  const send = async () =>
    uploadImage(client, bucket, await processImage(file, preparing), sending);
  return limitConcurrency(send, watch.signal);
}

/** Limits concurrency: decoding a full gallery at once takes gigabytes of memory, and the last
 * uploads exceed the request timeout. */
const limitConcurrency = createLimit(3);

/** Splits a watch in two, for the processing and the upload; both report into the same progress. */
export function twoParts({ signal, onProgress }: UploadOptions): [UploadOptions, UploadOptions] {
  const part = (from: number, to: number): UploadProgress => {
    return (share) => onProgress?.(from + share * (to - from));
  };
  return [
    { signal, onProgress: part(0, PROCESSING_SHARE) },
    { signal, onProgress: part(PROCESSING_SHARE, 1) },
  ];
}
