import type { ArticlePost } from "#site/rich-text/article.tsx";
import { focusFrom, withFocus } from "#supabase/data/image-focus.ts";
import type { PostRow } from "#supabase/data/posts.ts";
import { newPost } from "./post-values.ts";
import type { PostValues } from "#site/schemas/post.ts";

type CategoryName = { readonly name: string } | null;

/** Maps a stored row to the public article component's input. */
export function articleOfRow(row: PostRow, category: CategoryName): ArticlePost {
  return {
    title: row.title,
    featuredImageUrl: row.featured_image_url,
    content: row.content,
    tags: row.tags,
    author: row.author,
    publishedAt: row.published_at,
    createdAt: row.created_at,
    readTime: row.read_time,
    category,
    postType: row.post_type,
  };
}

interface PreviewContext {
  readonly category: CategoryName;
  /** The stored version, if any; its dates are used. */
  readonly base: PostRow | null;
  /** Object URL of a selected file that is not uploaded yet. */
  readonly chosenImage: string | null;
  readonly now: Date;
}

/**
 * Maps the form values to the public article component's input, with the same defaults as saving.
 */
export function articleOfValues(values: PostValues, context: PreviewContext): ArticlePost {
  const row = newPost(values, "");
  const day = context.now.toISOString();
  return {
    title: row.title === "" ? "Untitled post" : row.title,
    featuredImageUrl:
      context.chosenImage === null
        ? row.featured_image_url
        : withFocus(context.chosenImage, focusFrom(values.focus)),
    content: row.content,
    tags: row.tags,
    author: row.author,
    publishedAt: row.published_at ?? context.base?.published_at ?? day,
    createdAt: context.base?.created_at ?? day,
    readTime: row.read_time,
    category: context.category,
    postType: row.post_type,
  };
}
