import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createServer } from "vite";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { freePort } from "../tools/ports.ts";
import { leaves, redirectVariants } from "../testing/redirect-variants.ts";
import { hostServers, isInstalled, startHost } from "../testing/host-servers.ts";
import type { RunningHost } from "../testing/host-servers.ts";
import { vercelFile } from "./host-config.ts";
import { serveStatic } from "./static-files.ts";

const files = {
  "index.html": "home",
  "about.html": "about",
  "admin.html": "dashboard",
  "blog.html": "posts",
  "404.html": "nothing here",
  "_post.html": "young post",
  "_project.html": "young project",
};
const rules = { headers: {}, moved: [] };
const START_TIMEOUT_MS = 60_000;

vi.setConfig({ testTimeout: START_TIMEOUT_MS });

async function startStatic(): Promise<RunningHost> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "studio-letters-"));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  const server = createHttpServer(serveStatic(folder));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function startDevelopment(): Promise<RunningHost> {
  const port = await freePort();
  const server = await createServer({
    configFile: path.resolve(import.meta.dirname, "../vite.config.ts"),
    logLevel: "silent",
    server: { port },
  });
  await server.listen();
  return { address: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

const servers = [
  { name: "the development server", installed: true, start: startDevelopment },
  { name: "preview", installed: true, start: startStatic },
  // Cloudflare's rules are case-sensitive: there the not-found page's script redirects.
  ...hostServers
    .filter(({ name }) => name !== "wrangler")
    .map((host) => ({
      name: host.name,
      installed: isInstalled(host.name),
      start: () => startHost(host, files, rules),
    })),
];

describe.each(servers)("$name", ({ installed, start }) => {
  describe.skipIf(!installed)("G02", () => {
    let server: RunningHost;
    beforeAll(async () => {
      server = await start();
    }, START_TIMEOUT_MS);
    afterAll(() => server.stop());

    it.each([
      ["/About", "/about"],
      ["/PRIVACY-policy", "/privacy-policy"],
      ["/Admin", "/admin"],
      ["/Blog?q=2&x=a%2Fb", "/blog?q=2&x=a%2Fb"],
      ["/BLOG/a-post", "/blog/a-post"],
      ["/Blog/category/light/page/2", "/blog/category/light/page/2"],
      ["/PORTFOLIO/loft", "/portfolio/loft"],
    ])("%s redirects to %s", async (path, address) => {
      const response = await fetch(server.address + path, { redirect: "manual" });
      expect([response.status, response.headers.get("location")]).toEqual([308, address]);
    });

    it.each(["/about", "/blog/a-post", "/", "/Nowhere", "/Blog/%0d%0aset-cookie:a=b", "//About"])(
      "%s is not redirected",
      async (path) => {
        const response = await fetch(server.address + path, { redirect: "manual" });
        expect(response.headers.get("location")).toBeNull();
        expect(response.headers.get("set-cookie")).toBeNull();
      },
    );

    it.each(["//about", "//About", "//admin"])("%s is not found", async (path) => {
      const response = await fetch(server.address + path, { redirect: "manual" });
      expect(response.status).toBe(404);
    });
  });
});

describe("vercel.json", () => {
  const { redirects } = JSON.parse(vercelFile(rules)) as {
    redirects: {
      source: string;
      destination: string;
      has?: { key: string; value: string }[];
    }[];
  };

  it.each([
    ["/About", "/about"],
    ["/TERMS-and-conditions", "/terms-and-conditions"],
    ["/Blog/oak", "/blog/:rest"],
    ["/Portfolio/page/2", "/portfolio/:rest"],
    ["/about", null],
    ["/blog/oak", null],
    ["/portfolio/loft", null],
    ["/Nowhere", null],
    ["/Blog//evil.example", null],
    ["/AboutUs", null],
  ])("G02 redirects %s to %s", (path, address) => {
    const found = redirects.find(({ source }) => patternOf(source).test(path));
    expect(found?.destination ?? null).toBe(address);
  });

  it("no redirect leads to another site, with the queries of its rules or without", () => {
    const site = "https://studio.example";
    const project = redirectVariants.map((target) => `/portfolio?project=${target}`);
    const leaving = [...redirectVariants, ...project].flatMap((target) =>
      locationsOf(target)
        .filter((location) => leaves(site, location))
        .map((location) => `${target} -> ${location}`),
    );
    expect(leaving).toEqual([]);
    expect(locationsOf("/Blog/oak/page")).toEqual(["/blog/oak/page"]);
    expect(locationsOf("/portfolio?project=loft")).toEqual(["/portfolio/loft"]);
  });

  /** Vercel matches `:name(pattern)` as a case-sensitive group. */
  function patternOf(source: string): RegExp {
    return new RegExp(`^${source.replace(/:(\w+)\(/g, "(?<$1>")}$`);
  }

  /** The Location of each rule that matches the target, as Vercel writes it. */
  function locationsOf(target: string): string[] {
    const [path = "", query = ""] = target.split("?", 2);
    return redirects.flatMap(({ source, destination, has = [] }) => {
      const matches = [
        patternOf(source).exec(path),
        ...has.map(({ key, value }) =>
          new RegExp(`^${value}$`).exec(new URLSearchParams(query).get(key) ?? ""),
        ),
      ];
      if (matches.includes(null)) return [];
      const groups = matches.flatMap((found) => Object.entries(found?.groups ?? {}));
      return [
        groups.reduce(
          (location, [name, text]) => location.replace(`:${name}`, () => text),
          destination,
        ),
      ];
    });
  }
});
