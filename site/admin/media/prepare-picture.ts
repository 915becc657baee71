/** Longest side of a stored picture, in pixels: enough for a full-width picture on a dense screen. */
const LONGEST_SIDE = 2560;
const QUALITY = 0.88;
const KEPT_TYPES: readonly string[] = ["image/jpeg", "image/png", "image/webp"];

/**
 * Draws a picture anew, which leaves out camera data and location, turns it upright and limits its
 * size. Formats that browsers do not write (AVIF, BMP, HEIC) become WebP. Moving pictures, and files
 * this browser cannot read, come back as they are; the server still judges them by their bytes.
 */
export async function preparePicture(file: File): Promise<File> {
  if (file.type === "image/gif" || (await isMovingWebp(file))) return file;
  const bitmap = await decode(file);
  if (bitmap === null) return file;
  const type = KEPT_TYPES.includes(file.type) ? file.type : "image/webp";
  const blob = await encode(bitmap, type);
  bitmap.close();
  return blob === null ? file : new File([blob], file.name, { type: blob.type });
}

async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}

async function encode(bitmap: ImageBitmap, type: string): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  const context = canvas.getContext("2d");
  if (context === null) return null;
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type, quality: QUALITY });
}

/** Byte 20 of an extended WebP holds flags; bit 1 says that it moves. */
async function isMovingWebp(file: File): Promise<boolean> {
  if (file.type !== "image/webp") return false;
  const bytes = new Uint8Array(await file.slice(0, 21).arrayBuffer());
  const extended = String.fromCharCode(...bytes.slice(12, 16)) === "VP8X";
  return extended && ((bytes[20] ?? 0) & 0b10) !== 0;
}
