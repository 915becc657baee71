import { META_DESCRIPTION_MAX } from "#supabase/data/limits.ts";
import { countCharacters, firstCharacters } from "#supabase/data/post-rules.ts";
import { DEFAULT_POST_PICTURE, featuredMedia } from "#site/markup/media-kind.ts";
import { newPost } from "./post-values.ts";
import type { PostValues } from "./post-values.ts";
import { slugPreview } from "./slug-preview.ts";

/** Where search engines cut a title, in characters; a rule of thumb, they measure pixels. */
export const TITLE_SEEN = 60;
const SOCIAL_PICTURE = "/images/og-default.jpg";

export interface SharedLook {
  readonly title: string;
  readonly description: string;
  /** Last part of the address. */
  readonly slug: string;
  /** An address, or a path of the site. */
  readonly picture: string;
}

/** What search engines and social networks will be told about the post in the form. */
export function sharedLook(values: PostValues): SharedLook {
  const row = newPost(values, "");
  const title = (row.meta_title ?? "") || row.title;
  const { kind, address } = featuredMedia(row.featured_image_url, DEFAULT_POST_PICTURE);
  const isOwn = kind === "picture" && address !== DEFAULT_POST_PICTURE;
  return {
    title: title === "" ? "Untitled post" : title,
    description: (row.meta_description ?? "") || shortened(row.excerpt, META_DESCRIPTION_MAX),
    slug: values.slug.trim() || slugPreview(values.title) || "…",
    picture: isOwn ? address : SOCIAL_PICTURE,
  };
}

export function shortened(text: string, limit: number): string {
  const whole = text.trim();
  if (countCharacters(whole) <= limit) return whole;
  return `${firstCharacters(whole, limit - 1).trimEnd()}…`;
}
