import type { ImageType, VideoType } from "./limits.ts";

/** File extensions of a type that the buckets accept; the first replaces an extension that does not
 * fit. */
const EXTENSIONS: Readonly<Record<ImageType | VideoType, readonly [string, ...string[]]>> = {
  "image/png": ["png"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/webp": ["webp"],
  "image/gif": ["gif"],
  "image/avif": ["avif"],
  "video/mp4": ["mp4"],
  "video/webm": ["webm"],
  "video/quicktime": ["mov"],
};

/** A unique name that cannot be guessed: time, random part, and the original extension in lower case,
 * or the type's first extension if the original does not fit. */
export function mediaName(originalName: string, type: ImageType | VideoType, now: Date): string {
  const known = EXTENSIONS[type];
  const original = originalName.split(".").pop()?.toLowerCase() ?? "";
  const extension = known.includes(original) ? original : known[0];
  return `${String(now.getTime())}-${randomBase36(12)}.${extension}`;
}

/** One base-36 digit per random byte; the slight bias to the first four digits does not matter here. */
function randomBase36(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join("");
}

/** The extensions that names of this type may have. */
export function mediaEndings(type: ImageType | VideoType): readonly string[] {
  return EXTENSIONS[type];
}
