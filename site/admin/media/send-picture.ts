import type { MediaBucket, UploadedMedia } from "#supabase/data/media.ts";
import { uploadPicture } from "#supabase/data/picture-upload.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import type { UploadProgress, UploadWatch } from "#supabase/data/upload-progress.ts";
import { preparePicture } from "./prepare-picture.ts";
import { turns } from "./turns.ts";

/** What drawing takes of the whole way of a picture, about. */
const PREPARING = 0.3;

/** Prepares a picture or film and stores it; what its watch hears is the whole way. */
export async function sendPicture(
  client: StaffClient,
  bucket: MediaBucket,
  file: File,
  watch: UploadWatch = {},
): Promise<UploadedMedia> {
  const [preparing, sending] = twoParts(watch);
  const send = async () =>
    uploadPicture(client, bucket, await preparePicture(file, preparing), sending);
  return inTurn(send, watch.signal);
}

/** A gallery of forty photographs, decoded and sent all at once, would ask for gigabytes of memory and
 * keep the last ones waiting past the time that a request has. */
const inTurn = turns(3);

/** The watch of the preparation, and that of the sending. */
export function twoParts({ signal, onProgress }: UploadWatch): [UploadWatch, UploadWatch] {
  const part = (from: number, to: number): UploadProgress => {
    return (share) => onProgress?.(from + share * (to - from));
  };
  return [
    { signal, onProgress: part(0, PREPARING) },
    { signal, onProgress: part(PREPARING, 1) },
  ];
}
