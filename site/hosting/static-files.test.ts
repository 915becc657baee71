import { readdirSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, get as startGet } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serveStatic } from "./static-files.ts";

/** More than socket buffers hold, so that the response is still being sent when it is aborted. */
const LARGE_BYTES = 16 * 1024 * 1024;
const ABORTED = 500;

let folder: string;
let origin: string;
let close: () => void;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "studio-static-"));
  const files = {
    "about.html": "<p>About</p>",
    "404.html": "<p>Nothing here</p>",
    "styles.css": "p{}",
    "code.js": "1",
    "robots.txt": "-",
    "site.webmanifest": "{}",
    "pixel.avif": "-",
    "letters.woff2": "-",
    "unknown.kind": "-",
    _redirects: "/blog/pine /blog/oak 301\n/blog/* /_post.html 200\n",
  };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(folder, name), text);
    if (name !== "404.html") await writeFile(path.join(folder, `${name}.gz`), gzipSync(text));
  }
  await writeFile(path.join(folder, "film.mp4"), Buffer.alloc(LARGE_BYTES));
  const server = createServer(serveStatic(folder));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
});

afterAll(async () => {
  close();
  await rm(folder, { recursive: true });
});

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}${address}`, { headers, redirect: "manual" });

it("sends the compressed copy, then 304", async () => {
  const response = await get("/about", { "accept-encoding": "gzip" });
  expect(response.headers.get("content-encoding")).toBe("gzip");
  expect(await response.text()).toBe("<p>About</p>");
  const again = await get("/about", {
    "accept-encoding": "gzip",
    // As a browser that revalidates. On its own, fetch() adds no-cache.
    "cache-control": "max-age=0",
    "if-none-match": response.headers.get("etag") ?? "",
  });
  expect(again.status).toBe(304);
});

it("sends the not-found page with 404 and redirects former slugs with their query", async () => {
  const missing = await get("/nowhere");
  expect([missing.status, await missing.text()]).toEqual([404, "<p>Nothing here</p>"]);
  const moved = await get("/blog/pine?from=mail");
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/blog/oak?from=mail"]);
});

it.each([
  ["/about", "text/html; charset=utf-8"],
  ["/styles.css", "text/css; charset=utf-8"],
  ["/code.js", "text/javascript; charset=utf-8"],
  ["/robots.txt", "text/plain; charset=utf-8"],
  ["/site.webmanifest", "application/manifest+json; charset=utf-8"],
  ["/pixel.avif", "image/avif"],
  ["/letters.woff2", "font/woff2"],
  ["/unknown.kind", "application/octet-stream"],
])("%s has the type of the file, compressed or not", async (address, type) => {
  for (const accepted of ["identity", "gzip"]) {
    const { headers } = await get(address, { "accept-encoding": accepted });
    expect(headers.get("content-type")).toBe(type);
    expect(headers.get("content-encoding")).toBe(accepted === "gzip" ? "gzip" : null);
    expect(headers.get("vary")).toBe("Accept-Encoding");
  }
});

it("sends a part of a film, but never a part of the not-found page", async () => {
  const part = await get("/film.mp4", { range: "bytes=0-9" });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
  const missing = await get("/nowhere", { range: "bytes=0-1", "accept-encoding": "identity" });
  expect([missing.status, await missing.text()]).toEqual([404, "<p>Nothing here</p>"]);
});

it("rejects methods other than GET and HEAD", async () => {
  expect((await fetch(`${origin}/about`, { method: "POST" })).status).toBe(405);
});

/** Requests a large file and closes the connection after the first bytes. */
function abortedRequest(): Promise<void> {
  return new Promise((resolve, reject) => {
    const clientRequest = startGet(`${origin}/film.mp4`, { agent: false }, (response) => {
      response.once("data", () => {
        response.destroy();
        resolve();
      });
      response.on("error", () => undefined);
    });
    clientRequest.on("error", reject);
  });
}

it("closes the files of aborted requests", async () => {
  const openFiles = () => readdirSync("/dev/fd").length;
  const before = openFiles();
  for (let sent = 0; sent < ABORTED; sent += 50) {
    await Promise.all(Array.from({ length: 50 }, abortedRequest));
  }
  await expect.poll(openFiles, { timeout: 5000 }).toBeLessThanOrEqual(before + 2);
  expect((await get("/about")).status).toBe(200);
}, 30_000);
