import { parseEnum } from "#supabase/data/enums.ts";
import { POST_TYPES, PUBLISH_STATUSES } from "#supabase/data/limits.ts";
import type { PostValues } from "./post-values.ts";

const TEXT_FIELDS = [
  "title",
  "content",
  "excerpt",
  "featuredImageUrl",
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
 * the value of `defaults`; null if the result equals `defaults`.
 */
export function differentValues(stored: unknown, defaults: PostValues): PostValues | null {
  if (typeof stored !== "object" || stored === null) return null;
  const entries = new Map<string, unknown>(Object.entries(stored));
  const stringOr = (name: string, fallback: string) => {
    const value = entries.get(name);
    return typeof value === "string" ? value : fallback;
  };
  const values: PostValues = {
    ...defaults,
    ...Object.fromEntries(TEXT_FIELDS.map((name) => [name, stringOr(name, defaults[name])])),
    postType: parseEnum(POST_TYPES, stringOr("postType", ""), defaults.postType),
    status: parseEnum(PUBLISH_STATUSES, stringOr("status", ""), defaults.status),
    categoryId: entries.has("categoryId")
      ? stringOr("categoryId", "") || null
      : defaults.categoryId,
  };
  return hasSameValues(values, defaults) ? null : values;
}

function hasSameValues(one: PostValues, other: PostValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
