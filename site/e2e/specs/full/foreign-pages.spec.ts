import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { startChild } from "#site/tools/child-process.ts";
import type { Child } from "#site/tools/child-process.ts";
import { freePort } from "#site/tools/ports.ts";
import type { BackendInfo, BackendRequest } from "#site/tools/server-process-backend.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { memberAccount } from "#site/e2e/stacks.ts";

/** Status codes of a page's requests to the backend; "blocked" or "opaque" without a readable one. */
interface Attempts {
  readonly read: string;
  readonly written: string;
  readonly signedIn: string;
  readonly unmarked: string;
}

let backend: Child<BackendInfo>;
let own: { readonly url: string; close(): void };
let foreign: { readonly url: string; close(): void };
let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "studio-foreign-"));
  [own, foreign] = await Promise.all([emptyPage(), emptyPage()]);
  const request: BackendRequest = {
    port: await freePort(),
    dataDir: path.join(folder, "data"),
    content: { empty: memberAccount },
    pages: [own.url],
  };
  const entry = new URL("../../../tools/server-process-backend.ts", import.meta.url);
  backend = await startChild<BackendInfo>(entry, { options: request });
});

test.afterAll(async () => {
  own.close();
  foreign.close();
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
});

async function emptyPage() {
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html");
    response.end("<!doctype html><title>A page</title>");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${String(port)}`, close: () => server.close() };
}

/** Tries all requests with the key, e-mail and password that an attacker may know. */
async function tryEverything(page: Page, from: string, url: string): Promise<Attempts> {
  await page.goto(from);
  return page.evaluate(attempt, {
    url,
    key: backend.info.publishableKey,
    account: { email: memberAccount.email, password: memberAccount.password },
  });
}

async function attempt(given: {
  readonly url: string;
  readonly key: string;
  readonly account: { readonly email: string; readonly password: string };
}): Promise<Attempts> {
  const headers = { apikey: given.key, "content-type": "application/json" };
  const outcome = async (route: string, init: RequestInit) => {
    try {
      const response = await fetch(`${given.url}${route}`, init);
      return response.type === "opaque" ? "opaque" : String(response.status);
    } catch {
      return "blocked";
    }
  };
  const inquiry = { name: "A", email: "a@visitor.test", message: "Sent by a page" };
  const body = JSON.stringify(inquiry);
  return {
    read: await outcome("/rest/v1/published_posts?select=id", { headers }),
    written: await outcome("/rest/v1/contact_submissions", { method: "POST", headers, body }),
    signedIn: await outcome("/auth/v1/token?grant_type=password", {
      method: "POST",
      headers,
      body: JSON.stringify(given.account),
    }),
    // A request without preflight: the browser sends it, and only the server can refuse it.
    unmarked: await outcome(`/rest/v1/contact_submissions?apikey=${given.key}`, {
      method: "POST",
      mode: "no-cors",
      headers: { "content-type": "text/plain" },
      body,
    }),
  };
}

test("a page on another port can neither read nor write; the configured page can", async ({
  page,
  errors,
}) => {
  errors.allow(/CORS|Failed to load resource/);
  const { url } = backend.info;
  expect(await tryEverything(page, foreign.url, url)).toEqual({
    read: "blocked",
    written: "blocked",
    signedIn: "blocked",
    unmarked: "opaque",
  });
  expect(await inquiries(url)).toBe(0);
  expect(await tryEverything(page, own.url, url)).toMatchObject({
    read: "200",
    written: "201",
    signedIn: "200",
  });
  expect(await inquiries(url)).toBeGreaterThan(0);
});

test("a host name that resolves to this machine (DNS rebinding) is refused", async ({
  page,
  errors,
}) => {
  errors.allow(/CORS|Failed to load resource/);
  const { port } = new URL(backend.info.url);
  const response = await page.request.get(`http://127.0.0.1:${port}/rest/v1/published_posts`, {
    headers: { host: `rebound.example:${port}`, apikey: backend.info.publishableKey },
  });
  expect(response.status()).toBe(403);
});

/** Number of inquiries, fetched as the owner outside the browser. */
async function inquiries(url: string): Promise<number> {
  const headers = { apikey: backend.info.publishableKey, "content-type": "application/json" };
  const signedIn = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers,
    body: JSON.stringify({ email: memberAccount.email, password: memberAccount.password }),
  });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  const response = await fetch(`${url}/rest/v1/contact_submissions?select=id`, {
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as unknown[]).length;
}
