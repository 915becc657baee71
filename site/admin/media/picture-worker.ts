import { copyWidths } from "#supabase/data/picture-copies.ts";

/** Longest side of a stored picture, in pixels: enough for a full-width picture on a dense screen. */
const LONGEST_SIDE = 2560;
const QUALITY = 0.88;
const COPY_QUALITY = 0.8;

export interface DrawingJob {
  readonly file: Blob;
  /** Type of the stored picture. */
  readonly type: string;
  /** Bytes that it may have. */
  readonly limit: number;
  /** Widths of its copies; null for those that belong to its width. */
  readonly copyWidths: readonly number[] | null;
}

export type DrawingNews =
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "failed"; readonly reason: string }
  | DrawnFiles;

export interface DrawnFiles {
  readonly kind: "done";
  readonly picture: Blob;
  readonly width: number;
  readonly height: number;
  /** null where this browser writes no WebP. */
  readonly copies: readonly { readonly width: number; readonly blob: Blob }[] | null;
}

self.onmessage = ({ data }: MessageEvent<DrawingJob>) => {
  draw(data).then(tell, (error: unknown) => {
    tell({ kind: "failed", reason: String(error) });
  });
};

function tell(news: DrawingNews) {
  self.postMessage(news);
}

/** Drawing a picture anew turns it upright, leaves out camera data and place, limits its size, and ends
 * whatever else hid in the file. */
async function draw(job: DrawingJob): Promise<DrawingNews> {
  const bitmap = await createImageBitmap(job.file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const width = scaled(bitmap.width, scale);
  const widths = job.copyWidths ?? copyWidths(width);
  const steps = widths.length + 2;
  tell({ kind: "progress", share: 1 / steps });
  const picture = await encoded(bitmap, width, job.type, QUALITY);
  const copies = [];
  for (const [index, copyWidth] of widths.entries()) {
    tell({ kind: "progress", share: (index + 2) / steps });
    const blob = await encoded(bitmap, Math.min(copyWidth, width), "image/webp", COPY_QUALITY);
    copies.push({ width: copyWidth, blob });
  }
  const isLight = picture.size <= job.limit;
  const writesWebp = copies.every(({ blob }) => blob.type === "image/webp");
  return {
    kind: "done",
    // A drawing kept as PNG can outgrow the photograph that it was.
    picture: isLight ? picture : await encoded(bitmap, width, "image/webp", QUALITY),
    width,
    height: scaled(bitmap.height, scale),
    copies: writesWebp ? copies : null,
  };
}

function encoded(bitmap: ImageBitmap, width: number, type: string, quality: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, scaled(bitmap.height, width / bitmap.width));
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser gives no canvas to draw on.");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type, quality });
}

function scaled(length: number, scale: number): number {
  return Math.max(1, Math.round(length * scale));
}
