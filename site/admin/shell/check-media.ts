import type { MediaKind } from "#site/platform/platform.ts";
import { UPLOAD_MAX_BYTES } from "#supabase/data/limits.ts";
import { detectMediaType, isVideoType, SIGNATURE_BYTES } from "#supabase/data/media-type.ts";

/** The words of a form for a file it does not take. */
export interface MediaMessages {
  readonly wrongType: MediaMessage;
  readonly tooLarge: MediaMessage;
}

export interface MediaMessage {
  readonly title: string;
  readonly description: string;
}

export type MediaCheck =
  | { readonly ok: true; readonly file: File }
  | { readonly ok: false; readonly problem: keyof MediaMessages };

/** Judges a chosen file by what it says, by its size, and then by its bytes, which have the last
 * word: the accepted file carries the type that they tell. */
export async function checkMedia(file: File, kind: MediaKind): Promise<MediaCheck> {
  if (file.type !== "" && !declares(file.type, kind)) return { ok: false, problem: "wrongType" };
  if (file.size > UPLOAD_MAX_BYTES) return { ok: false, problem: "tooLarge" };
  const start = await file.slice(0, SIGNATURE_BYTES).arrayBuffer();
  const type = detectMediaType(new Uint8Array(start));
  if (type === null || !declares(type, kind)) return { ok: false, problem: "wrongType" };
  return { ok: true, file: type === file.type ? file : new File([file], file.name, { type }) };
}

function declares(type: string, kind: MediaKind): boolean {
  return type.startsWith("image/") || (kind === "image-or-video" && type.startsWith("video/"));
}

export function isVideo(file: File): boolean {
  return isVideoType(file.type);
}

/** "3.4 MB": decimal point, one digit, as people speak of file sizes. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${String(bytes)} B`;
  if (bytes < 1024 * 1024) return `${String(Math.round(bytes / 1024))} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
