import { defaultExcerpt } from "#supabase/data/post-rules.ts";
import { createConflictModel } from "#site/admin/form-safety/conflict-model.ts";
import { postSchema } from "#site/schemas/post.ts";
import type { PostValues } from "#site/schemas/post.ts";
import { focusedImage, newPost, valuesOf } from "./post-values.ts";

/** Compares the versions of a post for the conflict panel. */
export const postConflicts = createConflictModel(postSchema, {
  noun: "post",
  valuesOf,
  comparable: withoutDefaults,
});

/** Comparable values: the image in one field, and '' for an excerpt or a meta title that equals its default, as an
 * empty field is stored with the default. */
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
