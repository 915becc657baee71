import { describe, expect, it } from "vitest";
import { REDIRECTS_MAX } from "#supabase/data/redirect-paths.ts";
import { caddyConfig } from "./caddy-config.ts";
import { headersFile, nginxFile, redirectsFile, vercelFile } from "./host-config.ts";
import { securityHeaders } from "./headers.ts";

const headers = securityHeaders({ backendOrigin: "https://abc.supabase.co" });
const rules = {
  headers,
  moved: [{ from: "/blog/pine", to: "/blog/oak" }],
};
const policy = headers["Content-Security-Policy"] ?? "";

describe("host files", () => {
  it.each([
    ["_headers", headersFile(rules)],
    ["vercel.json", vercelFile(rules)],
    ["nginx.conf", nginxFile(rules)],
    ["Caddyfile", caddyConfig(rules)],
  ])("%s sends every security header and caches hashed files for a year", (_, text) => {
    for (const [name, value] of Object.entries(headers)) {
      expect(text).toContain(name);
      expect(text).toContain(value);
    }
    expect(text).toContain("public, max-age=31536000, immutable");
  });

  it.each([
    ["_redirects", redirectsFile(rules, "netlify")],
    ["vercel.json", vercelFile(rules)],
    ["nginx.conf", nginxFile(rules)],
    ["Caddyfile", caddyConfig(rules)],
  ])("%s redirects former slugs and projects in queries, and serves the post shell", (_, text) => {
    expect(text).toContain("/blog/pine");
    expect(text).toContain("/blog/oak");
    expect(text).toContain("/_post");
    expect(text).toMatch(/project/);
  });

  it("on Cloudflare redirects former slugs only, since its rewrites precede files", () => {
    expect(redirectsFile(rules, "cloudflare")).toBe(
      "/blog/pine /blog/oak 301\n/blog/pine/ /blog/oak 301\n",
    );
  });

  it("SU31 on Vercel redirects a former .html path under the name that Vercel gives it", () => {
    const moved = [
      { from: "/our-work/loft.html", to: "/portfolio/loft" },
      { from: "/news/index.html", to: "/blog" },
      { from: "/news", to: "/blog#first" },
    ];
    const { redirects } = JSON.parse(vercelFile({ headers, moved })) as {
      redirects: { source: string; destination: string }[];
    };
    expect(redirects.slice(0, 5).map(({ source, destination }) => [source, destination])).toEqual([
      ["/our-work/loft.html", "/portfolio/loft"],
      ["/news/index.html", "/blog"],
      ["/news", "/blog#first"],
      ["/our-work/loft", "/portfolio/loft"],
      ["/portfolio", "/portfolio/:project"],
    ]);
  });

  it("SU31 keeps within the 2,000 redirects of Cloudflare and Vercel", () => {
    const moved = Array.from({ length: REDIRECTS_MAX }, (_, place) => ({
      from: `/old-${String(place)}.html`,
      to: "/about",
    }));
    expect(redirectsFile({ headers, moved }, "cloudflare").split("\n")).toHaveLength(1991);
    const { redirects } = JSON.parse(vercelFile({ headers, moved })) as { redirects: unknown[] };
    expect(redirects.length).toBeLessThanOrEqual(2048);
  });

  it.each([
    ["project", "/portfolio", ["loft-2"], ["//evil.example"]],
    ["page", "/portfolio", ["2", "13"], ["1", "0", "2x", "../2", "//evil.example"]],
    ["page", "/blog", ["2", "90"], ["1", ""]],
  ])("on Vercel redirects ?%s= of %s for plain values only", (key, list, plain, others) => {
    const { redirects } = JSON.parse(vercelFile(rules)) as {
      redirects: { source: string; has?: { key: string; value: string }[] }[];
    };
    const conditions = redirects.filter(({ source }) => source === list).map(({ has }) => has?.[0]);
    const pattern = conditions.find((condition) => condition?.key === key)?.value ?? "";
    const matched = (value: string) => new RegExp(`^${pattern}$`).exec(value)?.groups?.[key];
    expect(plain.map(matched)).toEqual(plain);
    expect(others.map(matched)).toEqual(others.map(() => undefined));
  });

  it("uses each host's syntax: JSON, and two spaces before each header", () => {
    expect(JSON.parse(vercelFile(rules))).toMatchObject({ cleanUrls: true, trailingSlash: false });
    expect(headersFile(rules).split("\n").slice(0, 2)).toEqual([
      "/*",
      `  Content-Security-Policy: ${policy}`,
    ]);
  });
});
