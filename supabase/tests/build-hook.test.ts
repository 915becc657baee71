import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import {
  callBuildHook,
  parseBuildHook,
} from "#supabase/functions/_shared/site-build/build-hook.ts";
import { requestDueBuild } from "#supabase/functions/_shared/site-build/request-build.ts";
import { startBackend } from "#supabase/local/start-backend.ts";
import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { startHookServer } from "./hook-server.ts";
import type { HookServer } from "./hook-server.ts";
import { siteBuildOf } from "./site-build-database.ts";
import { useBackend, useNativeBackend } from "./test-backend.ts";

const PUBLISH = "insert into blog_posts (title, status) values ('New', 'published')";
const POST = "POST /hooks/secret";
const native = inject("native");
let host: HookServer;
beforeAll(async () => {
  host = await startHookServer();
});
afterAll(() => host.close());
beforeEach(() => {
  host.requests.length = 0;
  host.answer();
});

describe("SU32 a build hook", () => {
  it.each(["https://host.test/a", "http://127.0.0.1:1/a", "http://localhost/a", "http://[::1]/a"])(
    "may be %s",
    (url) => {
      expect(parseBuildHook(url).href).toBe(url);
    },
  );

  it.each([
    "http://host.test/secret",
    "ftp://host.test/secret",
    "https://me:secret@host.test/",
    "http://127.0.0.1.host.test/secret",
    "secret",
  ])("may not be %s, and the error does not repeat it", (url) => {
    expect(() => parseBuildHook(url)).toThrow("BUILD_HOOK_URL");
    expect(() => parseBuildHook(url)).not.toThrow("secret");
  });

  it("receives one POST", async () => {
    expect(await callBuildHook(parseBuildHook(host.url))).toBeNull();
    expect(host.requests).toEqual([POST]);
  });

  it("that answers an error is reported", async () => {
    host.answer(404);
    expect(await callBuildHook(parseBuildHook(host.url))).toBe("The host answered 404.");
  });

  it("that redirects is reported, and the other address learns nothing", async () => {
    const other = await startHookServer();
    host.answer({ redirect: other.url });
    const failure = await callBuildHook(parseBuildHook(host.url));
    await other.close();
    expect(failure).toMatch(/^The host redirected the request/);
    expect(other.requests).toEqual([]);
  });

  it("that never answers is given up", async () => {
    host.answer("hang");
    const failure = await callBuildHook(parseBuildHook(host.url), 300);
    expect(failure).toBe("The host did not answer within 0.3 seconds.");
  });

  it("that cannot be reached is reported without its URL", async () => {
    const closed = await startHookServer();
    await closed.close();
    expect(await callBuildHook(parseBuildHook(closed.url))).toBe("The host could not be reached.");
  });
});

describeRequests("SU32 requests of a rebuild", useBackend());
if ("missing" in native) {
  it.skip(`NOT RUN: requests of a rebuild on native PostgreSQL (${native.missing})`, () =>
    undefined);
} else {
  describeRequests("SU32 requests of a rebuild (native PostgreSQL)", useNativeBackend(native.url));
}

function describeRequests(name: string, backend: LocalBackend) {
  const { reset, pass, isWaiting } = siteBuildOf(backend);
  const work = (timeoutMs?: number) =>
    requestDueBuild(backend, parseBuildHook(host.url), timeoutMs);
  const lastError = async () =>
    (await backend.query("select last_error from private.site_build"))[0]?.["last_error"];

  describe(name, () => {
    beforeEach(reset);

    it("a hundred changes and ten workers make one request", async () => {
      for (let count = 0; count < 100; count += 1) await backend.query(PUBLISH);
      await pass("31 seconds");
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => work()));
      const idle = Array.from({ length: 9 }, () => "idle");
      expect({ outcomes: outcomes.sort(), error: await lastError() }).toEqual({
        outcomes: ["accepted", ...idle],
        error: null,
      });
      expect(host.requests).toEqual([POST]);
    });

    it("a draft makes none", async () => {
      await backend.query("insert into blog_posts (title) values ('Draft')");
      await pass("1 hour");
      expect(await work()).toBe("idle");
      expect(host.requests).toEqual([]);
    });

    it("one that fails is recorded and repeated after five minutes", async () => {
      host.answer(500, 200);
      await backend.query(PUBLISH);
      await pass("31 seconds");
      expect(await work()).toBe("failed");
      expect(await lastError()).toBe("The host answered 500.");
      expect(await work()).toBe("idle");
      await pass("5 minutes");
      expect(await work()).toBe("accepted");
      expect(await lastError()).toBeNull();
      expect(await isWaiting()).toBe(false);
      expect(host.requests).toEqual([POST, POST]);
    });

    it("one that hangs is recorded, and the changes go on waiting", async () => {
      host.answer("hang");
      await backend.query(PUBLISH);
      await pass("31 seconds");
      expect(await work(500)).toBe("failed");
      expect(await lastError()).toBe("The host did not answer within 0.5 seconds.");
      expect(await isWaiting()).toBe(true);
    });
  });
}

describe("SU32 the local server", () => {
  const undo: (() => unknown)[] = [];
  afterEach(async () => {
    for (const step of undo.splice(0).reverse()) await step();
  });
  const start = async (buildHookUrl?: string) => {
    const dataDir = mkdtempSync(join(tmpdir(), "studio-hook-"));
    undo.push(() => {
      rmSync(dataDir, { recursive: true, force: true });
    });
    cpSync(inject("template"), dataDir, { recursive: true });
    const backend = await startBackend({
      port: 0,
      dataDir,
      ...(buildHookUrl !== undefined && { buildHookUrl }),
    });
    undo.push(backend.stop);
    return backend;
  };
  const hookSet = async (backend: LocalBackend) =>
    (await backend.query("select hook_set from private.site_build"))[0]?.["hook_set"];

  it("requests a rebuild once for a change that visitors see", async () => {
    const backend = await start(host.url);
    expect(await hookSet(backend)).toBe(true);
    await backend.query(PUBLISH);
    await siteBuildOf(backend).pass("31 seconds");
    await expect.poll(() => host.requests, { timeout: 30_000 }).toEqual([POST]);
    const isCovered = async () => !(await siteBuildOf(backend).isWaiting());
    await expect.poll(isCovered).toBe(true);
  });

  it("requests nothing without a build hook, and records that there is none", async () => {
    const backend = await start();
    expect(await hookSet(backend)).toBe(false);
  });

  it("refuses to start with a malformed build hook, without repeating it", async () => {
    const refused = start("http://host.test/secret");
    await expect(refused).rejects.toThrow("BUILD_HOOK_URL");
    await expect(refused).rejects.not.toThrow("secret");
  });
});
