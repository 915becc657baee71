import { copyWidths } from "#supabase/data/image-copies.ts";
import type { ImageEdit } from "#supabase/data/image-edit.ts";
import { cropDrawing } from "./crop/crop-geometry.ts";
import { drawCrop } from "./crop/draw-crop.ts";

/** Longest side of a stored image, in pixels: enough for a full-width image on a high-density screen. */
const LONGEST_SIDE = 2560;
const QUALITY = 0.88;
const COPY_QUALITY = 0.8;

/** Message to the worker. */
export interface ResizeJob {
  readonly file: Blob;
  /** MIME type of the stored image. */
  readonly type: string;
  /** Maximum size of the stored image, in bytes. */
  readonly limit: number;
  /** Widths of the copies, in pixels; null for the default widths of its size. */
  readonly copyWidths: readonly number[] | null;
  /** The crop to draw; null for the whole image. */
  readonly edit: ImageEdit | null;
}

/** Message from the worker; `share` is the progress, 0 to 1. */
export type ResizeMessage =
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "failed"; readonly reason: string }
  | DrawnFiles;

/** The re-encoded image with its size in pixels and its WebP copies. */
export interface DrawnFiles {
  readonly kind: "done";
  readonly image: Blob;
  readonly width: number;
  readonly height: number;
  /** null when this browser cannot encode WebP. */
  readonly copies: readonly { readonly width: number; readonly blob: Blob }[] | null;
}

self.onmessage = ({ data }: MessageEvent<ResizeJob>) => {
  draw(data).then(post, (error: unknown) => {
    post({ kind: "failed", reason: String(error) });
  });
};

function post(news: ResizeMessage) {
  self.postMessage(news);
}

/** Re-encodes an image: applies the EXIF orientation, limits the size, and drops camera data, location
 * and any other embedded payload. */
async function draw(job: ResizeJob): Promise<ResizeMessage> {
  const original = await createImageBitmap(job.file);
  const bitmap = job.edit === null ? original : croppedCanvas(original, job.edit);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const width = scaled(bitmap.width, scale);
  const widths = job.copyWidths ?? copyWidths(width);
  const steps = widths.length + 2;
  post({ kind: "progress", share: 1 / steps });
  const image = await encoded(bitmap, width, job.type, QUALITY);
  const copies = [];
  for (const [index, copyWidth] of widths.entries()) {
    post({ kind: "progress", share: (index + 2) / steps });
    const blob = await encoded(bitmap, Math.min(copyWidth, width), "image/webp", COPY_QUALITY);
    copies.push({ width: copyWidth, blob });
  }
  const fitsLimit = image.size <= job.limit;
  const encodesWebp = copies.every(({ blob }) => blob.type === "image/webp");
  return {
    kind: "done",
    // A photograph re-encoded as PNG can exceed the limit; WebP is smaller.
    image: fitsLimit ? image : await encoded(bitmap, width, "image/webp", QUALITY),
    width,
    height: scaled(bitmap.height, scale),
    copies: encodesWebp ? copies : null,
  };
}

/** Draws a crop once, in its final size: the encoded image is drawn from these pixels without further scaling. */
function croppedCanvas(original: ImageBitmap, edit: ImageEdit): OffscreenCanvas {
  const drawing = cropDrawing(original, edit);
  const { width, height } = drawing;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const canvas = new OffscreenCanvas(scaled(width, scale), scaled(height, scale));
  drawCrop(contextOf(canvas), original, drawing, scale);
  return canvas;
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser gives no canvas to draw on.");
  context.imageSmoothingQuality = "high";
  return context;
}

function encoded(
  bitmap: ImageBitmap | OffscreenCanvas,
  width: number,
  type: string,
  quality: number,
): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, scaled(bitmap.height, width / bitmap.width));
  contextOf(canvas).drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type, quality });
}

function scaled(length: number, scale: number): number {
  return Math.max(1, Math.round(length * scale));
}
