import * as v from "valibot";
import { isDestination, isPlainPath, REDIRECT_PATH_MAX } from "#supabase/data/redirect-paths.ts";
import { atMost, field, required, text } from "./field.ts";

/** A redirect. Expects values that `oldPathOf` and `newPathOf` have normalized. */
export const redirectSchema = v.object({
  from: v.pipe(
    text,
    required("Enter the old address."),
    atMost(REDIRECT_PATH_MAX),
    v.check(
      isPlainPath,
      "Enter a path such as /our-work/loft.html, made of letters a–z, digits and - _ . ~ ,",
    ),
    v.title("Old address"),
    field({ column: "from_path", csv: "Old address", searched: true }),
  ),
  to: v.pipe(
    text,
    required("Enter the new address."),
    atMost(REDIRECT_PATH_MAX),
    v.check(isDestination, "Enter a path on this website, such as /portfolio/loft or /about#team."),
    v.title("New address"),
    field({ column: "to_path", csv: "New address", searched: true }),
  ),
});
export type RedirectValues = v.InferOutput<typeof redirectSchema>;
