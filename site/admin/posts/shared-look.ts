import { META_DESCRIPTION_MAX } from "#supabase/data/limits.ts";
import { shortened } from "#supabase/data/post-rules.ts";
import { socialPictureOf } from "#site/markup/social-picture.ts";
import { newPost } from "./post-values.ts";
import type { PostValues } from "./post-values.ts";
import { slugPreview } from "./slug-preview.ts";

/** Where search engines cut a title, in characters; a rule of thumb, they measure pixels. */
export const TITLE_SEEN = 60;

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
  return {
    title: title === "" ? "Untitled post" : title,
    description: (row.meta_description ?? "") || shortened(row.excerpt, META_DESCRIPTION_MAX),
    slug: values.slug.trim() || slugPreview(values.title) || "…",
    picture: socialPictureOf(row.featured_image_url),
  };
}
