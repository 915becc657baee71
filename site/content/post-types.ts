import type { PostType } from "#supabase/data/limits.ts";

interface PostTypeLabels {
  /** The type as an option: all posts of it. */
  readonly plural: string;
  /** The type of one post on the website; null for the usual type, which is not named. */
  readonly singular: string | null;
}

export const postTypeLabels: Readonly<Record<PostType, PostTypeLabels>> = {
  blog: { plural: "Blog", singular: null },
  tips: { plural: "Tips", singular: "Tips" },
  trends: { plural: "Trends", singular: "Trends" },
  guides: { plural: "Guides", singular: "Guide" },
};
