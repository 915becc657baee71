import { defaultExcerpt } from "#supabase/data/post-rules.ts";
import { createConflictModel } from "#site/admin/form-safety/conflict-model.ts";
import { postSchema } from "#site/schemas/post.ts";
import type { PostValues } from "#site/schemas/post.ts";
import { focusedImage, newPost, valuesOf } from "./post-values.ts";

export const postConflicts = createConflictModel(postSchema, {
  noun: "post",
  valuesOf,
  comparable: withoutDefaults,
});

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
