import * as v from "valibot";
import { defaultExcerpt } from "#supabase/data/post-rules.ts";
import type { PostRow } from "#supabase/data/posts.ts";
import {
  focalPointOfUrl,
  formatFocalPoint,
  withoutImageFragment,
} from "#supabase/data/image-focus.ts";
import { valuesFromRow } from "#site/schemas/columns.ts";
import { postSchema } from "#site/schemas/post.ts";
import type { PostValues } from "#site/schemas/post.ts";
import { scheduledDate } from "#site/admin/schedule/schedule.ts";
import { titleAndSlugInForm } from "#site/admin/form-safety/title-and-slug.ts";
import { DEFAULT_POST_IMAGE } from "#site/rich-text/media-kind.ts";

/** Default values of a new post. */
export const EMPTY_POST: PostValues = v.getDefaults(postSchema);

/**
 * Maps a saved row to form values. Fields that hold their default are empty, so that the default
 * keeps following the text.
 */
export function valuesOf(row: PostRow, now = new Date()): PostValues {
  const image = row.featured_image_url ?? "";
  return {
    ...valuesFromRow(postSchema, row),
    ...titleAndSlugInForm("post", row),
    excerpt: row.excerpt === defaultExcerpt(row.content) ? "" : row.excerpt,
    featuredImageUrl: image === DEFAULT_POST_IMAGE ? "" : withoutImageFragment(image),
    focus: formatFocalPoint(focalPointOfUrl(image)),
    metaTitle: row.meta_title === row.title ? "" : (row.meta_title ?? ""),
    publishOn: scheduledDate(row, now),
  };
}
