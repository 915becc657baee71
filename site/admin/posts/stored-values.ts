import { oneOf } from "#supabase/data/choices.ts";
import { POST_TYPES, PUBLISH_STATUSES } from "#supabase/data/limits.ts";
import type { PostValues } from "./post-values.ts";

const TEXTS = [
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

/** Reads a local copy back. Whatever an older form wrote differently keeps the `standard`; a copy
 * that says what the form says anyway is not worth offering. */
export function differentValues(stored: unknown, standard: PostValues): PostValues | null {
  if (typeof stored !== "object" || stored === null) return null;
  const known = new Map<string, unknown>(Object.entries(stored));
  const text = (name: string, otherwise: string) => {
    const value = known.get(name);
    return typeof value === "string" ? value : otherwise;
  };
  const values: PostValues = {
    ...standard,
    ...Object.fromEntries(TEXTS.map((name) => [name, text(name, standard[name])])),
    postType: oneOf(POST_TYPES, text("postType", ""), standard.postType),
    status: oneOf(PUBLISH_STATUSES, text("status", ""), standard.status),
    categoryId: known.has("categoryId") ? text("categoryId", "") || null : standard.categoryId,
  };
  return sameValues(values, standard) ? null : values;
}

function sameValues(one: PostValues, other: PostValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
