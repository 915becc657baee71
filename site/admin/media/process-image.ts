import { DataError } from "#supabase/data/errors.ts";
import { UPLOAD_MAX_BYTES } from "#supabase/data/limits.ts";
import type { ImageEdit } from "#supabase/data/image-edit.ts";
import type { PreparedImage } from "#supabase/data/image-upload.ts";
import type { UploadOptions } from "#supabase/data/upload-progress.ts";
import { UNREADABLE } from "./validate-media.ts";
import { isAnimatedWebp, withoutMetadata } from "./animated-webp.ts";
import type { ResizeJob, ResizeMessage, DrawnFiles } from "./image-worker.ts";

const OUTPUT_TYPES: readonly string[] = ["image/jpeg", "image/png", "image/webp"];

/**
 * Processes an image for upload, in a worker: EXIF orientation applied, no camera data, limited size,
 * smaller WebP copies (browsers do not encode AVIF; the build adds it for published images). Formats
 * that browsers do not encode become WebP. Videos, GIF and animated WebP are not re-encoded; an animated
 * WebP loses its metadata. Rejects with a `DataError` when the image cannot be read, or with the abort
 * reason of `options.signal`; the worker is then terminated.
 */
export async function processImage(
  file: File,
  options: UploadOptions = {},
  copyWidths: readonly number[] | null = null,
  edit: ImageEdit | null = null,
): Promise<PreparedImage> {
  if (!file.type.startsWith("image/") || file.type === "image/gif") return { file, resized: null };
  if (file.type === "image/webp") {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isAnimatedWebp(bytes))
      return { file: renamed(file, withoutMetadata(bytes)), resized: null };
  }
  const type = OUTPUT_TYPES.includes(file.type) ? file.type : "image/webp";
  const job = { file, type, limit: UPLOAD_MAX_BYTES, copyWidths, edit };
  const { image, width, height, copies } = await draw(job, file.name, options);
  const resized = copies === null ? null : { width, height, copies };
  return { file: new File([image], file.name, { type: image.type }), resized };
}

function renamed(file: File, bytes: Uint8Array<ArrayBuffer>): File {
  return new File([bytes], file.name, { type: file.type });
}

function draw(
  job: ResizeJob,
  name: string,
  { onProgress, signal }: UploadOptions,
): Promise<DrawnFiles> {
  return new Promise<DrawnFiles>((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = new Worker(new URL("./image-worker.ts", import.meta.url), { type: "module" });
    const end = (complete: () => void) => {
      worker.terminate();
      signal?.removeEventListener("abort", stop);
      complete();
    };
    const stop = () => {
      end(() => {
        reject(signal?.reason as Error);
      });
    };
    signal?.addEventListener("abort", stop);
    worker.onmessage = ({ data }: MessageEvent<ResizeMessage>) => {
      if (data.kind === "progress") onProgress?.(data.share);
      else if (data.kind === "done") end(resolve.bind(null, data));
      else end(reject.bind(null, unreadable(name, data.reason)));
    };
    // The worker's script is fetched on first use; a failure here is a network failure.
    worker.onerror = () => {
      end(reject.bind(null, new DataError("offline", NOT_PREPARED)));
    };
    worker.postMessage(job);
  });
}

const NOT_PREPARED = "Upload failed: The picture could not be prepared. Please try again.";

function unreadable(name: string, cause: string): DataError {
  const sentence = `Upload failed: “${name}” cannot be read. ${UNREADABLE}`;
  return new DataError("unsupported-type", sentence, { cause });
}
