import { execute, sendCountedPage } from "./requests.ts";
import { parseCategory } from "./categories.ts";
import { parseEnum } from "./enums.ts";
import { DataError } from "./errors.ts";
import { POST_TYPES, PUBLIC_PAGE_SIZE } from "./limits.ts";
import { pageRange } from "./paging.ts";
import type { Page, PageRange } from "./paging.ts";
import type { PublicClient } from "./public-client.ts";
import { searchCondition } from "./search-filter.ts";
import { currentSlugOf } from "./slug-redirects.ts";
import { nullable, parseRow, selectOf, text, withoutColumns } from "./view-columns.ts";
import type { AllColumns, ParsedRow } from "./view-columns.ts";

const postType = (value: string | null) => parseEnum(POST_TYPES, value, "blog");
const tagList = (value: readonly string[] | null) => value ?? [];
const readTime = (value: number | null) => value ?? 1;

/** The columns of a post that visitors read, each with its parser. Times are ISO 8601; `read_time` is minutes,
 * `content` markdown. */
const COLUMNS = {
  id: text,
  title: text,
  slug: text,
  excerpt: text,
  content: text,
  featured_image_url: nullable<string>,
  category: parseCategory,
  author: text,
  post_type: postType,
  tags: tagList,
  read_time: readTime,
  published_at: nullable<string>,
  created_at: text,
  meta_title: text,
  meta_description: text,
  updated_at: text,
} satisfies AllColumns<"published_posts", "category_id">;

/** Columns that only the head of the document and the sitemap show. */
const HEAD = ["meta_title", "meta_description", "updated_at"] as const;

/** The columns of a blog card. */
const CARD = withoutColumns(COLUMNS, ["content", ...HEAD]);

/** The columns that a post's page renders, besides its category. */
const ARTICLE = withoutColumns(COLUMNS, ["id", "slug", "excerpt", "category", ...HEAD]);

export type PostSummary = ParsedRow<typeof CARD>;
export type PublishedPost = ParsedRow<typeof COLUMNS>;

/** The part of a saved row that the post's page renders; the dashboard's previews show it. */
export function articlePostOf(row: Readonly<Record<keyof typeof ARTICLE, unknown>>) {
  return parseRow(ARTICLE, row);
}

/** Parses the columns of a whole post. */
export function publishedPostOf(row: object): PublishedPost {
  return parseRow(COLUMNS, row);
}

interface PublishedPostsQuery {
  /** Counted from 1. */
  readonly page?: number;
  /** Id of a category; null or absent for all. */
  readonly category?: string | null;
  /** Only rows with these ids; absent for all. */
  readonly ids?: readonly string[];
  /** Search words for title, excerpt or text. */
  readonly search?: string;
  /** Rows per page; twelve by default. */
  readonly pageSize?: number;
  readonly signal?: AbortSignal;
}

/** One page of posts, newest first. Source: `published_posts` (published, due, not in the trash).
 * Error messages are bare sentences; the page adds its own prefix. */
export async function listPublishedPosts(
  client: PublicClient,
  query: PublishedPostsQuery = {},
): Promise<Page<PostSummary>> {
  const range = pageRange(query.page, query.pageSize ?? PUBLIC_PAGE_SIZE);
  const wanted = searchCondition(query.search, ["title", "excerpt", "content"]);
  const requestRows = ({ from, to }: PageRange, counted: boolean) => {
    const options = counted ? ({ count: "exact" } as const) : {};
    let request = client.rest
      .from("published_posts")
      .select<string, object>(selectOf(CARD), options);
    if (query.category) request = request.eq("category_id", query.category);
    if (query.ids) request = request.in("id", query.ids);
    if (wanted !== null) request = request.or(wanted);
    return request.order("published_at", { ascending: false }).order("id").range(from, to);
  };
  const page = await sendCountedPage(requestRows, range, query.signal);
  return { ...page, rows: page.rows.map((row) => parseRow(CARD, row)) };
}

/** One post by its slug or a former slug: the returned slug differs from the requested one then.
 * Throws `not-found` ("Blog post not found") for anything not public. */
export async function getPublishedPost(
  client: PublicClient,
  slug: string,
  signal?: AbortSignal,
): Promise<PublishedPost> {
  const post = await bySlug(client, slug, signal);
  if (post !== undefined) return post;
  const current = await currentSlugOf(client, "post", slug, signal);
  const moved = current === undefined ? undefined : await bySlug(client, current, signal);
  if (moved === undefined) throw new DataError("not-found", "Blog post not found");
  return moved;
}

async function bySlug(client: PublicClient, slug: string, signal: AbortSignal | undefined) {
  const request = client.rest
    .from("published_posts")
    .select<string, object>(selectOf(COLUMNS))
    .eq("slug", slug)
    .limit(1);
  const row = (await execute(request, signal))[0];
  return row === undefined ? undefined : publishedPostOf(row);
}
