import { TITLE_MAX } from "#supabase/data/limits.ts";
import { firstCharacters } from "#supabase/data/post-rules.ts";

const SUFFIX = " (copy)";

/** The title of a row's duplicate, within the limit of titles. */
export function duplicateTitle(title: string): string {
  return `${firstCharacters(title, TITLE_MAX - SUFFIX.length)}${SUFFIX}`;
}
