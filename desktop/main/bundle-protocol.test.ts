import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createBundleHandler } from "./bundle-protocol.ts";

let folder = "";
let handle: (request: Request) => Promise<Response>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "bundle-"));
  await mkdir(path.join(folder, "renderer", "assets"), { recursive: true });
  await writeFile(path.join(folder, "secret.txt"), "secret");
  await writeFile(path.join(folder, "renderer", "index.html"), "<p>hello</p>");
  await symlink(
    path.join(folder, "secret.txt"),
    path.join(folder, "renderer", "assets", "out.txt"),
  );
  handle = createBundleHandler({
    root: path.join(folder, "renderer"),
    headers: { "Content-Security-Policy": "default-src 'self'" },
  });
});
afterAll(() => rm(folder, { recursive: true }));

it("serves a file with its type and the security policy", async () => {
  const response = await handle(new Request("studio://dashboard/index.html"));
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("content-security-policy")).toBe("default-src 'self'");
  expect(await response.text()).toBe("<p>hello</p>");
});

it.each([
  ["a link that leads out of the bundle", "studio://dashboard/assets/out.txt", 404],
  ["a folder", "studio://dashboard/assets", 404],
  ["a missing file", "studio://dashboard/missing.js", 404],
  ["an encoded way up", "studio://dashboard/..%2fsecret.txt", 400],
])("refuses %s, with the policy still set", async (_name, address, status) => {
  const response = await handle(new Request(address));
  expect(response.status).toBe(status);
  expect(response.headers.get("content-security-policy")).toBe("default-src 'self'");
});

it("refuses write methods", async () => {
  const response = await handle(new Request("studio://dashboard/index.html", { method: "POST" }));
  expect(response.status).toBe(405);
});
