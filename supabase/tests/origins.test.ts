import { request } from "node:http";
import { describe, expect, it } from "vitest";
import { anonymous, call } from "./clients.ts";
import { newMediaName, PNG } from "./images.ts";
import { useBackend } from "./test-backend.ts";

const SITE = "http://127.0.0.1:5173";
const backend = useBackend({ pages: [SITE, "studio://dashboard"] });

const from = (headers: Record<string, string>, path = "/rest/v1/published_posts", method = "GET") =>
  call(backend, anonymous, method, path, undefined, headers);

/** Node's fetch sets the Host header itself, so that a forged one needs a raw request. */
function withHost(host: string): Promise<number> {
  const { hostname, port } = new URL(backend.url);
  return new Promise((resolve, reject) => {
    const headers = { host, apikey: backend.publishableKey };
    request({ hostname, port, path: "/rest/v1/published_posts", headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on("error", reject)
      .end();
  });
}

describe("pages of other origins", () => {
  it.each([
    "http://127.0.0.1:5174",
    "http://localhost:9999",
    "https://evil.example",
    "http://127.0.0.1.evil.example:5173",
    "studio://other",
    "null",
  ])("%s is refused and can read nothing", async (origin) => {
    for (const path of ["/rest/v1/published_posts", "/auth/v1/settings", "/_system/config"]) {
      const response = await from({ origin }, path);
      expect(response.status).toBe(403);
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
    }
    const preflight = await fetch(`${backend.url}/auth/v1/token`, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST" },
    });
    expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
  });

  it.each(["cross-site", "same-site"])(
    "requests that a browser marks %s need an origin",
    async (site) => {
      expect((await from({ "sec-fetch-site": site })).status).toBe(403);
    },
  );

  it.each([SITE, "studio://dashboard"])("%s may ask and read", async (origin) => {
    const response = await from({ origin, "sec-fetch-site": "same-site" });
    expect(response.status).toBe(200);
    expect(response.headers.get("access-control-allow-origin")).toBe(origin);
    expect(response.headers.get("vary")).toMatch(/origin/i);
    const preflight = await fetch(`${backend.url}/auth/v1/token`, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST" },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe(origin);
  });

  it("images are allowed everywhere: a tag sends no origin and cannot read pixels", async () => {
    const name = newMediaName("png");
    await fetch(`${backend.url}/storage/v1/object/blog-images/${name}`, {
      method: "POST",
      headers: { apikey: backend.secretKey, "content-type": "image/png" },
      body: new Uint8Array(PNG),
    });
    const path = `/storage/v1/object/public/blog-images/${name}`;
    const shown = await fetch(`${backend.url}${path}`, {
      headers: { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" },
    });
    expect(shown.status).toBe(200);
    expect(shown.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("host names that resolve to this machine by the attacker's DNS", () => {
  it.each(["evil.example", "evil.example:80", "127.0.0.1.evil.example", "[::ffff:1.2.3.4]"])(
    "%s is refused",
    async (host) => {
      expect(await withHost(host)).toBe(403);
    },
  );

  it.each(["127.0.0.1", "localhost:54321", "[::1]:1"])("%s is this machine", async (host) => {
    expect(await withHost(host)).toBe(200);
  });
});

describe("requests without a key", () => {
  it.each([
    ["GET", "/auth/v1/settings"],
    ["GET", "/auth/v1/health"],
    ["GET", "/auth/v1/verify?type=recovery&token=x"],
    ["POST", "/auth/v1/verify"],
    ["GET", "/auth/v1/authorize?provider=github"],
    ["GET", "/storage/v1/status"],
    ["PUT", "/storage/v1/object/upload/sign/blog-images/1700000000000-abcdef.png?token=a.b.c"],
    ["GET", "/"],
    ["GET", "/rest/v1/"],
  ])("%s %s does not reach the backend", async (method, path) => {
    expect((await fetch(`${backend.url}${path}`, { method, redirect: "manual" })).status).toBe(401);
    const wrong = { apikey: `${backend.publishableKey}x` };
    const response = await fetch(`${backend.url}${path}`, { method, headers: wrong });
    expect(response.status).toBe(401);
  });
});
