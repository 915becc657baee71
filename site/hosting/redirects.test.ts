import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import os from "node:os";
import path from "node:path";
import { preview } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../tools/ports.ts";
import { hostServers, isInstalled, startHost } from "../testing/host-servers.ts";
import type { RunningHost } from "../testing/host-servers.ts";
import { leaves, redirectVariants } from "../testing/redirect-variants.ts";

const files = {
  "index.html": "home",
  "about.html": "about",
  "404.html": "nothing here",
  "_post.html": "young post",
  "_project.html": "young project",
  "blog.html": "posts",
  "blog/a-post.html": "a post",
  _redirects: "/blog/old-post /blog/a-post 301\n/our-work/loft.html /about#team 301\n",
};
const rules = {
  headers: {},
  moved: [
    { from: "/blog/old-post", to: "/blog/a-post" },
    { from: "/our-work/loft.html", to: "/about#team" },
  ],
};
const START_TIMEOUT_MS = 60_000;
const REQUESTS_TIMEOUT_MS = 180_000;
/** Concurrent requests. */
const CONCURRENCY = 8;

/** The preview server, as `npm run preview` starts it. */
async function startPreview(): Promise<RunningHost> {
  const outDir = await mkdtemp(path.join(os.tmpdir(), "studio-preview-"));
  await mkdir(path.join(outDir, "blog"));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(outDir, name), text);
  const port = await freePort();
  const configFile = path.resolve(import.meta.dirname, "../vite.config.ts");
  const server = await preview({
    configFile,
    logLevel: "silent",
    build: { outDir },
    preview: { port },
  });
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}

const servers = [
  { name: "preview", installed: true, hasRules: true, start: startPreview },
  ...hostServers.map((host) => ({
    name: host.name,
    installed: isInstalled(host.name),
    hasRules: host.hasRules,
    start: () => startHost(host, files, rules),
  })),
];

interface RawResponse {
  readonly status: number;
  readonly location: string | undefined;
}

/** Sends the raw target; `fetch` would resolve dots and backslashes. */
function sendRequest(address: string, target: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const clientRequest = request({ hostname, port, path: target, agent: false }, (response) => {
      response.resume().on("end", () => {
        resolve({ status: response.statusCode ?? 0, location: response.headers.location });
      });
    });
    clientRequest.on("error", reject).end();
  });
}

describe.each(servers)("redirects of $name", ({ installed, hasRules, start }) => {
  describe.skipIf(!installed)("with the shipped settings", () => {
    let server: RunningHost;

    beforeAll(async () => {
      server = await start();
    }, START_TIMEOUT_MS);

    afterAll(() => server.stop());

    it(
      `none of ${redirectVariants.length} paths redirects to another site`,
      async () => {
        const leaving: string[] = [];
        const targets = redirectVariants.values();
        const worker = async () => {
          for (const target of targets) {
            const { location } = await sendRequest(server.address, target);
            if (location !== undefined && leaves(server.address, location)) {
              leaving.push(`${target} -> ${location}`);
            }
          }
        };
        await Promise.all(Array.from({ length: CONCURRENCY }, worker));
        expect(leaving).toEqual([]);
      },
      REQUESTS_TIMEOUT_MS,
    );

    it("SU31 still redirect to the canonical path of a page", async () => {
      for (const [target, status, location] of [
        ["/about/", 308, "/about"],
        ["/about.html", 308, "/about"],
        ["/blog/a-post/", 308, "/blog/a-post"],
        ["/blog/old-post", 301, "/blog/a-post"],
        ["/our-work/loft.html", 301, "/about#team"],
      ] as const) {
        expect([target, await sendRequest(server.address, target)]).toEqual([
          target,
          { status, location },
        ]);
      }
    });

    it.runIf(hasRules)("a doubled slash is not an alternative path of a page", async () => {
      expect((await sendRequest(server.address, "//about")).status).toBe(404);
    });
  });
});
