import { execute } from "./requests.ts";
import { laterOf } from "./later-of.ts";
import type { PublicClient } from "./public-client.ts";

/** A public slug, for sitemaps and builds. `updatedAt` is ISO 8601 and never before publication: the
 * last change of a scheduled row precedes it. */
export interface PublishedSlug {
  readonly slug: string;
  readonly updatedAt: string;
}

/** A former slug of a post or project and its current one. */
export interface SlugRedirect {
  readonly kind: "post" | "project";
  readonly oldSlug: string;
  readonly slug: string;
}

/** Maximum rows of one API response. */
const PAGE_SIZE = 100;

/** All published posts, newest first, a hundred at a time. Source: `published_posts`. */
export function listPostSlugs(client: PublicClient): Promise<PublishedSlug[]> {
  return allSlugs((from, to) =>
    client.rest
      .from("published_posts")
      .select("slug,updated_at,published_at")
      .order("published_at", { ascending: false })
      .order("id")
      .range(from, to),
  );
}

/** All published projects by creation time. Source: `published_projects`. */
export function listProjectSlugs(client: PublicClient): Promise<PublishedSlug[]> {
  return allSlugs((from, to) =>
    client.rest
      .from("published_projects")
      .select("slug,updated_at,published_at")
      .order("created_at", { ascending: false })
      .order("id")
      .range(from, to),
  );
}

/** Former slugs of posts and projects and their current ones. Source: `slug_redirects`. */
export async function listSlugRedirects(client: PublicClient): Promise<SlugRedirect[]> {
  const rows = await allRows((from, to) =>
    client.rest
      .from("slug_redirects")
      .select("kind,old_slug,slug")
      .order("kind")
      .order("old_slug")
      .range(from, to),
  );
  return rows.flatMap(({ kind, old_slug: oldSlug, slug }) =>
    oldSlug === null || slug === null
      ? []
      : [{ kind: kind === "project" ? "project" : "post", oldSlug, slug }],
  );
}

/** A redirect from an address of a former website; both are paths of this site, the new one may have a fragment. */
export interface PathRedirect {
  readonly from: string;
  readonly to: string;
}

/** The redirects that owners made. Source: `site_redirects`. */
export async function listSiteRedirects(client: PublicClient): Promise<PathRedirect[]> {
  const rows = await allRows((from, to) =>
    client.rest
      .from("site_redirects")
      .select("from_path,to_path")
      .order("from_path")
      .range(from, to),
  );
  return rows.flatMap(({ from_path: from, to_path: to }) =>
    from === null || to === null ? [] : [{ from, to }],
  );
}

interface SlugRow {
  readonly slug: string | null;
  readonly updated_at: string | null;
  readonly published_at: string | null;
}

function toPublishedSlug({ slug, updated_at, published_at }: SlugRow): PublishedSlug {
  return { slug: slug ?? "", updatedAt: laterOf(updated_at ?? "", published_at ?? "") };
}

async function allSlugs(request: PagedRequest<SlugRow>): Promise<PublishedSlug[]> {
  return (await allRows(request)).map(toPublishedSlug);
}

type PagedRequest<Row> = (from: number, to: number) => Parameters<typeof execute<Row[]>>[0];

async function allRows<Row>(request: PagedRequest<Row>): Promise<Row[]> {
  const found: Row[] = [];
  for (let from = 0; ; from += PAGE_SIZE) {
    const rows = await execute(request(from, from + PAGE_SIZE - 1));
    found.push(...rows);
    if (rows.length < PAGE_SIZE) return found;
  }
}
