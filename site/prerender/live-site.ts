import { messageOf } from "#supabase/data/errors.ts";
import { paths } from "../config/paths.ts";
import type { PublishedPaths } from "./read-published.ts";

const TIMEOUT_MS = 5000;

/** The site that the build is going to replace, as its sitemap lists it. */
export interface LiveSite {
  readonly origin: string;
  readonly pages: number;
  /** Posts and projects among the pages. */
  readonly rows: number;
}

/**
 * Reads the sitemap of the live site. Returns null, after a printed sentence, if the site has none or does
 * not respond within `timeoutMs` milliseconds: a first build has nothing to compare with.
 */
export async function readLiveSite(
  origin: string,
  timeoutMs = TIMEOUT_MS,
): Promise<LiveSite | null> {
  const url = `${origin}/sitemap.xml`;
  try {
    const listed = sitemapPaths(await fetchText(url, timeoutMs));
    if (listed.length === 0) throw new Error("it lists no page");
    return { origin, pages: listed.length, rows: listed.filter(isRowPath).length };
  } catch (error) {
    console.warn(`There is no live site to compare with: ${url} (${messageOf(error)}).`);
    return null;
  }
}

/** Throws a sentence for the operator if the build would remove every post and project of the live site. */
export function refuseEmptySite(live: LiveSite, { posts, projects }: PublishedPaths): void {
  if (live.rows === 0 || posts.length + projects.length > 0) return;
  throw new Error(
    `The sitemap of ${live.origin} lists posts or projects (${live.rows}), but the backend has none: nothing was built; check VITE_SUPABASE_URL, or pass --allow-empty.`,
  );
}

async function fetchText(url: string, timeoutMs: number): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`it answers ${response.status}`);
  return response.text();
}

function sitemapPaths(xml: string): readonly string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = ""]) => URL.parse(url.trim())?.pathname)
    .filter((pathname) => pathname !== undefined);
}

/** Pages and categories of a list, and materials, are one level deeper than its rows. */
function isRowPath(pathname: string): boolean {
  return [paths.blog, paths.portfolio].some(
    (list) => pathname.startsWith(`${list}/`) && !pathname.slice(list.length + 1).includes("/"),
  );
}
