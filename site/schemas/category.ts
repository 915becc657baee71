import * as v from "valibot";
import { CATEGORY_NAME_MAX } from "#supabase/data/limits.ts";
import { atMost, field, required, text, trimmed } from "./field.ts";

/** A category of posts and projects. */
export const categorySchema = v.object({
  name: v.pipe(
    text,
    required("Enter a name."),
    atMost(CATEGORY_NAME_MAX, (limit) => `Use at most ${String(limit)} characters.`),
    v.title("Name"),
    field({ column: "name", toColumn: trimmed }),
  ),
});
