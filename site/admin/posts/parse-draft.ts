import { parseDraft } from "#site/schemas/form.ts";
import { postSchema } from "#site/schemas/post.ts";
import type { PostValues } from "#site/schemas/post.ts";

/** Parses a stored draft, see `parseDraft`; null if the result equals `defaults`. */
export function differentValues(stored: unknown, defaults: PostValues): PostValues | null {
  const values = parseDraft(postSchema, stored, defaults);
  return JSON.stringify(values) === JSON.stringify(defaults) ? null : values;
}
