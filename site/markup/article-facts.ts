import type { PostType } from "#supabase/data/limits.ts";
import { formatDay } from "./day.ts";

/** What a post says about itself besides its text. Times are ISO 8601, `readTime` is minutes. */
export interface ArticleFacts {
  readonly author: string;
  readonly publishedAt: string | null;
  readonly createdAt: string;
  readonly readTime: number;
  readonly category: { readonly name: string } | null;
  readonly postType: PostType;
}

const TYPE_LABELS: Readonly<Record<PostType, string | null>> = {
  blog: null,
  tips: "Tips",
  trends: "Trends",
  guides: "Guide",
};

/** The shelves a post stands on: its category, and its type unless that says nothing. */
export function shelvesOf({ category, postType }: ArticleFacts): string[] {
  return [category?.name, TYPE_LABELS[postType]].filter(isSaid);
}

/** The day readers see: of publication, or of creation while there is none. */
export function dayOf({ publishedAt, createdAt }: ArticleFacts): { iso: string; text: string } {
  const iso = publishedAt ?? createdAt;
  return { iso, text: formatDay(iso) };
}

export function readTimeOf({ readTime }: ArticleFacts): string {
  return `${String(Math.max(1, readTime))} min read`;
}

function isSaid(text: string | null | undefined): text is string {
  return typeof text === "string" && text.trim() !== "";
}
