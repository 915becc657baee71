import * as v from "valibot";
import { DEFAULT_AUTHOR } from "#supabase/data/limits.ts";
import { defaultExcerpt, metaTitleOr, readTime } from "#supabase/data/post-rules.ts";
import type { NewPost, PostChanges, PostRow } from "#supabase/data/posts.ts";
import {
  focusFrom,
  focusOf,
  focusText,
  withFocus,
  withoutFocus,
} from "#supabase/data/image-focus.ts";
import { loadValues, saveColumns } from "#site/schemas/columns.ts";
import { postSchema } from "#site/schemas/post.ts";
import type { PostValues } from "#site/schemas/post.ts";
import { DEFAULT_POST_IMAGE } from "#site/rich-text/media-kind.ts";
import { plannedDate, scheduleChange } from "./schedule.ts";

/** Default values of a new post. */
export const EMPTY_POST: PostValues = v.getDefaults(postSchema);

/**
 * Maps a stored row to form values. Fields that hold their default are empty, so that the default
 * keeps following the text.
 */
export function valuesOf(row: PostRow, now = new Date()): PostValues {
  const image = row.featured_image_url ?? "";
  return {
    ...loadValues(postSchema, row),
    excerpt: row.excerpt === defaultExcerpt(row.content) ? "" : row.excerpt,
    featuredImageUrl: image === DEFAULT_POST_IMAGE ? "" : withoutFocus(image),
    focus: focusText(focusOf(image)),
    metaTitle: row.meta_title === row.title ? "" : (row.meta_title ?? ""),
    publishOn: plannedDate(row, now),
  };
}

/** The row of the first save, with the columns of requirement NB18. The server generates the slug. */
export function newPost(values: PostValues, adminEmail: string): NewPost {
  const date = scheduleChange(values, null, new Date());
  return { ...columnsOf(values), ...date, created_by_admin: adminEmail, slug: "" };
}

/** The columns of a later save. An empty slug leaves the stored one unchanged. */
export function postChanges(values: PostValues, base: PostRow): PostChanges {
  const { slug, ...columns } = columnsOf(values);
  const changes = { ...columns, ...scheduleChange(values, base, new Date()) };
  return slug === "" ? changes : { ...changes, slug };
}

/** URL of the image with its focal point; '' for the default image. */
export function focusedImage({ featuredImageUrl, focus }: PostValues): string {
  return withFocus(featuredImageUrl, focusFrom(focus));
}

function columnsOf(values: PostValues) {
  const saved = saveColumns(postSchema, values);
  return {
    ...saved,
    excerpt: values.excerpt.trim() === "" ? defaultExcerpt(values.content) : saved.excerpt,
    featured_image_url: focusedImage(values) || DEFAULT_POST_IMAGE,
    author: saved.author.trim() === "" ? DEFAULT_AUTHOR : saved.author,
    meta_title: metaTitleOr(values.metaTitle, saved.title),
    read_time: readTime(values.content),
  };
}
