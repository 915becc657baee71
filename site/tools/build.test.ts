import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn } from "#supabase/data/auth.ts";
import { createPost } from "#supabase/data/posts.ts";
import { createStaffClient } from "#supabase/data/staff-client.ts";
import { memoryStorage } from "#site/e2e/memory-storage.ts";
import { newPost } from "#site/e2e/new-rows.ts";
import { memberAccount } from "#site/e2e/stacks.ts";
import { sitemapXml } from "#site/prerender/seo/sitemap.ts";
import { isInstalled, serveByWrangler } from "#site/testing/host-servers.ts";
import { npmRun } from "#site/testing/npm-run.ts";
import { startChild } from "./child-process.ts";
import type { Child } from "./child-process.ts";
import { freePort } from "./ports.ts";
import type { BackendInfo, BackendRequest } from "./server-process-backend.ts";

/** Bundling alone takes half of it on a busy machine with two cores. */
const BUILD_MS = 240_000;
const SITE = "https://studio.example";

let work: string;
let outDir: string;

beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), "studio-build-"));
  outDir = path.join(work, "site");
});

afterAll(() => rm(work, { recursive: true, force: true }));

function build(env: Readonly<Record<string, string>>, ...flags: string[]) {
  const run = npmRun(["build", "--", "--outDir", outDir, ...flags], {
    VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_test",
    VITE_SITE_URL: SITE,
    CF_PAGES: "",
    VERCEL: "",
    ...env,
  });
  return run.ended.then((code) => ({ code, output: run.output() }));
}

const built = (file: string) => readFile(path.join(outDir, file), "utf8");

describe("npm run build without a backend", () => {
  it("fails with one sentence and leaves the last build unchanged", async () => {
    await mkdir(outDir, { recursive: true });
    await writeFile(path.join(outDir, "index.html"), "the last build");
    const address = `http://127.0.0.1:${await freePort()}`;
    const { code, output } = await build({ VITE_SUPABASE_URL: address });
    expect(code).toBe(1);
    expect(output.split("\n")).toEqual([
      expect.stringMatching(`^The backend at ${address} does not answer.*--allow-empty\\.$`),
    ]);
    expect(await built("index.html")).toBe("the last build");
  });

  it("refuses a preview deployment that would write to production", async () => {
    const production = { VITE_SUPABASE_URL: "https://production.supabase.co" };
    const { code, output } = await build({ ...production, VERCEL_ENV: "preview" });
    expect(code).toBe(1);
    expect(output).toMatch(/^This is a preview deployment\..*set PREVIEW_SUPABASE_URL/);
  });

  it(
    "builds pages that fetch their rows on load, with --allow-empty, for a preview on Vercel",
    async () => {
      const address = `http://127.0.0.1:${await freePort()}`;
      const production = { VITE_SUPABASE_URL: "https://production.supabase.co" };
      const preview = {
        PREVIEW_SUPABASE_URL: address,
        PREVIEW_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_preview",
      };
      const vercelOutput = path.join(work, "vercel");
      const { code, output } = await build(
        { ...production, ...preview, VERCEL: "1", VERCEL_ENV: "preview" },
        ...["--vercelOutput", vercelOutput, "--allow-empty"],
      );
      expect(output).toContain("does not answer");
      expect(output).toMatch(/\d pages written in .* s \(1 in the previous build\)\./);
      expect(code).toBe(0);
      expect(await built("index.html")).toContain("Transform Your Living Spaces");
      expect(existsSync(path.join(outDir, "blog.html"))).toBe(true);
      expect(existsSync(path.join(outDir, "vercel.json"))).toBe(true);
      expect(existsSync(path.join(outDir, "blog/404.html"))).toBe(false);
      const published = path.join(vercelOutput, "static");
      expect(existsSync(path.join(published, "about.html"))).toBe(true);
      expect(existsSync(path.join(published, "_hosts"))).toBe(false);
      const config = await readFile(path.join(vercelOutput, "config.json"), "utf8");
      expect(config).toContain('"X-Robots-Tag": "noindex"');
      expect(config).toContain(`connect-src 'self' ${address}`);
      expect(config).not.toContain("production.supabase.co");
    },
    BUILD_MS,
  );
});

