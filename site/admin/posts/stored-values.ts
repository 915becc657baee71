import { oneOf } from "#supabase/data/choices.ts";
import { POST_TYPES, PUBLISH_STATUSES } from "#supabase/data/limits.ts";
import type { PostValues } from "./post-values.ts";

const TEXT_FIELDS = [
  "title",
  "content",
  "excerpt",
  "pictureUrl",
  "focus",
  "author",
  "metaTitle",
  "metaDescription",
  "tags",
  "publishOn",
  "slug",
] as const satisfies readonly (keyof PostValues)[];

/**
 * Parses a stored draft. Fields that are missing or invalid, for example from an older schema, get
 * the value of `standard`; null if the result equals `standard`.
 */
export function differentValues(stored: unknown, standard: PostValues): PostValues | null {
  if (typeof stored !== "object" || stored === null) return null;
  const entries = new Map<string, unknown>(Object.entries(stored));
  const stringOr = (name: string, fallback: string) => {
    const value = entries.get(name);
    return typeof value === "string" ? value : fallback;
  };
  const values: PostValues = {
    ...standard,
    ...Object.fromEntries(TEXT_FIELDS.map((name) => [name, stringOr(name, standard[name])])),
    postType: oneOf(POST_TYPES, stringOr("postType", ""), standard.postType),
    status: oneOf(PUBLISH_STATUSES, stringOr("status", ""), standard.status),
    categoryId: entries.has("categoryId")
      ? stringOr("categoryId", "") || null
      : standard.categoryId,
  };
  return hasSameValues(values, standard) ? null : values;
}

function hasSameValues(one: PostValues, other: PostValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
