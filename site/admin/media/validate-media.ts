import { imageDimensionsFromData } from "image-dimensions";
import { FILE_MESSAGES, IMAGE_MESSAGES } from "./upload-messages.ts";
import type { MediaMessage, MediaMessages } from "./upload-messages.ts";
import type { MediaKind } from "#site/platform/platform.ts";
import { IMAGE_MAX_PIXELS, PICK_MAX_BYTES, UPLOAD_MAX_BYTES } from "#supabase/data/limits.ts";
import { detectMediaType, isVideoType, SIGNATURE_BYTES } from "#supabase/data/media-type.ts";

type MediaProblem = keyof MediaMessages | keyof typeof OTHER_MESSAGES;

type MediaValidation =
  | { readonly ok: true; readonly file: File }
  | { readonly ok: false; readonly problem: MediaProblem };

/** Advice for an image that the browser cannot decode. */
export const UNREADABLE =
  "It is damaged, or of a kind that this program does not know. Open it in a photo program, save it as JPEG or PNG, and choose that.";

/** Messages that are the same for every form. */
const OTHER_MESSAGES = {
  empty: { title: "Empty File", description: "There is nothing in it. Please choose another." },
  tooManyPixels: {
    title: "Picture Too Large",
    description: `It has more than ${String(IMAGE_MAX_PIXELS / 1_000_000)} million pixels. Please make it smaller first.`,
  },
  unavailable: {
    title: "File Not Read",
    description:
      "It was moved, is a folder, or lies in a cloud drive. Make it available on this computer, and choose it again.",
  },
  unreadable: { title: "Unreadable Picture", description: UNREADABLE },
} as const satisfies Record<string, MediaMessage>;

/** The error message for a rejected file. */
export function mediaMessage(problem: MediaProblem, messages: MediaMessages): MediaMessage {
  return problem in OTHER_MESSAGES
    ? OTHER_MESSAGES[problem as keyof typeof OTHER_MESSAGES]
    : messages[problem as keyof MediaMessages];
}

/**
 * Validates a selected file by declared type, size and content. The content decides: the accepted
 * file has the detected type. Images must also be decodable.
 */
export async function validateMedia(
  file: File,
  kind: MediaKind,
  maxBytes = UPLOAD_MAX_BYTES,
): Promise<MediaValidation> {
  if (file.type !== "" && !isAllowedType(file.type, kind))
    return { ok: false, problem: "wrongType" };
  if (file.size > maxBytes) return { ok: false, problem: "tooLarge" };
  if (file.size === 0) return { ok: false, problem: "empty" };
  const bytes = await readBytes(file);
  if (bytes === null) return { ok: false, problem: "unavailable" };
  const type = detectMediaType(bytes.subarray(0, SIGNATURE_BYTES));
  if (type === null || !isAllowedType(type, kind)) return { ok: false, problem: "wrongType" };
  const problem = type.startsWith("image/") ? await findImageProblem(bytes, type) : null;
  if (problem !== null) return { ok: false, problem };
  return { ok: true, file: type === file.type ? file : new File([file], file.name, { type }) };
}

/** `null` if the system cannot read the file: it was moved, or a cloud drive has not fetched it. */
async function readBytes(file: File): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    console.warn("[validate-media]", error);
    return null;
  }
}

/** A file that was not taken. */
export interface RefusedFile {
  readonly file: File;
  readonly message: string;
  /** It is only too large, and can be made to fit. */
  readonly canFit: boolean;
}

/** A refused file with its message; `null` for an accepted one. */
export function refusedFile(
  file: File,
  validation: MediaValidation,
  messages: MediaMessages,
  sentence: (name: string, problem: string) => string,
): RefusedFile | null {
  if (validation.ok) return null;
  const message = sentence(file.name, mediaMessage(validation.problem, messages).description);
  const isImage = file.type === "" || file.type.startsWith("image/");
  const canFit = validation.problem === "tooLarge" && isImage && file.size <= PICK_MAX_BYTES;
  return { file, message, canFit };
}

/** Splits selected files into valid ones and refused ones, with one sentence for each of these. */
export async function validateFiles(
  files: readonly File[],
  kind: MediaKind,
  sentence: (name: string, problem: string) => string,
): Promise<{ readonly good: readonly File[]; readonly refused: readonly RefusedFile[] }> {
  const messages = kind === "image" ? IMAGE_MESSAGES : FILE_MESSAGES;
  const validations = await Promise.all(
    files.map(async (file) => ({ file, validation: await validateMedia(file, kind) })),
  );
  return {
    good: validations.flatMap(({ validation }) => (validation.ok ? [validation.file] : [])),
    refused: validations.flatMap(
      ({ file, validation }) => refusedFile(file, validation, messages, sentence) ?? [],
    ),
  };
}

/** Checks the dimensions in the header first: decoding a huge image could exhaust memory. */
async function findImageProblem(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<"tooManyPixels" | "unreadable" | null> {
  const size = imageDimensionsFromData(bytes);
  if (size !== undefined && size.width * size.height > IMAGE_MAX_PIXELS) return "tooManyPixels";
  try {
    // Rejects truncated images, which an <img> element would render in part.
    (await createImageBitmap(new Blob([bytes], { type }))).close();
    return null;
  } catch {
    return "unreadable";
  }
}

function isAllowedType(type: string, kind: MediaKind): boolean {
  return type.startsWith("image/") || (kind === "image-or-video" && type.startsWith("video/"));
}

/** Whether the browser reports a video type that the buckets accept. */
export function isVideo(file: File): boolean {
  return isVideoType(file.type);
}
