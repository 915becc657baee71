import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { PublishedPost } from "#supabase/data/public-posts.ts";
import { paths } from "#site/config/paths.ts";
import { blogMeta } from "#site/content/blog.ts";
import { studio } from "#site/content/studio.ts";
import { fixedPages } from "../pages-to-render.ts";
import { rssXml } from "./rss.ts";
import type { RssItem } from "./rss.ts";
import { webManifest } from "./manifest.ts";
import { robotsTxt, sitemapXml } from "./sitemap.ts";
import type { SitemapEntry } from "./sitemap.ts";

interface SeoFilesInput {
  readonly outDir: string;
  /** Empty if VITE_SITE_URL is not set: then no absolute URLs can be formed. */
  readonly siteOrigin: string;
  /** Posts, projects, and the later pages and filters of their lists. */
  readonly pages: readonly SitemapEntry[];
  readonly posts: readonly PublishedPost[];
  readonly feedHtml: (content: string, origin: string) => string;
}

/** Feed readers poll often, so the feed holds the newest posts only. */
const FEED_ITEMS = 20;

/**
 * Writes robots.txt, the web app manifest, sitemap.xml and rss.xml. Without an origin the last two are
 * skipped. Returns the number of pages in the sitemap.
 */
export async function writeSeoFiles(input: SeoFilesInput): Promise<number> {
  const { outDir, siteOrigin } = input;
  const write = (name: string, text: string) => writeFile(path.join(outDir, name), text);
  await write("robots.txt", robotsTxt(siteOrigin));
  await write("site.webmanifest", webManifest());
  if (siteOrigin === "") {
    console.warn("Without VITE_SITE_URL there is no sitemap.xml and no rss.xml.");
    return 0;
  }
  const fixed = fixedPages
    .filter(({ rendering }) => rendering !== "dynamic")
    .map(({ path }) => ({ path }));
  const listed = [...fixed, ...input.pages];
  await write("sitemap.xml", sitemapXml(siteOrigin, listed));
  await write("rss.xml", feedOf(input));
  return listed.length;
}

function feedOf({ siteOrigin, posts, feedHtml }: SeoFilesInput): string {
  const channel = {
    origin: siteOrigin,
    title: `${blogMeta.title} | ${studio.name}`,
    description: blogMeta.description,
    blogPath: paths.blog,
  };
  const newest = [...posts]
    .sort((a, b) => publicationDate(b).localeCompare(publicationDate(a)))
    .slice(0, FEED_ITEMS);
  return rssXml(
    channel,
    newest.map((post): RssItem => ({
      title: post.title,
      path: paths.blogPost(post.slug),
      author: post.author,
      category: post.category?.name ?? null,
      publishedAt: publicationDate(post),
      excerpt: post.excerpt,
      html: feedHtml(post.content, siteOrigin),
    })),
  );
}

function publicationDate({ publishedAt, createdAt }: PublishedPost): string {
  return publishedAt ?? createdAt;
}
