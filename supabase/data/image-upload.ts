import { DataError } from "./errors.ts";
import { acceptedType, publicAddress, removeMedia, overwriteMedia, uploadNew } from "./media.ts";
import type { MediaBucket, UploadedMedia } from "./media.ts";
import { mediaName } from "./media-name.ts";
import { copyName, copyNames, sizedName } from "./image-copies.ts";
import type { ImageSize } from "./image-copies.ts";
import type { StaffClient } from "./staff-client.ts";
import type { UploadOptions } from "./upload-progress.ts";

/** A file that is ready for upload. */
export interface PreparedImage {
  readonly file: File;
  /** null for files stored unchanged: videos, animated images, and browsers that cannot encode WebP. */
  readonly resized: DrawnImage | null;
}

interface DrawnImage extends ImageSize {
  /** One for each of `copyWidths(width)`, or for each copy of the image that this one replaces. */
  readonly copies: readonly ImageCopy[];
}

interface ImageCopy {
  readonly width: number;
  readonly blob: Blob;
}

/** Stores an image under a new name that holds its size, after its smaller copies. If the copies
 * cannot be stored, the name holds no size. Errors are those of `uploadMedia`; files stored before an
 * error or an abort are removed again. */
export async function uploadImage(
  client: StaffClient,
  bucket: MediaBucket,
  { file, resized }: PreparedImage,
  options: UploadOptions = {},
): Promise<UploadedMedia> {
  const type = await acceptedType(bucket, file);
  const name = mediaName(file.name, type, new Date());
  const blobs = [file, ...(resized?.copies ?? []).map(({ blob }) => blob)];
  const [imageOptions, ...copyOptions] = sharedOptions(blobs, options);
  const nameWithSize = resized === null ? name : sizedName(name, resized);
  const copies = resized?.copies ?? [];
  const path = (await uploadCopies(client, bucket, nameWithSize, copies, copyOptions))
    ? nameWithSize
    : name;
  try {
    await uploadNew(client, bucket, { path, type, blob: file }, imageOptions ?? options);
  } catch (error) {
    if (copies.length > 0 || options.signal?.aborted === true)
      await removeFiles(client, bucket, path);
    throw error;
  }
  return { url: publicAddress(client, bucket, path), path };
}

/** Returns false when the server refused a copy; no copies remain then. */
async function uploadCopies(
  client: StaffClient,
  bucket: MediaBucket,
  sized: string,
  copies: readonly ImageCopy[],
  optionsOfFiles: readonly UploadOptions[],
): Promise<boolean> {
  const outcomes = await Promise.allSettled(
    copies.map(({ width, blob }, index) => {
      const copy = { path: copyName(sized, width), type: "image/webp", blob } as const;
      return uploadNew(client, bucket, copy, optionsOfFiles[index] ?? {});
    }),
  );
  const failure = outcomes.find((outcome) => outcome.status === "rejected");
  if (failure === undefined) return true;
  const stored = outcomes.some(({ status }) => status === "fulfilled");
  const aborted = optionsOfFiles.some(({ signal }) => signal?.aborted === true);
  if (stored || aborted) await removeFiles(client, bucket, sized);
  const endsUpload =
    failure.reason instanceof DataError && UPLOAD_END_CODES.has(failure.reason.code);
  if (aborted || endsUpload) throw failure.reason;
  console.warn("The smaller copies of a picture could not be stored.", failure.reason);
  return false;
}

/** Errors that stop the upload of the image as well as of its copies. */
const UPLOAD_END_CODES = new Set(["offline", "unauthorized", "forbidden", "rate-limited"]);

/** Replaces an image by another one of the same kind under the same address. The copies are replaced
 * under their old names. Restores the old files on an error or an abort. */
export async function replaceImage(
  client: StaffClient,
  bucket: MediaBucket,
  name: string,
  { file, resized }: PreparedImage,
  options: UploadOptions = {},
): Promise<void> {
  const copies = new Map(resized?.copies.map(({ width, blob }) => [copyName(name, width), blob]));
  const names = [...copyNames(name), name];
  const files = names.map((path) => ({ path, blob: copies.get(path) ?? file }));
  const optionsOfFiles = sharedOptions(
    files.map(({ blob }) => blob),
    options,
  );
  const old = await readAll(client, bucket, names);
  try {
    for (const [index, { path, blob }] of files.entries()) {
      await overwriteMedia(client, bucket, path, await bytesOf(blob), optionsOfFiles[index]);
    }
  } catch (error) {
    for (const { path, blob } of old) await restoreFile(client, bucket, path, blob);
    throw error;
  }
}

async function readAll(client: StaffClient, bucket: MediaBucket, names: readonly string[]) {
  const found = [];
  for (const path of names) {
    const { data } = await client.storage.from(bucket).download(path, {}, { cache: "no-store" });
    if (data !== null) found.push({ path, blob: data });
  }
  return found;
}

async function restoreFile(client: StaffClient, bucket: MediaBucket, path: string, blob: Blob) {
  try {
    await overwriteMedia(client, bucket, path, await bytesOf(blob));
  } catch (error) {
    console.warn(`${path} could not be put back.`, error);
  }
}

async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.arrayBuffer());
}

/** Splits the progress of one upload over its files, weighted by size. */
function sharedOptions(
  blobs: readonly Blob[],
  { onProgress, signal }: UploadOptions,
): UploadOptions[] {
  const total = blobs.reduce((sum, { size }) => sum + size, 0);
  const sent = blobs.map(() => 0);
  return blobs.map(({ size }, index) => ({
    signal,
    onProgress: (share) => {
      sent[index] = share * size;
      onProgress?.(sent.reduce((sum, bytes) => sum + bytes, 0) / total);
    },
  }));
}

/** Removes the files of an incomplete upload. */
async function removeFiles(client: StaffClient, bucket: MediaBucket, path: string) {
  try {
    await removeMedia(client, bucket, path);
  } catch (error) {
    console.warn("The files of an incomplete upload could not be deleted.", error);
  }
}
