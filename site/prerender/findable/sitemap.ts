import { escapeXml } from "./xml.ts";

export interface SitemapEntry {
  readonly path: string;
  /** ISO 8601; absent for pages that only a new build changes. */
  readonly updatedAt?: string;
}

/** More make a sitemap invalid (sitemaps.org/protocol.html); the newest posts come first. */
const MOST_ADDRESSES = 50_000;

/** Addresses are absolute, so a site that does not know its own has no sitemap. */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.slice(0, MOST_ADDRESSES).map(({ path, updatedAt }) => {
    const modified = updatedAt === undefined ? "" : `<lastmod>${escapeXml(updatedAt)}</lastmod>`;
    return `<url><loc>${escapeXml(`${origin}${path}`)}</loc>${modified}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

export function robotsTxt(origin: string): string {
  const sitemap = origin === "" ? "" : `\nSitemap: ${origin}/sitemap.xml\n`;
  return `User-agent: *\nDisallow: /admin\n${sitemap}`;
}
