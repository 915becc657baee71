import { META_DESCRIPTION_MAX } from "#supabase/data/limits.ts";
import { shortened } from "#supabase/data/post-rules.ts";
import { excerptText } from "#site/rich-text/excerpt-text.ts";
import { featuredOrDefaultImage } from "#site/rich-text/featured-or-default.ts";
import { EMPTY_POST } from "./post-values.ts";
import { newPost } from "./save-post.ts";
import type { PostValues } from "#site/schemas/post.ts";
import { slugPreview } from "#site/admin/form-safety/slug-preview.ts";

/** Approximate number of characters of a title in search results; search engines measure pixels. */
export const TITLE_SEEN = 60;

export interface SocialPreview {
  readonly title: string;
  readonly description: string;
  /** Last segment of the URL. */
  readonly slug: string;
  /** A URL, or a path on the public site. */
  readonly image: string;
}

/** The fields that decide the preview. */
export const SOCIAL_PREVIEW_FIELDS = [
  "title",
  "content",
  "excerpt",
  "metaTitle",
  "metaDescription",
  "slug",
  "featuredImageUrl",
  "focus",
] as const satisfies readonly (keyof PostValues)[];

type SocialPreviewValues = Pick<PostValues, (typeof SOCIAL_PREVIEW_FIELDS)[number]>;

/** Title, description and image that the page's meta tags will contain. */
export function socialPreview(values: SocialPreviewValues): SocialPreview {
  const row = newPost({ ...EMPTY_POST, ...values }, "");
  const title = (row.meta_title ?? "") || row.title;
  return {
    title: title === "" ? "Untitled post" : title,
    description:
      (row.meta_description ?? "") ||
      shortened(excerptText(row.excerpt), META_DESCRIPTION_MAX) ||
      row.title,
    slug: values.slug.trim() || slugPreview(values.title) || "…",
    image: featuredOrDefaultImage(row.featured_image_url),
  };
}
