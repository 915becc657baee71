import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { paths } from "../config/paths.ts";
import { listPath } from "../pages/list/list-address.ts";
import { readLiveSite, refuseEmptySite } from "./live-site.ts";
import type { PublishedPaths } from "./read-published.ts";
import { sitemapXml } from "./seo/sitemap.ts";

const FIXED = [paths.home, paths.blog, paths.portfolio, paths.material("oak"), paths.contact];
const LISTS = [
  listPath(paths.blog, { category: null, page: 2 }),
  listPath(paths.portfolio, { category: "kitchens", page: 1 }),
];
const NOTHING: PublishedPaths = {
  posts: [],
  projects: [],
  lists: [],
  redirects: [],
  pathRedirects: [],
};
const ROW = { slug: "oak-house", updatedAt: "2026-01-02T10:00:00Z" };

const servers: Server[] = [];
let warnings: string[];

beforeEach(() => {
  warnings = [];
  vi.spyOn(console, "warn").mockImplementation((text: string) => warnings.push(text));
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const serveSitemap = (addresses: readonly string[]) =>
  serve(({ url, headers }, response) => {
    const entries = addresses.map((path) => ({ path }));
    if (url !== "/sitemap.xml") response.writeHead(404);
    response.end(sitemapXml(`https://${headers.host ?? ""}`, entries));
  });

async function served(addresses: readonly string[]) {
  const live = await readLiveSite(await serveSitemap(addresses));
  if (live === null) throw new Error(warnings.join("\n"));
  return live;
}

describe("the sitemap of the live site", () => {
  it("counts posts and projects, without lists, categories and materials", async () => {
    const rows = [paths.blogPost("oak"), paths.blogPost("page"), paths.portfolioProject("loft")];
    const live = await served([...FIXED, ...LISTS, ...rows]);
    expect(live).toMatchObject({ pages: FIXED.length + LISTS.length + 3, rows: 3 });
    expect(await served([...FIXED, ...LISTS])).toMatchObject({ rows: 0 });
    expect(warnings).toEqual([]);
  });

  it.each<[string, RequestListener, RegExp]>([
    ["is absent", (_, response) => response.writeHead(404).end(), /it answers 404/],
    ["is another page", (_, response) => response.end("<html></html>"), /it lists no page/],
    ["never ends", (_, response) => void response.write("<urlset>"), /timeout/],
    ["breaks off", (_, response) => void response.destroy(), /fetch failed/],
  ])("is not compared if it %s, which is printed", async (_, handler, reason) => {
    const address = await serve(handler);
    expect(await readLiveSite(address, 200)).toBeNull();
    expect(warnings).toEqual([expect.stringMatching(reason)]);
    expect(warnings[0]).toContain(`${address}/sitemap.xml`);
  });
});

describe("a build that would empty the live site", () => {
  it("is refused in a sentence that names the flag", async () => {
    const live = await served([...FIXED, paths.blogPost("oak"), paths.portfolioProject("loft")]);
    expect(() => {
      refuseEmptySite(live, NOTHING);
    }).toThrow(
      /^The sitemap of http:\S+ lists posts or projects \(2\), but the backend has none: .* --allow-empty\.$/,
    );
  });

  it("is allowed while one kind of rows remains, and for a site without rows", async () => {
    const live = await served([...FIXED, paths.blogPost("oak")]);
    expect(() => {
      refuseEmptySite(live, { ...NOTHING, projects: [ROW] });
    }).not.toThrow();
    expect(() => {
      refuseEmptySite(live, { ...NOTHING, posts: [ROW] });
    }).not.toThrow();
    const empty = await served(FIXED);
    expect(() => {
      refuseEmptySite(empty, NOTHING);
    }).not.toThrow();
  });
});
