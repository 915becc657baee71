import { trimText } from "#supabase/data/sanitize-text.ts";
import { DEFAULT_AUTHOR } from "#supabase/data/limits.ts";
import type { PostType, PublishStatus } from "#supabase/data/limits.ts";
import { defaultExcerpt, metaTitleOr, parseTags, readTime } from "#supabase/data/post-rules.ts";
import type { NewPost, PostChanges, PostRow } from "#supabase/data/posts.ts";
import {
  focusFrom,
  focusOf,
  focusText,
  withFocus,
  withoutFocus,
} from "#supabase/data/image-focus.ts";
import { plannedDate, scheduleChange } from "./schedule.ts";
import { DEFAULT_POST_IMAGE } from "#site/rich-text/media-kind.ts";

/** Form values as raw, unnormalized text: a stored draft restores exactly what was typed. */
export interface PostValues {
  readonly title: string;
  readonly content: string;
  readonly excerpt: string;
  /** URL of the stored image or video; '' for the default image. */
  readonly featuredImageUrl: string;
  /** Focal point of the image crops; '' for the centre. */
  readonly focus: string;
  readonly categoryId: string | null;
  readonly author: string;
  readonly postType: PostType;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly tags: string;
  readonly status: PublishStatus;
  /** Publication time in the format of a datetime-local input; '' to publish immediately. */
  readonly publishOn: string;
  /** Last segment of the URL; '' for a new post. */
  readonly slug: string;
}

export const EMPTY_POST: PostValues = {
  title: "",
  content: "",
  excerpt: "",
  featuredImageUrl: "",
  focus: "",
  categoryId: null,
  author: DEFAULT_AUTHOR,
  postType: "blog",
  metaTitle: "",
  metaDescription: "",
  tags: "",
  status: "published",
  publishOn: "",
  slug: "",
};

/**
 * Maps a stored row to form values. Fields that hold their default are empty, so that the default
 * keeps following the text.
 */
export function valuesOf(row: PostRow, now = new Date()): PostValues {
  const picture = row.featured_image_url ?? "";
  return {
    title: row.title,
    content: row.content,
    excerpt: row.excerpt === defaultExcerpt(row.content) ? "" : row.excerpt,
    featuredImageUrl: picture === DEFAULT_POST_IMAGE ? "" : withoutFocus(picture),
    focus: focusText(focusOf(picture)),
    categoryId: row.category_id,
    author: row.author,
    postType: row.post_type,
    metaTitle: row.meta_title === row.title ? "" : (row.meta_title ?? ""),
    metaDescription: row.meta_description ?? "",
    tags: row.tags.join(", "),
    status: row.status,
    publishOn: plannedDate(row, now),
    slug: row.slug,
  };
}

/**
 * The row of the first save, with exactly the columns of the specification. The server generates
 * the slug.
 */
export function newPost(values: PostValues, adminEmail: string): NewPost {
  const date = scheduleChange(values, null, new Date());
  return { ...columnsOf(values), ...date, created_by_admin: adminEmail, slug: "" };
}

/** The columns of a later save. An empty slug leaves the stored one unchanged. */
export function postChanges(values: PostValues, base: PostRow): PostChanges {
  const slug = values.slug.trim();
  const columns = { ...columnsOf(values), ...scheduleChange(values, base, new Date()) };
  return slug === "" ? columns : { ...columns, slug };
}

/** URL of the image with its focal point; '' for the default image. */
export function focusedImage({ featuredImageUrl, focus }: PostValues): string {
  return withFocus(featuredImageUrl, focusFrom(focus));
}

function columnsOf(values: PostValues) {
  const title = trimText(values.title);
  const author = trimText(values.author);
  return {
    title,
    content: values.content,
    excerpt:
      values.excerpt.trim() === "" ? defaultExcerpt(values.content) : trimText(values.excerpt),
    featured_image_url: focusedImage(values) || DEFAULT_POST_IMAGE,
    category_id: values.categoryId,
    author: author.trim() === "" ? DEFAULT_AUTHOR : author,
    post_type: values.postType,
    meta_title: metaTitleOr(values.metaTitle, title),
    meta_description: trimText(values.metaDescription),
    tags: parseTags(values.tags),
    read_time: readTime(values.content),
    status: values.status,
  };
}
