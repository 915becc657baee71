import { PICK_MAX_BYTES, UPLOAD_MAX_BYTES, UPLOAD_MAX_TEXT } from "#supabase/data/limits.ts";
import { validateMedia, mediaMessage } from "./validate-media.ts";
import { processImage } from "./process-image.ts";
import { IMAGE_MESSAGES } from "./upload-messages.ts";

/**
 * Scales and re-encodes an image that exceeds the upload limit, in the browser, until it fits. Throws a sentence for the
 * member if it cannot: an animation would lose its frames.
 */
export async function makeFit(file: File): Promise<File> {
  const validation = await validateMedia(file, "image", PICK_MAX_BYTES);
  if (!validation.ok) throw new Error(mediaMessage(validation.problem, IMAGE_MESSAGES).description);
  const { file: fit } = await processImage(validation.file, {}, []);
  if (fit.size <= UPLOAD_MAX_BYTES) return fit;
  throw new Error(`It moves, and cannot be made smaller than ${UPLOAD_MAX_TEXT} without stopping.`);
}
