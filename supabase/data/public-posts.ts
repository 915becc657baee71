import { execute, sendCountedPage } from "./requests.ts";
import { parseCategory } from "./categories.ts";
import type { Category } from "./categories.ts";
import { parseEnum } from "./enums.ts";
import type { Database } from "./database.types.ts";
import { DataError } from "./errors.ts";
import { POST_TYPES, PUBLIC_PAGE_SIZE } from "./limits.ts";
import type { PostType } from "./limits.ts";
import { pageRange } from "./paging.ts";
import type { Page, PageRange } from "./paging.ts";
import type { PublicClient } from "./public-client.ts";
import { searchCondition } from "./search-filter.ts";
import { redirectedSlug } from "./slug-redirects.ts";

/** The columns of a blog card. Times are ISO 8601; `readTime` is minutes. */
export interface PostCard {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly featuredImageUrl: string | null;
  readonly category: Category | null;
  readonly author: string;
  readonly postType: PostType;
  readonly tags: readonly string[];
  readonly readTime: number;
  readonly publishedAt: string | null;
  readonly createdAt: string;
}

/** `content` is markdown. */
export interface PublishedPost extends PostCard {
  readonly content: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly updatedAt: string;
}

export interface PublishedPostsQuery {
  /** Counted from 1. */
  readonly page?: number;
  /** Id of a category; null or absent for all. */
  readonly category?: string | null;
  /** Search words for title, excerpt or text. */
  readonly search?: string;
  /** Rows per page; twelve by default. */
  readonly pageSize?: number;
  readonly signal?: AbortSignal;
}

const CARD_COLUMNS =
  "id,title,slug,excerpt,featured_image_url,category,author,post_type,tags,read_time,published_at,created_at";

/** One page of posts, newest first. Source: `published_posts` (published, due, not in the trash).
 * Error messages are bare sentences; the page adds its own prefix. */
export async function listPublishedPosts(
  client: PublicClient,
  query: PublishedPostsQuery = {},
): Promise<Page<PostCard>> {
  const range = pageRange(query.page, query.pageSize ?? PUBLIC_PAGE_SIZE);
  const wanted = searchCondition(query.search, ["title", "excerpt", "content"]);
  const ask = ({ from, to }: PageRange, counted: boolean) => {
    const options = counted ? ({ count: "exact" } as const) : {};
    let request = client.rest.from("published_posts").select(CARD_COLUMNS, options);
    if (query.category) request = request.eq("category_id", query.category);
    if (wanted !== null) request = request.or(wanted);
    return request.order("published_at", { ascending: false }).order("id").range(from, to);
  };
  const page = await sendCountedPage(ask, range, query.signal);
  return { ...page, rows: page.rows.map(postCard) };
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
  const current = await redirectedSlug(client, "post", slug, signal);
  const moved = current === undefined ? undefined : await bySlug(client, current, signal);
  if (moved === undefined) throw new DataError("not-found", "Blog post not found");
  return moved;
}

async function bySlug(client: PublicClient, slug: string, signal: AbortSignal | undefined) {
  const request = client.rest
    .from("published_posts")
    .select(`${CARD_COLUMNS},content,meta_title,meta_description,updated_at`)
    .eq("slug", slug)
    .limit(1);
  const row = (await execute(request, signal))[0];
  if (row === undefined) return undefined;
  return {
    ...postCard(row),
    content: row.content ?? "",
    metaTitle: row.meta_title ?? "",
    metaDescription: row.meta_description ?? "",
    updatedAt: row.updated_at ?? "",
  };
}

type PostViewRow = Database["public"]["Views"]["published_posts"]["Row"];
type PostCardRow = Omit<
  PostViewRow,
  "content" | "meta_title" | "meta_description" | "updated_at" | "category_id"
>;

/** Generated types declare every column of a view nullable, although these are not. */
function postCard(row: PostCardRow): PostCard {
  return {
    id: row.id ?? "",
    title: row.title ?? "",
    slug: row.slug ?? "",
    excerpt: row.excerpt ?? "",
    featuredImageUrl: row.featured_image_url,
    category: parseCategory(row.category),
    author: row.author ?? "",
    postType: parseEnum(POST_TYPES, row.post_type, "blog"),
    tags: row.tags ?? [],
    readTime: row.read_time ?? 1,
    publishedAt: row.published_at,
    createdAt: row.created_at ?? "",
  };
}
