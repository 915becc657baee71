import { DataError } from "./errors.ts";
import { acceptedType, publicAddress, removeMedia, restoreMedia, storeNew } from "./media.ts";
import type { MediaBucket, UploadedMedia } from "./media.ts";
import { mediaName } from "./media-name.ts";
import { copyName, copyNames, sizedName } from "./image-copies.ts";
import type { ImageSize } from "./image-copies.ts";
import type { StaffClient } from "./staff-client.ts";
import type { UploadWatch } from "./upload-progress.ts";

/** A file that is ready to be stored. */
export interface PreparedImage {
  readonly file: File;
  /** null for what is stored as it came: films, moving pictures, and where a machine writes no WebP. */
  readonly drawn: DrawnImage | null;
}

interface DrawnImage extends ImageSize {
  /** One for each of `copyWidths(width)`, or for each copy of the picture that this one replaces. */
  readonly copies: readonly ImageCopy[];
}

export interface ImageCopy {
  readonly width: number;
  readonly blob: Blob;
}

/** Stores a picture under a new name that tells its size, after its smaller copies. Where the copies
 * cannot be stored, the picture is stored under a name that promises none. Errors are those of
 * `uploadMedia`; what was stored before an error or an abort is removed again. */
export async function uploadImage(
  client: StaffClient,
  bucket: MediaBucket,
  { file, drawn }: PreparedImage,
  watch: UploadWatch = {},
): Promise<UploadedMedia> {
  const type = await acceptedType(bucket, file);
  const plain = mediaName(file.name, type, new Date());
  const blobs = [file, ...(drawn?.copies ?? []).map(({ blob }) => blob)];
  const [shown, ...copiesTold] = sharedWatches(blobs, watch);
  const sized = drawn === null ? plain : sizedName(plain, drawn);
  const copies = drawn?.copies ?? [];
  const path = (await storedCopies(client, bucket, sized, copies, copiesTold)) ? sized : plain;
  try {
    await storeNew(client, bucket, { path, type, blob: file }, shown ?? watch);
  } catch (error) {
    if (copies.length > 0 || watch.signal?.aborted === true) await tidy(client, bucket, path);
    throw error;
  }
  return { url: publicAddress(client, bucket, path), path };
}

/** False when the server refused one of them: then none is left. */
async function storedCopies(
  client: StaffClient,
  bucket: MediaBucket,
  sized: string,
  copies: readonly ImageCopy[],
  watches: readonly UploadWatch[],
): Promise<boolean> {
  const outcomes = await Promise.allSettled(
    copies.map(({ width, blob }, index) => {
      const copy = { path: copyName(sized, width), type: "image/webp", blob } as const;
      return storeNew(client, bucket, copy, watches[index] ?? {});
    }),
  );
  const failure = outcomes.find((outcome) => outcome.status === "rejected");
  if (failure === undefined) return true;
  const stored = outcomes.some(({ status }) => status === "fulfilled");
  const aborted = watches.some(({ signal }) => signal?.aborted === true);
  if (stored || aborted) await tidy(client, bucket, sized);
  const hopeless = failure.reason instanceof DataError && HOPELESS.has(failure.reason.code);
  if (aborted || hopeless) throw failure.reason;
  console.warn("The smaller copies of a picture could not be stored.", failure.reason);
  return false;
}

/** Whatever stopped the copies in these ways stops the picture as well. */
const HOPELESS = new Set(["offline", "unauthorized", "forbidden", "rate-limited"]);

/** Puts a picture in place of another of the same kind, under the same address. Its copies are drawn
 * anew under the names they had. When something fails or the watch calls it off, the old files come
 * back. */
export async function replaceImage(
  client: StaffClient,
  bucket: MediaBucket,
  name: string,
  { file, drawn }: PreparedImage,
  watch: UploadWatch = {},
): Promise<void> {
  const copies = new Map(drawn?.copies.map(({ width, blob }) => [copyName(name, width), blob]));
  const names = [...copyNames(name), name];
  const files = names.map((path) => ({ path, blob: copies.get(path) ?? file }));
  const watches = sharedWatches(
    files.map(({ blob }) => blob),
    watch,
  );
  const old = await readAll(client, bucket, names);
  try {
    for (const [index, { path, blob }] of files.entries()) {
      await restoreMedia(client, bucket, path, await bytesOf(blob), watches[index]);
    }
  } catch (error) {
    for (const { path, blob } of old) await putBack(client, bucket, path, blob);
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

async function putBack(client: StaffClient, bucket: MediaBucket, path: string, blob: Blob) {
  try {
    await restoreMedia(client, bucket, path, await bytesOf(blob));
  } catch (error) {
    console.warn(`${path} could not be put back.`, error);
  }
}

async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.arrayBuffer());
}

/** The watches of several files that are sent as one: together they tell one share. */
function sharedWatches(blobs: readonly Blob[], { onProgress, signal }: UploadWatch): UploadWatch[] {
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

/** Takes away what an upload left behind that did not come to its end. */
async function tidy(client: StaffClient, bucket: MediaBucket, path: string) {
  try {
    await removeMedia(client, bucket, path);
  } catch (error) {
    console.warn("What was stored of a picture that was not wanted any more stays behind.", error);
  }
}
