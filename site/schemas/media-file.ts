import * as v from "valibot";
import { MEDIA_TEXT_MAX } from "#supabase/data/limits.ts";
import { atMost, field, text, trimmed } from "./field.ts";

/** The texts of an uploaded file. */
export const mediaFileSchema = v.object({
  alt: v.pipe(
    text,
    atMost(MEDIA_TEXT_MAX),
    v.title("Description"),
    field({ column: "alt", toColumn: trimmed }),
  ),
  caption: v.pipe(
    text,
    atMost(MEDIA_TEXT_MAX),
    v.title("Caption"),
    field({ column: "caption", toColumn: trimmed }),
  ),
});
