import { execute } from "./requests.ts";
import type { PublicClient } from "./public-client.ts";

/** Slugs by title. */
export type SlugsByTitle = Readonly<Record<string, string>>;

/** Values of a row that a card of a post repeats. Times are ISO 8601; `readTime` is in minutes. */
export interface PostByTitle {
  readonly slug: string;
  readonly publishedAt: string | null;
  readonly readTime: number;
}

export type PostsByTitle = Readonly<Record<string, PostByTitle>>;

/** The published posts with one of these titles; one post per title. */
export async function listPostsByTitle(
  client: PublicClient,
  titles: readonly string[],
  signal?: AbortSignal,
): Promise<PostsByTitle> {
  const request = client.rest
    .from("published_posts")
    .select("title,slug,published_at,read_time")
    .in("title", [...titles])
    .order("created_at")
    .order("id")
    .limit(100);
  const rows = await execute(request, signal);
  return Object.fromEntries(
    rows.map(({ title, slug, published_at, read_time }) => [
      title ?? "",
      { slug: slug ?? "", publishedAt: published_at, readTime: read_time ?? 1 },
    ]),
  );
}

/** The slugs of the published projects with one of these titles; one slug per title. */
export async function listProjectSlugsByTitle(
  client: PublicClient,
  titles: readonly string[],
  signal?: AbortSignal,
): Promise<SlugsByTitle> {
  const request = client.rest
    .from("published_projects")
    .select("title,slug")
    .in("title", [...titles])
    .order("created_at")
    .order("id")
    .limit(100);
  const rows = await execute(request, signal);
  return Object.fromEntries(rows.map(({ title, slug }) => [title ?? "", slug ?? ""]));
}
