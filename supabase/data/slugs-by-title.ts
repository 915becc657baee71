import { execute } from "./requests.ts";
import type { PublicClient } from "./public-client.ts";

/** Slugs by title. */
export type SlugsByTitle = Readonly<Record<string, string>>;

/** The slugs of published posts or projects with one of these titles; one slug per title. Sources:
 * `published_posts`, `published_projects`. */
export async function listSlugsByTitle(
  client: PublicClient,
  relation: "published_posts" | "published_projects",
  titles: readonly string[],
  signal?: AbortSignal,
): Promise<SlugsByTitle> {
  const request = client.rest
    .from(relation)
    .select("title,slug")
    .in("title", [...titles])
    .order("created_at")
    .order("id")
    .limit(100);
  const rows = await execute(request, signal);
  return Object.fromEntries(rows.map(({ title, slug }) => [title ?? "", slug ?? ""]));
}
