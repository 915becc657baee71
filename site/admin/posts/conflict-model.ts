import { defaultExcerpt } from "#supabase/data/post-rules.ts";
import type { PostRow } from "#supabase/data/posts.ts";
import type { Versions } from "#site/admin/form-safety/use-conflict.ts";
import { copiedText, differingLabels } from "#site/schemas/form.ts";
import { postSchema } from "#site/schemas/post.ts";
import type { PostValues } from "#site/schemas/post.ts";
import { focusedImage, newPost, valuesOf } from "./post-values.ts";

/** Labels of the fields in which two versions differ. */
export function diffFields(mine: PostValues, theirs: PostValues): string[] {
  return differingLabels(postSchema, withoutDefaults(mine), withoutDefaults(theirs));
}

/** Values with the image in one field, and without texts that saving would store for an empty field as
 * well: these follow the title and the content. */
function withoutDefaults(values: PostValues): PostValues {
  const { title, content, author, excerpt, meta_title } = newPost(values, "");
  return {
    ...values,
    author,
    excerpt: excerpt === defaultExcerpt(content) ? "" : excerpt,
    metaTitle: meta_title === title ? "" : (meta_title ?? ""),
    featuredImageUrl: focusedImage(values),
    focus: "",
  };
}

/** A version as plain text, for the clipboard. */
function asText(values: PostValues): string {
  return copiedText(postSchema, values);
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
