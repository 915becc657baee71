import { messageOf } from "#supabase/data/errors.ts";
import { UPLOAD_MAX_TEXT } from "#supabase/data/limits.ts";
import { isCancelled } from "./use-upload.ts";

/** A form's error messages for rejected files. */
export interface MediaMessages {
  readonly wrongType: MediaMessage;
  readonly tooLarge: MediaMessage;
}

/** A toast about a rejected file. */
export interface MediaMessage {
  readonly title: string;
  readonly description: string;
}

const tooLarge = {
  title: "File Too Large",
  description: `Please upload a file smaller than ${UPLOAD_MAX_TEXT}.`,
} as const;

/** Messages of inputs that take images and videos, fixed by requirements NB12 and NB13. */
export const FILE_MESSAGES = {
  wrongType: {
    title: "Invalid File Type",
    description: "Please upload an image or video file.",
  },
  tooLarge,
} as const satisfies MediaMessages;

/** Messages of inputs that take images, fixed by requirement CP06. */
export const IMAGE_MESSAGES = {
  wrongType: { title: "Invalid File Type", description: "Please upload an image file." },
  tooLarge,
} as const satisfies MediaMessages;

/** Hint of inputs that take images, fixed by requirement CP05. */
export const IMAGE_HINT = `PNG, JPG, WEBP up to ${UPLOAD_MAX_TEXT}`;

/** Sentence after a member has cancelled an upload. */
export const UPLOAD_CANCELLED = "The upload was cancelled.";

/** The sentence after an upload that failed or was cancelled. */
export function uploadProblem(error: unknown): string {
  return isCancelled(error) ? UPLOAD_CANCELLED : uploadFailure(error);
}

/** "Upload failed: {reason}" from the data layer, with a fallback. */
export function uploadFailure(error: unknown): string {
  return messageOf(error) || "Upload failed: please try again.";
}
