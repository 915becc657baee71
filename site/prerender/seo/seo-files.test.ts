import { describe, expect, it } from "vitest";
import { rssXml } from "./rss.ts";
import { robotsTxt, sitemapXml } from "./sitemap.ts";
import { escapeXml } from "./xml.ts";

const ORIGIN = "https://studio.example";

describe("SU14", () => {
  it("special characters are escaped, and characters that XML forbids are removed", () => {
    expect(escapeXml(`<a href="x">Tom & 'Jo'</a>`)).toBe(
      "&lt;a href=&quot;x&quot;&gt;Tom &amp; &apos;Jo&apos;&lt;/a&gt;",
    );
    expect(escapeXml("a\u0000b\u000bc\uffffd\t🛋")).toBe("abcd\t🛋");
  });

  it("the sitemap lists absolute URLs, with the date of the last change where it is known", () => {
    const xml = sitemapXml(ORIGIN, [
      { path: "/" },
      { path: "/blog/a&b", updatedAt: "2026-01-02T03:04:05Z" },
    ]);
    expect(xml).toContain("<url><loc>https://studio.example/</loc></url>");
    expect(xml).toContain(
      "<loc>https://studio.example/blog/a&amp;b</loc><lastmod>2026-01-02T03:04:05Z</lastmod>",
    );
  });

  it("a sitemap lists at most 50,000 URLs", () => {
    const posts = Array.from({ length: 50_001 }, (_, index) => ({ path: `/blog/${index}` }));
    expect(sitemapXml("https://studio.example", posts).match(/<url>/g)).toHaveLength(50_000);
  });

  it("robots.txt disallows the dashboard and names the sitemap if there is one", () => {
    expect(robotsTxt(ORIGIN)).toMatch(/^User-agent: \*\nDisallow: \/admin\n[^]*\/sitemap\.xml\n$/);
    expect(robotsTxt("")).not.toContain("Sitemap");
  });

  it("the feed contains the full text of a post and RFC 822 dates", () => {
    const xml = rssXml({ origin: ORIGIN, title: "Blog", description: "Notes", blogPath: "/blog" }, [
      {
        title: "Oak & ash",
        path: "/blog/oak",
        author: "Jan",
        category: null,
        publishedAt: "2025-03-12T10:00:00Z",
        excerpt: "Wood.",
        html: "<p>Whole</p>",
      },
    ]);
    expect(xml).toContain("<pubDate>Wed, 12 Mar 2025 10:00:00 GMT</pubDate>");
    expect(xml).toContain("<content:encoded>&lt;p&gt;Whole&lt;/p&gt;</content:encoded>");
    expect(xml).toContain('<guid isPermaLink="true">https://studio.example/blog/oak</guid>');
    expect(xml).not.toContain("<category>");
  });
});