describe("npm run build with a backend that has no rows, while the live site has a post", () => {
  /** Serves the live site's sitemap and imitates an API without rows. */
  let server: Server;
  let address: string;
  const backend = () => ({ VITE_SUPABASE_URL: address, VITE_SITE_URL: address });

  beforeAll(async () => {
    server = createServer(({ url }, response) => {
      const sitemap = sitemapXml(address, [{ path: "/" }, { path: "/blog/oak" }]);
      response.setHeader("content-type", "application/json").setHeader("content-range", "*/0");
      response.end(url === "/sitemap.xml" ? sitemap : "[]");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await mkdir(outDir, { recursive: true });
    await writeFile(path.join(outDir, "index.html"), "the last build");
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it("fails with one sentence and leaves the last build unchanged", async () => {
    const { code, output } = await build(backend());
    expect(output.split("\n")).toEqual([
      expect.stringMatching(
        `^The sitemap of ${address} lists posts or projects \\(1\\).*--allow-empty\\.$`,
      ),
    ]);
    expect(code).toBe(1);
    expect(await built("index.html")).toBe("the last build");
  });

  it(
    "builds with --allow-empty and compares the sitemaps",
    async () => {
      const { code, output } = await build(backend(), "--allow-empty");
      expect(output).toMatch(/The sitemap lists \d+ pages; that of http:\S+ lists 2\./);
      expect(code).toBe(0);
      expect(await built("index.html")).toContain("Transform Your Living Spaces");
    },
    BUILD_MS,
  );
});

describe("npm run build on Cloudflare Pages", () => {
  let backend: Child<BackendInfo>;
  let result: { readonly code: number | null; readonly output: string };

  beforeAll(async () => {
    const options: BackendRequest = {
      port: await freePort(),
      dataDir: path.join(work, "data"),
      content: { empty: memberAccount },
    };
    backend = await startChild<BackendInfo>(new URL("server-process-backend.ts", import.meta.url), {
      options,
    });
    const { url, publishableKey } = backend.info;
    const staff = createStaffClient({ url, publishableKey, storage: memoryStorage() });
    await signIn(staff, memberAccount.email, memberAccount.password);
    await createPost(staff, newPost({ title: "Oak in the sun" }));
    // Regression: two kilobytes on which the parser once overflowed the stack.
    await createPost(staff, newPost({ title: "Marks", content: `${"- ".repeat(1000)}*` }));
    result = await build({
      VITE_SUPABASE_URL: url,
      VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
      CF_PAGES: "1",
    });
  }, BUILD_MS);

  afterAll(() => backend.stop());

  it("writes every page", async () => {
    expect(result.output).toMatch(/pages written in/);
    expect(result.code).toBe(0);
    expect(await built("blog/oak-in-the-sun.html")).toContain("Oak in the sun");
    expect(await built("blog/marks.html")).toContain("- - - -");
  });

  it("writes the files of Cloudflare Pages, and none of other hosts", async () => {
    expect(await built("blog/404.html")).toBe(await built("_post.html"));
    expect(await built("portfolio/404.html")).toBe(await built("_project.html"));
    expect(existsSync(path.join(outDir, "vercel.json"))).toBe(false);
    expect(existsSync(path.join(outDir, "_hosts"))).toBe(false);
  });

  it("sends HSTS with every file", async () => {
    const [block] = (await built("_headers")).split(/\n(?=\/)/);
    expect(block).toMatch(/^\/\*\n/);
    expect(block).toContain("\n  Strict-Transport-Security: max-age=31536000");
  });

  it.skipIf(!isInstalled("wrangler"))(
    "serves posts from the build, and shells for later rows, in Cloudflare's own runtime",
    async () => {
      const server = await serveByWrangler(outDir, work);
      try {
        const request = (target: string) =>
          fetch(`${server.address}${target}`, { redirect: "manual" });
        const post = await request("/blog/oak-in-the-sun");
        expect([post.status, await post.text()]).toEqual([
          200,
          expect.stringContaining("<title>Oak in the sun |"),
        ]);
        for (const [list, file] of [
          ["blog", "_post.html"],
          ["portfolio", "_project.html"],
        ] as const) {
          const shell = await built(file);
          const younger = await request(`/${list}/written-after-the-build`);
          expect([list, younger.status, (await younger.text()) === shell]).toEqual([
            list,
            404,
            true,
          ]);
        }
      } finally {
        await server.stop();
      }
    },
    BUILD_MS,
  );
});
