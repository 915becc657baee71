import { META_DESCRIPTION_MAX } from "#supabase/data/limits.ts";
import { countCharacters, firstCharacters } from "#supabase/data/post-rules.ts";

/** As much of a text as search engines show. */
export function metaDescription(text: string): string {
  const whole = text.trim();
  if (countCharacters(whole) <= META_DESCRIPTION_MAX) return whole;
  return `${firstCharacters(whole, META_DESCRIPTION_MAX - 1).trimEnd()}…`;
}
