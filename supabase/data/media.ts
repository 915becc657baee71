import { dataErrorFrom, MESSAGES } from "./error-catalogue.ts";
import { DataError } from "./errors.ts";
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_TEXT } from "./limits.ts";
import type { ImageType, VideoType } from "./limits.ts";
import { mediaEndings, mediaName } from "./media-name.ts";
import { detectMediaType, isImageType, isVideoType, SIGNATURE_BYTES } from "./media-type.ts";
import { copyNames } from "./image-copies.ts";
import type { StaffClient } from "./staff-client.ts";
import { throwIfSignedOut } from "./staff-requests.ts";
import { trackUpload } from "./upload-progress.ts";
import type { UploadOptions } from "./upload-progress.ts";

/** `blog-images` accepts images and videos, `project-images` images only. */
export const MEDIA_BUCKETS = ["blog-images", "project-images"] as const;
export type MediaBucket = (typeof MEDIA_BUCKETS)[number];

export interface UploadedMedia {
  /** Public address. */
  readonly url: string;
  /** Name within the bucket, for `removeMedia`. */
  readonly path: string;
}

/** Stores a file under a new name and returns its public address. Every error message has the form
 * "Upload failed: …"; `unsupported-type` and `too-large` are thrown before any request. Rejects with
 * the signal's reason when it is aborted. */
export async function uploadMedia(
  client: StaffClient,
  bucket: MediaBucket,
  file: File,
  options: UploadOptions = {},
): Promise<UploadedMedia> {
  const type = await acceptedType(bucket, file);
  const path = mediaName(file.name, type, new Date());
  await uploadNew(client, bucket, { path, type, blob: file }, options);
  return { url: publicAddress(client, bucket, path), path };
}

/** A file to be stored in a bucket. */
interface NewObject {
  readonly path: string;
  readonly type: ImageType | VideoType;
  readonly blob: Blob;
}

/** Uploads one file; never overwrites another. */
export async function uploadNew(
  client: StaffClient,
  bucket: MediaBucket,
  { path, type, blob }: NewObject,
  options: UploadOptions,
): Promise<void> {
  // Bytes, not the File: the embedded backend refuses the multipart form that a File becomes.
  const bytes = await blob.arrayBuffer();
  trackUpload(bytes, options);
  options.signal?.throwIfAborted();
  const { error } = await client.storage.from(bucket).upload(path, bytes, {
    cacheControl: "3600",
    contentType: type,
    upsert: false,
  });
  options.signal?.throwIfAborted();
  if (error) throw uploadFailed(await storageError(client, error));
}

/** The public address of a stored file. */
export function publicAddress(client: StaffClient, bucket: MediaBucket, path: string): string {
  return client.storage.from(bucket).getPublicUrl(path).data.publicUrl;
}

/** Removes a stored file with the copies implied by its name. Missing files are no error. */
export async function removeMedia(
  client: StaffClient,
  bucket: MediaBucket,
  path: string,
): Promise<void> {
  const { error } = await client.storage.from(bucket).remove([path, ...copyNames(path)]);
  if (error) throw await storageError(client, error);
}

/** Stores a file under an existing name: from a backup, or as a replacement of an image of the same
 * kind. Its address stays; browsers may cache the old file for one hour. */
export async function overwriteMedia(
  client: StaffClient,
  bucket: MediaBucket,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  options: UploadOptions = {},
): Promise<void> {
  const type = assertStorable(name, bytes);
  const body = bytes.slice().buffer;
  trackUpload(body, options);
  options.signal?.throwIfAborted();
  const { error } = await client.storage.from(bucket).upload(name, body, {
    cacheControl: "3600",
    contentType: type,
    upsert: true,
  });
  options.signal?.throwIfAborted();
  if (error) throw await storageError(client, error);
}

/** The type of a file; throws `unsupported-type` if its first bytes do not fit its name. */
export function assertStorable(name: string, bytes: Uint8Array): ImageType | VideoType {
  const type = detectMediaType(bytes.subarray(0, SIGNATURE_BYTES));
  const stored = type !== null && (isImageType(type) || isVideoType(type));
  if (!stored || !mediaEndings(type).includes(name.split(".").pop() ?? "")) {
    throw new DataError("unsupported-type", `${name} is not what its name says.`);
  }
  return type;
}

/** Detected from the bytes: both backends trust the declared type of a request. */
export async function acceptedType(
  bucket: MediaBucket,
  file: File,
): Promise<ImageType | VideoType> {
  if (file.size > UPLOAD_MAX_BYTES) {
    throw uploadFailed(
      new DataError("too-large", `Please upload a file smaller than ${UPLOAD_MAX_TEXT}.`),
    );
  }
  const start = await file.slice(0, SIGNATURE_BYTES).arrayBuffer();
  const type = detectMediaType(new Uint8Array(start));
  if (type !== null && isImageType(type)) return type;
  if (type !== null && isVideoType(type) && bucket === "blog-images") return type;
  const wanted = bucket === "blog-images" ? "an image or video file" : "an image file";
  throw uploadFailed(new DataError("unsupported-type", `Please upload ${wanted}.`));
}

function uploadFailed(reason: DataError): DataError {
  return new DataError(reason.code, `Upload failed: ${reason.message}`, {
    status: reason.status,
    cause: reason.cause ?? reason,
  });
}

interface StorageFailure {
  readonly message: string;
  readonly status?: number | undefined;
  /** Hosted storage responds with 400 to most errors and puts the actual status here, as text. */
  readonly statusCode?: string | undefined;
}

/** Turns an error response of the storage service into a DataError. */
export async function storageError(client: StaffClient, error: StorageFailure): Promise<DataError> {
  const refused = storageRefusal(error);
  try {
    await throwIfSignedOut(client, refused);
    return refused;
  } catch (explanation) {
    return explanation instanceof DataError ? explanation : refused;
  }
}

function storageRefusal(error: StorageFailure): DataError {
  if (/jwt|"exp" claim/i.test(error.message)) {
    return new DataError("unauthorized", MESSAGES.unauthorized, { cause: error });
  }
  const shown = Number(error.statusCode);
  return dataErrorFrom({
    status: shown >= 400 && shown < 600 ? shown : (error.status ?? null),
    code: "",
    message: `${error.message} ${String(causeOf(error))}`,
    details: "",
    isUserMessage: false,
    cause: error,
  });
}

/** Network errors arrive wrapped: the TimeoutError or TypeError is inside. */
function causeOf(error: object): unknown {
  return "originalError" in error ? error.originalError : "";
}
