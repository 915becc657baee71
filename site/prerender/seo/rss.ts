import { escapeXml } from "./xml.ts";

export interface RssItem {
  readonly title: string;
  readonly path: string;
  readonly author: string;
  readonly category: string | null;
  readonly publishedAt: string;
  readonly excerpt: string;
  /** The full text as HTML with absolute URLs. */
  readonly html: string;
}

interface FeedChannel {
  readonly origin: string;
  readonly title: string;
  readonly description: string;
  readonly blogPath: string;
}

/** RSS 2.0 with the full text of each post, newest first. Own code: one template, of which only escaping can go wrong. */
export function rssXml(channel: FeedChannel, items: readonly RssItem[]): string {
  const { origin, title, description, blogPath } = channel;
  const newest = items[0] === undefined ? "" : tag("lastBuildDate", rfc822(items[0].publishedAt));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${tag("title", title)}
${tag("link", `${origin}${blogPath}`)}
${tag("description", description)}
<language>en</language>
${newest}
<atom:link href="${escapeXml(`${origin}/rss.xml`)}" rel="self" type="application/rss+xml"/>
${items.map((item) => itemXml(origin, item)).join("\n")}
</channel>
</rss>
`;
}

function itemXml(origin: string, item: RssItem): string {
  const url = `${origin}${item.path}`;
  return [
    "<item>",
    tag("title", item.title),
    tag("link", url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    tag("pubDate", rfc822(item.publishedAt)),
    tag("dc:creator", item.author),
    item.category === null ? "" : tag("category", item.category),
    tag("description", item.excerpt),
    tag("content:encoded", item.html),
    "</item>",
  ].join("");
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** RFC 822 date, which RSS 2.0 requires: "Wed, 12 Mar 2025 10:00:00 GMT". */
function rfc822(instant: string): string {
  return new Date(instant).toUTCString();
}
