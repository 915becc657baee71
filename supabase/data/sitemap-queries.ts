import { execute } from "./requests.ts";
import { laterOf } from "./later-of.ts";
import type { PublicClient } from "./public-client.ts";

/** A public slug, for sitemaps and builds. `updatedAt` is ISO 8601 and never before publication: the
 * last change of a scheduled post precedes it. */
export interface PublishedAddress {
  readonly slug: string;
  readonly updatedAt: string;
}

/** A former slug of a post and its current one. */
export interface PostRedirect {
  readonly oldSlug: string;
  readonly slug: string;
}

/** Maximum rows of one API response. */
const MOST_ROWS = 100;

/** All published posts, newest first, a hundred at a time. Source: `published_posts`. */
export function listPostAddresses(client: PublicClient): Promise<PublishedAddress[]> {
  return allRows((from, to) =>
    client.rest
      .from("published_posts")
      .select("slug,updated_at,published_at")
      .order("published_at", { ascending: false })
      .order("id")
      .range(from, to),
  );
}

/** All published projects by creation time. Source: `published_projects`. */
export function listProjectAddresses(client: PublicClient): Promise<PublishedAddress[]> {
  return allRows((from, to) =>
    client.rest
      .from("published_projects")
      .select("slug,updated_at")
      .order("created_at", { ascending: false })
      .order("id")
      .range(from, to),
  );
}

/** Former slugs of posts and their current ones. Source: `slug_redirects`. */
export async function listPostRedirects(client: PublicClient): Promise<PostRedirect[]> {
  const rows = await execute(
    client.rest
      .from("slug_redirects")
      .select("old_slug,slug")
      .eq("kind", "post")
      .order("old_slug")
      .limit(1000),
  );
  return rows.flatMap(({ old_slug: oldSlug, slug }) =>
    oldSlug === null || slug === null ? [] : [{ oldSlug, slug }],
  );
}

interface AddressRow {
  readonly slug: string | null;
  readonly updated_at: string | null;
  readonly published_at?: string | null;
}

function addressOf({ slug, updated_at, published_at }: AddressRow): PublishedAddress {
  return { slug: slug ?? "", updatedAt: laterOf(updated_at ?? "", published_at ?? "") };
}

async function allRows(
  request: (from: number, to: number) => Parameters<typeof execute<AddressRow[]>>[0],
): Promise<PublishedAddress[]> {
  const found: PublishedAddress[] = [];
  for (let from = 0; ; from += MOST_ROWS) {
    const rows = await execute(request(from, from + MOST_ROWS - 1));
    found.push(...rows.map(addressOf));
    if (rows.length < MOST_ROWS) return found;
  }
}
