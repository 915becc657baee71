import { postTypeLabels } from "#site/content/post-types.ts";
import type { PostType } from "#supabase/data/limits.ts";
import { formatPublicDate } from "../format/public-date.ts";

/** Metadata of a post. Times are ISO 8601; `readTime` is in minutes. */
export interface ArticleMeta {
  readonly author: string;
  readonly publishedAt: string | null;
  readonly createdAt: string;
  readonly readTime: number;
  readonly category: { readonly name: string } | null;
  readonly postType: PostType;
}

/** Labels of a post: its category and its type, except for the default type "blog". */
export function labelsOf({ category, postType }: ArticleMeta): string[] {
  return [category?.name, postTypeLabels[postType].singular].filter(isNotBlank);
}

/** The displayed date: of publication, or of creation if the post has never been published. */
export function dayOf({ publishedAt, createdAt }: ArticleMeta): { iso: string; text: string } {
  const iso = publishedAt ?? createdAt;
  return { iso, text: formatPublicDate(iso) };
}

/** The read time as a label, at least one minute. */
export function readTimeOf({ readTime }: Pick<ArticleMeta, "readTime">): string {
  return `${String(Math.max(1, readTime))} min read`;
}

function isNotBlank(text: string | null | undefined): text is string {
  return typeof text === "string" && text.trim() !== "";
}
