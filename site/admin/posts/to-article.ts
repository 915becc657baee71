import type { ArticlePost } from "#site/rich-text/article.tsx";
import { parseFocalPoint, withFocus } from "#supabase/data/image-focus.ts";
import type { PostRow } from "#supabase/data/posts.ts";
import { articlePostOf } from "#supabase/data/public-posts.ts";
import { newPost } from "./save-post.ts";
import type { PostValues } from "#site/schemas/post.ts";

type CategoryName = { readonly name: string } | null;

/** Maps a saved row to the public article component's input. */
export function articleOfRow(row: PostRow, category: CategoryName): ArticlePost {
  return { ...articlePostOf(row), category };
}

interface PreviewContext {
  readonly category: CategoryName;
  /** The saved version, if any; its dates are used. */
  readonly base: PostRow | null;
  /** Object URL of a chosen file that is not uploaded yet. */
  readonly chosenFileUrl: string | null;
  readonly now: Date;
}

/**
 * Maps the form values to the public article component's input, with the same defaults as saving.
 */
export function articleOfValues(values: PostValues, context: PreviewContext): ArticlePost {
  const row = newPost(values, "");
  const { base, category, chosenFileUrl } = context;
  const day = context.now.toISOString();
  const article = articlePostOf({
    ...row,
    featured_image_url:
      chosenFileUrl === null
        ? row.featured_image_url
        : withFocus(chosenFileUrl, parseFocalPoint(values.focus)),
    published_at: row.published_at ?? base?.published_at ?? day,
    created_at: base?.created_at ?? day,
  });
  return { ...article, category };
}
