import type { ArticlePost } from "#site/markup/article.tsx";
import { focusFrom, withFocus } from "#supabase/data/picture-focus.ts";
import type { PostRow } from "#supabase/data/posts.ts";
import { newPost } from "./post-values.ts";
import type { PostValues } from "./post-values.ts";

type CategoryName = { readonly name: string } | null;

/** A stored post as its public page shows it. */
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

interface PreviewFacts {
  readonly category: CategoryName;
  /** The stored version, when there is one: its dates are kept. */
  readonly base: PostRow | null;
  /** Address of a chosen file that is not uploaded yet. */
  readonly chosenPicture: string | null;
  readonly now: Date;
}

/** What the form holds as its public page will show it, filled up exactly as saving would. */
export function articleOfValues(values: PostValues, facts: PreviewFacts): ArticlePost {
  const row = newPost(values, "");
  const day = facts.now.toISOString();
  return {
    title: row.title === "" ? "Untitled post" : row.title,
    featuredImageUrl:
      facts.chosenPicture === null
        ? row.featured_image_url
        : withFocus(facts.chosenPicture, focusFrom(values.focus)),
    content: row.content,
    tags: row.tags,
    author: row.author,
    publishedAt: row.published_at ?? facts.base?.published_at ?? day,
    createdAt: facts.base?.created_at ?? day,
    readTime: row.read_time,
    category: facts.category,
    postType: row.post_type,
  };
}
