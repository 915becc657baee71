import * as v from "valibot";
import { DEFAULT_AUTHOR, UNTITLED } from "#supabase/data/limits.ts";
import { defaultExcerpt, metaTitleWithDefault, readTime } from "#supabase/data/post-rules.ts";
import type { NewPost, PostChanges, PostRow } from "#supabase/data/posts.ts";
import {
  parseFocalPoint,
  focalPointOfUrl,
  formatFocalPoint,
  withFocus,
  withoutImageFragment,
} from "#supabase/data/image-focus.ts";
import { valuesFromRow, columnsFromValues } from "#site/schemas/columns.ts";
import { postSchema } from "#site/schemas/post.ts";
import type { PostValues } from "#site/schemas/post.ts";
import { plannedDate, scheduleChange, wasNeverPublic } from "#site/admin/schedule/schedule.ts";
import { titleAndSlugInForm } from "#site/admin/form-safety/title-and-slug.ts";
import { DEFAULT_POST_IMAGE } from "#site/rich-text/media-kind.ts";

/** Default values of a new post. */
export const EMPTY_POST: PostValues = v.getDefaults(postSchema);

/**
 * Maps a stored row to form values. Fields that hold their default are empty, so that the default
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
    publishOn: plannedDate(row, now),
  };
}

/** The row of the first save, with the columns of requirement NB18. The server generates the slug. */
export function newPost(values: PostValues, adminEmail: string): NewPost {
  const date = scheduleChange(values, null, new Date());
  return { ...toColumns(values), ...date, created_by_admin: adminEmail, slug: "" };
}

/**
 * The columns of a later save. An empty slug leaves that of a public post unchanged; for a post that was never
 * public the server derives it from the title.
 */
export function postChanges(values: PostValues, base: PostRow): PostChanges {
  const { slug, ...columns } = toColumns(values);
  const changes = { ...columns, ...scheduleChange(values, base, new Date()) };
  return slug === "" && !wasNeverPublic(base) ? changes : { ...changes, slug };
}

/** URL of the image with its focal point; '' for the default image. */
export function focusedImage({ featuredImageUrl, focus }: PostValues): string {
  return withFocus(featuredImageUrl, parseFocalPoint(focus));
}

function toColumns(values: PostValues) {
  const { title, ...saved } = columnsFromValues(postSchema, values);
  const storedTitle = title.trim() === "" ? UNTITLED : title;
  return {
    ...saved,
    title: storedTitle,
    excerpt: values.excerpt.trim() === "" ? defaultExcerpt(values.content) : saved.excerpt,
    featured_image_url: focusedImage(values) || DEFAULT_POST_IMAGE,
    author: saved.author.trim() === "" ? DEFAULT_AUTHOR : saved.author,
    meta_title: metaTitleWithDefault(values.metaTitle, storedTitle),
    read_time: readTime(values.content),
  };
}
