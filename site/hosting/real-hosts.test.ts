import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  hostServers,
  isInstalled,
  EXPECTED_PAGE_CACHE,
  startHost,
} from "../testing/host-servers.ts";
import type { RunningHost } from "../testing/host-servers.ts";
import { publishedHeaders } from "./headers.ts";

const files = {
  "index.html": "home",
  "about.html": "about",
  "404.html": "nothing here",
  "_post.html": "young post",
  "blog.html": "posts",
  "portfolio.html": "projects",
  "blog/a-post.html": "a post",
  "blog/category/light.html": "posts on light",
  "blog/category/light/page/2.html": "older posts on light",
  "portfolio/loft.html": "the loft",
  "_project.html": "young project",
  "assets/app-1234.js": "script",
  "assets/app-1234.css": "a { color: red }",
  "assets/rows-1234.json": "[]",
  "sitemap.xml": "<urlset/>",
  "robots.txt": "User-agent: *",
  "_hosts/nginx.conf": "secret",
};
const rules = {
  headers: publishedHeaders({ backendOrigin: null }),
  moved: [
    { from: "/blog/old-post", to: "/blog/a-post" },
    { from: "/portfolio/old-loft", to: "/portfolio/loft" },
    { from: "/our-work/loft.html", to: "/portfolio/loft" },
    { from: "/team", to: "/about#team" },
    ...Array.from({ length: 1000 }, (_, place) => ({
      from: `/a-former-address-of-this-website/with-a-long-name/${String(place)}.aspx`,
      to: "/about",
    })),
  ],
};

const START_TIMEOUT_MS = 60_000;

// Skipped where a server is not installed.
describe.each(hostServers.map((host) => [host.name, host] as const))("%s", (_, host) => {
  describe.skipIf(!isInstalled(host.name))("with the shipped settings", () => {
    let server: RunningHost;

    beforeAll(async () => {
      server = await startHost(host, files, rules);
    }, START_TIMEOUT_MS);

    afterAll(() => server.stop());

    const request = (target: string) => fetch(`${server.address}${target}`, { redirect: "manual" });

    it.each([
      ["/", 200, "home"],
      ["/about", 200, "about"],
      ["/blog?q=oak", 200, "posts"],
      ["/blog?*", 200, "posts"],
      ["/blog?page=../a-post", 200, "posts"],
      ["/blog?category=c1&page=2", 200, "posts"],
      ["/blog/category/light", 200, "posts on light"],
      ["/blog/category/light/page/2", 200, "older posts on light"],
      ["/portfolio?type=Loft", 200, "projects"],
      ["/portfolio?project=..%2F..%2Fabout", 200, "projects"],
      ["/portfolio/loft", 200, "the loft"],
      ["/portfolio/published-after-the-build", 404, "young project"],
      ["/blog/a-post", 200, "a post"],
      ["/blog/written-after-the-build", host.hasRules ? 200 : 404, "young post"],
      ["/nowhere", 404, "nothing here"],
    ])("%s responds with %i", async (target, status, text) => {
      const response = await request(target);
      expect(response.status).toBe(status);
      expect(await response.text()).toBe(text);
      const cache = status === 404 ? host.missingCache : EXPECTED_PAGE_CACHE;
      expect(response.headers.get("cache-control")).toBe(cache);
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    });

    it.each([
      ["/about/", 308, "/about"],
      ["/about.html", 308, "/about"],
      ["/blog/a-post/", 308, "/blog/a-post"],
      ["/blog/old-post", 301, "/blog/a-post"],
      ["/portfolio/old-loft", 301, "/portfolio/loft"],
      ["/our-work/loft.html", 301, "/portfolio/loft"],
      ["/team", 301, "/about#team"],
      ["/team/", 301, "/about#team"],
      ["/a-former-address-of-this-website/with-a-long-name/999.aspx", 301, "/about"],
    ])("SU31 %s redirects with %i", async (target, status, to) => {
      const response = await request(target);
      expect(response.status).toBe(status);
      expect(response.headers.get("location")).toBe(to);
    });

    it.runIf(host.hasRules)("SU31 a redirect ignores letter case", async () => {
      const response = await request("/Our-Work/LOFT.html?from=mail");
      expect([response.status, response.headers.get("location")]).toEqual([301, "/portfolio/loft"]);
    });

    it.runIf(host.hasRules).each([
      ["/portfolio?project=loft", "/portfolio/loft"],
      ["/portfolio?category=c1&project=loft", "/portfolio/loft"],
      ["/blog?page=2", "/blog/page/2"],
      ["/portfolio?page=13", "/portfolio/page/13"],
    ])("the former address %s redirects to %s", async (target, to) => {
      const response = await request(target);
      expect([response.status, response.headers.get("location")]).toEqual([301, to]);
    });

    it
      .runIf(host.hasRules)
      .each([
        "/_hosts/nginx.conf",
        "/_headers",
        "/_post",
        "/_project",
        "/blog/category/new",
        "/portfolio/page/9",
      ])("%s is not found", async (target) => {
      const response = await request(target);
      expect([response.status, await response.text()]).toEqual([404, "nothing here"]);
    });

    it.each([
      ["/", "html"],
      ["/about", "html"],
      ["/gone", "html"],
      ["/assets/app-1234.js", "javascript"],
      ["/assets/app-1234.css", "css"],
      ["/assets/rows-1234.json", "json"],
      ["/sitemap.xml", "xml"],
      ["/robots.txt", "plain"],
    ])("sends the charset of %s and HSTS", async (address, type) => {
      const response = await request(address);
      // Only text/* has a default charset to override: module scripts, JSON and XML are UTF-8 by their standards.
      expect(response.headers.get("content-type")).toMatch(
        new RegExp(`^text/${type}; ?charset=utf-8$|^application/(?:javascript|json|xml)\\b`, "i"),
      );
      expect(response.headers.get("strict-transport-security")).toBe("max-age=31536000");
    });

    it("sends compressed copies and caches hashed files", async () => {
      const response = await request("/assets/app-1234.js");
      if (host.sendsCompressed) expect(response.headers.get("content-encoding")).toBe("gzip");
      expect(response.headers.get("cache-control")).toContain("immutable");
      expect(await response.text()).toBe("script");
    });
  });
});
