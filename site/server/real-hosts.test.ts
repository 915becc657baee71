import { spawn, spawnSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../scripts/free-port.ts";
import { caddyFile } from "./caddy-file.ts";
import { writeWorker } from "./cloudflare/write-worker.ts";
import { headersFile, nginxFile, redirectsFile } from "./host-files.ts";

const files = {
  "index.html": "home",
  "about.html": "about",
  "404.html": "nothing here",
  "_post.html": "young post",
  "blog.html": "posts",
  "portfolio.html": "projects",
  "blog/a-post.html": "a post",
  "_queries/blog/category=c1&page=2.html": "older posts",
  "_queries/portfolio/project=loft.html": "the loft",
  "assets/app-1234.js": "script",
  "_hosts/nginx.conf": "secret",
};
const rules = {
  headers: { "X-Content-Type-Options": "nosniff" },
  moved: [{ from: "/blog/old-post", to: "/blog/a-post" }],
  queries: [],
};

interface Host {
  readonly name: string;
  /** Writes the shipped file as it is, but for folder and port; answers with what starts the server. */
  readonly prepare: (folder: string, port: number) => Promise<readonly string[]>;
  /** What it says when it takes requests. */
  readonly ready: string;
  /** Whether it sends the packed copies that lie beside the files. */
  readonly sendsPacked: boolean;
  readonly keepsMissing: string;
}

const STARTS_WITHIN_MS = 60_000;
const PAGE_CACHE = "public, max-age=0, must-revalidate";

async function written(file: string, text: string): Promise<string> {
  await writeFile(file, text);
  return file;
}

const nginx: Host = {
  name: "nginx",
  prepare: async (folder, port) => {
    const settings = `daemon off; pid ${folder}/pid; error_log stderr notice;
events {}
http {
  access_log off;
  types { text/html html; text/javascript js; }
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  ${nginxFile(rules)
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("root /srv/studio;", `root ${folder}/site;`)}
}`;
    return ["-e", "stderr", "-c", await written(path.join(folder, "settings"), settings)];
  },
  ready: "start worker process ",
  sendsPacked: true,
  keepsMissing: PAGE_CACHE,
};

const caddy: Host = {
  name: "caddy",
  prepare: async (folder, port) => {
    const settings = `{
	admin off
	auto_https off
	storage file_system ${folder}/caddy
}
${caddyFile(rules).replace(":80 {", `http://127.0.0.1:${port} {`).replace("/srv/studio", `${folder}/site`)}`;
    const file = await written(path.join(folder, "settings"), settings);
    return ["run", "--adapter", "caddyfile", "--config", file];
  },
  ready: "serving initial configuration",
  sendsPacked: true,
  keepsMissing: PAGE_CACHE,
};

/** Cloudflare's own runtime of Pages. */
const wrangler: Host = {
  name: "wrangler",
  prepare: async (folder, port) => {
    const site = path.join(folder, "site");
    await writeFile(path.join(site, "_headers"), headersFile(rules));
    await writeFile(path.join(site, "_redirects"), redirectsFile(rules, "cloudflare"));
    await writeWorker(site);
    const date = ["--compatibility-date", "2026-01-01"];
    return ["pages", "dev", site, "--ip", "127.0.0.1", "--port", String(port), ...date];
  },
  ready: "Ready on",
  sendsPacked: false,
  keepsMissing: "no-store",
};

// Reported as skipped where a server is not installed.
describe.each([nginx, caddy, wrangler].map((host) => [host.name, host] as const))(
  "%s",
  (_, host) => {
    const installed = spawnSync(host.name, ["--version"]).error === undefined;
    describe.skipIf(!installed)("with the shipped settings", () => {
      let folder: string;
      let address: string;
      let server: ChildProcess;

      beforeAll(async () => {
        folder = await mkdtemp(path.join(os.tmpdir(), "studio-host-"));
        for (const [name, text] of Object.entries(files)) {
          const file = path.join(folder, "site", name);
          await mkdir(path.dirname(file), { recursive: true });
          await writeFile(file, text);
          await writeFile(`${file}.gz`, gzipSync(text));
        }
        const port = await freePort();
        address = `http://127.0.0.1:${port}`;
        const options = await host.prepare(folder, port);
        // Workers of a server that root starts belong to somebody else.
        spawnSync("chmod", ["-R", "a+rX", folder]);
        server = spawn(host.name, options, {
          cwd: folder,
          stdio: ["ignore", "pipe", "pipe"],
          env: { ...process.env, WRANGLER_SEND_METRICS: "false", WRANGLER_LOG_PATH: folder },
        });
        await started(server, host.ready);
      }, STARTS_WITHIN_MS);

      afterAll(async () => {
        server.kill();
        if (server.exitCode === null) await once(server, "exit");
        await rm(folder, { recursive: true, force: true });
      });

      const ask = (target: string) => fetch(`${address}${target}`, { redirect: "manual" });

      it.each([
        ["/", 200, "home"],
        ["/about", 200, "about"],
        ["/blog?page=2", 200, "posts"],
        ["/blog?category=c1&page=2", 200, "older posts"],
        ["/blog?*", 200, "posts"],
        ["/blog?../blog/a-post", 200, "posts"],
        ["/portfolio?project=loft", 200, "the loft"],
        ["/portfolio?category=c1&project=loft", 200, "the loft"],
        ["/portfolio?project=..%2F..%2Fabout", 200, "projects"],
        ["/blog/a-post", 200, "a post"],
        ["/blog/written-after-the-build", 200, "young post"],
        ["/nowhere", 404, "nothing here"],
        ["/_hosts/nginx.conf", 404, "nothing here"],
        ["/_queries/portfolio/project=loft", 404, "nothing here"],
      ])("%s is answered with %i", async (target, status, text) => {
        const answer = await ask(target);
        expect(answer.status).toBe(status);
        expect(await answer.text()).toBe(text);
        const kept = status === 404 ? host.keepsMissing : PAGE_CACHE;
        expect(answer.headers.get("cache-control")).toBe(kept);
        expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      });

      it.each([
        ["/about/", 308, "/about"],
        ["/about.html", 308, "/about"],
        ["/blog/old-post", 301, "/blog/a-post"],
      ])("%s leads on with %i", async (target, status, to) => {
        const answer = await ask(target);
        expect(answer.status).toBe(status);
        expect(answer.headers.get("location")).toBe(to);
      });

      it("sends packed copies, and lets browsers keep what carries a hash", async () => {
        const answer = await ask("/assets/app-1234.js");
        if (host.sendsPacked) expect(answer.headers.get("content-encoding")).toBe("gzip");
        expect(answer.headers.get("cache-control")).toContain("immutable");
        expect(await answer.text()).toBe("script");
      });
    });
  },
);

/** Resolves when the server takes requests; rejects with what it says when it ends instead. */
function started(server: ChildProcess, ready: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    for (const output of [server.stdout, server.stderr]) {
      output?.on("data", (text: Buffer) => {
        said += text.toString();
        if (said.includes(ready)) resolve();
      });
    }
    server.once("exit", () => {
      reject(new Error(said));
    });
  });
}
