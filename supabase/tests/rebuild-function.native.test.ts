import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { checkFunction, denoVersion, startFunction } from "./edge-function.ts";
import type { RunningFunction } from "./edge-function.ts";
import { HOSTED_EXTENSIONS } from "./hosted-extensions.ts";
import { startHookServer } from "./hook-server.ts";
import type { HookServer } from "./hook-server.ts";
import { siteBuildOf } from "./site-build-database.ts";
import { useNativeBackend } from "./test-backend.ts";

const native = inject("native");
const deno = await denoVersion();
const START = "select private.start_site_builds('https://p.test/functions/v1/rebuild-site')";
const POST = "POST /hooks/secret";

if ("missing" in native) {
  it.skip(`NOT RUN: rebuild-site on native PostgreSQL (${native.missing})`, () => undefined);
} else if (typeof deno !== "string") {
  it.skip(`NOT RUN: rebuild-site in Deno (${deno.missing})`, () => undefined);
} else {
  it("SU32 Deno finds no type error in the edge function rebuild-site", async () => {
    expect(await checkFunction("rebuild-site")).toBe("");
  }, 120_000);

  describe("SU32 the edge function rebuild-site on native PostgreSQL", () => {
    const backend = useNativeBackend(native.url, (started) => started.script(HOSTED_EXTENSIONS));
    const { reset, pass, isWaiting } = siteBuildOf(backend);
    let host: HookServer;
    let withHook: RunningFunction;
    let withoutHook: RunningFunction;
    beforeAll(async () => {
      host = await startHookServer();
      const [row] = await backend.query("select current_database() as name");
      const SUPABASE_DB_URL = `${native.url}/${String(row?.["name"])}`;
      withHook = await startFunction("rebuild-site", {
        SUPABASE_DB_URL,
        BUILD_HOOK_URL: host.url,
      });
      withoutHook = await startFunction("rebuild-site", { SUPABASE_DB_URL });
    }, 120_000);
    afterAll(async () => {
      await Promise.all([withHook.stop(), withoutHook.stop(), host.close()]);
    });
    beforeEach(async () => {
      await reset();
      await backend.query("update private.site_build set hook_set = false");
      await backend.query("delete from net.requests");
      host.requests.length = 0;
    });

    /** Passes the requests of pg_net on to a running function. */
    const passOn = async ({ url }: RunningFunction) => {
      const requests = await backend.query("delete from net.requests returning headers");
      return Promise.all(
        requests.map(async ({ headers }): Promise<unknown> => {
          const sent = { method: "POST", headers: headers as Record<string, string> };
          return (await fetch(url, sent)).json();
        }),
      );
    };
    /** Runs the scheduled command, as pg_cron does each minute. */
    const runSchedule = async (running: RunningFunction) => {
      const [job] = await backend.query(
        "select command from cron.job where jobname = 'rebuild-site'",
      );
      await backend.query(String(job?.["command"]));
      return passOn(running);
    };
    const hookSet = async () =>
      (await backend.query("select hook_set from private.site_build"))[0]?.["hook_set"];

    it("reports its build hook at the start, and is called while a request is due", async () => {
      await backend.query(START);
      expect(await passOn(withHook)).toEqual([{ build: "idle" }]);
      expect(await hookSet()).toBe(true);
      expect(await runSchedule(withHook)).toEqual([]);
      await backend.query("insert into blog_posts (title, status) values ('New', 'published')");
      expect(await runSchedule(withHook)).toEqual([]);
      await pass("31 seconds");
      expect(await runSchedule(withHook)).toEqual([{ build: "accepted" }]);
      expect(await runSchedule(withHook)).toEqual([]);
      expect(host.requests).toEqual([POST]);
      expect(await isWaiting()).toBe(false);
    });

    it("follows no redirect, and repeats a failed request later", async () => {
      const other = await startHookServer();
      host.answer({ redirect: other.url }, 500);
      await backend.query(START);
      await backend.query("insert into projects (title, status) values ('New', 'published')");
      await pass("31 seconds");
      expect(await passOn(withHook)).toEqual([{ build: "failed" }]);
      await pass("5 minutes");
      expect(await runSchedule(withHook)).toEqual([{ build: "failed" }]);
      await pass("10 minutes");
      expect(await runSchedule(withHook)).toEqual([{ build: "accepted" }]);
      expect(other.requests).toEqual([]);
      await other.close();
    });

    it("requests nothing without a build hook and reports it", async () => {
      await backend.query(START);
      await passOn(withHook);
      await backend.query("insert into blog_posts (title, status) values ('New', 'published')");
      await pass("31 seconds");
      expect(await runSchedule(withoutHook)).toEqual([{ build: "idle" }]);
      expect(await hookSet()).toBe(false);
      expect(host.requests).toEqual([]);
      expect(await isWaiting()).toBe(true);
    });

    it("obeys its scheduler only; a stop ends the calls", async () => {
      await backend.query(START);
      for (const headers of [{}, { authorization: `Bearer ${crypto.randomUUID()}` }]) {
        expect((await fetch(withHook.url, { method: "POST", headers })).status).toBe(401);
      }
      await backend.query("delete from net.requests");
      await backend.query("select private.stop_site_builds()");
      expect(await backend.query("select from cron.job where jobname = 'rebuild-site'")).toEqual(
        [],
      );
      const [call] = await backend.query("select private.call_site_build() as id");
      expect(call?.["id"]).toBeNull();
    });
  });
}
