import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createServer } from "vite";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { freePort } from "../tools/ports.ts";
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
  });
});

describe("vercel.json", () => {
  const { redirects } = JSON.parse(vercelFile(rules)) as {
    redirects: { source: string; destination: string }[];
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
    // Vercel matches `:name(pattern)` as a case-sensitive group.
    const found = redirects.find(({ source }) =>
      new RegExp(`^${source.replace(/:\w+\(/g, "(")}$`).test(path),
    );
    expect(found?.destination ?? null).toBe(address);
  });
});
