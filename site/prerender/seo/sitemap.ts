import { escapeXml } from "./xml.ts";

export interface SitemapEntry {
  readonly path: string;
  /** ISO 8601; absent for pages that change only with a new build. */
  readonly updatedAt?: string;
}

/** Limit of the protocol (sitemaps.org/protocol.html). Entries come newest first. */
const MAX_URLS = 50_000;

/**
 * The sitemap's XML. Its URLs are absolute, so it needs the site's origin ("https://…", no trailing slash).
 */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.slice(0, MAX_URLS).map(({ path, updatedAt }) => {
    const modified = updatedAt === undefined ? "" : `<lastmod>${escapeXml(updatedAt)}</lastmod>`;
    return `<url><loc>${escapeXml(`${origin}${path}`)}</loc>${modified}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

/** robots.txt; without an origin ("") it names no sitemap. */
export function robotsTxt(origin: string): string {
  const sitemap = origin === "" ? "" : `\nSitemap: ${origin}/sitemap.xml\n`;
  return `User-agent: *\nDisallow: /admin\n${sitemap}`;
}
