import type { ImageType, VideoType } from "./limits.ts";

/** File name endings of a type, those that the buckets take; the first is given to files that came with another one. */
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

/** A name nobody can guess or meet again: time, random, and the original extension in lower case –
 * or that of the type, when the original one does not fit it. */
export function mediaName(originalName: string, type: ImageType | VideoType, now: Date): string {
  const known = EXTENSIONS[type];
  const original = originalName.split(".").pop()?.toLowerCase() ?? "";
  const extension = known.includes(original) ? original : known[0];
  return `${String(now.getTime())}-${randomBase36(12)}.${extension}`;
}

/** A base-36 digit for every random byte; the slight lean to the first digits does no harm here. */
function randomBase36(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join("");
}

/** The endings that names of this type may have. */
export function mediaEndings(type: ImageType | VideoType): readonly string[] {
  return EXTENSIONS[type];
}
