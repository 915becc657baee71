import { trimText } from "#supabase/data/sanitize-text.ts";
import type { PostRow } from "#supabase/data/posts.ts";
import type { Versions } from "#site/admin/shell/use-conflict.ts";
import { focusedImage, newPost, valuesOf } from "./post-values.ts";
import type { PostValues } from "./post-values.ts";

/** Compared fields with their labels. Values are normalized as saving would normalize them. */
const COMPARED_FIELDS: readonly (readonly [string, (values: PostValues) => unknown])[] = [
  ["Title", (values) => trimText(values.title)],
  ["Content", (values) => values.content],
  ["Excerpt", (values) => newPost(values, "").excerpt],
  ["Featured Image", focusedImage],
  ["Category", (values) => values.categoryId],
  ["Author", (values) => trimText(values.author)],
  ["Post Type", (values) => values.postType],
  ["Meta Title", (values) => newPost(values, "").meta_title],
  ["Meta Description", (values) => trimText(values.metaDescription)],
  ["Tags", (values) => newPost(values, "").tags.join(",")],
  ["Status", (values) => values.status],
  ["Publish on", (values) => values.publishOn],
  ["Slug", (values) => values.slug.trim()],
];

/** Labels of the fields in which two versions differ. */
export function diffFields(mine: PostValues, theirs: PostValues): string[] {
  return COMPARED_FIELDS.filter(([, valueOf]) => valueOf(mine) !== valueOf(theirs)).map(
    ([label]) => label,
  );
}

/** A version as plain text, for the clipboard. */
function asText({ title, excerpt, content }: PostValues): string {
  return [title, excerpt, content].filter((part) => part.trim() !== "").join("\n\n");
}

export const postVersions: Versions<PostRow, PostValues> = { valuesOf, diffFields, asText };

/**
 * True if a newer version has no conflicting content. Deleting a category also increments the
 * version of its posts.
 */
export function hasSameContent(before: PostRow, now: PostRow): boolean {
  if (before.deleted_at !== now.deleted_at) return false;
  const changed = diffFields(valuesOf(before), valuesOf(now));
  if (changed.length === 0) return true;
  return changed.length === 1 && changed[0] === "Category" && now.category_id === null;
}
