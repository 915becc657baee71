import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { callers } from "./clients.ts";
import type { Caller } from "./clients.ts";
import { IN_ROLE, inRole } from "./matrix-attempts.ts";
import { INVISIBLE, SITE, VISIBLE } from "./site-build-changes.ts";
import { siteBuildOf } from "./site-build-database.ts";
import { useBackend, useNativeBackend } from "./test-backend.ts";

const native = inject("native");

describeSiteBuild("SU32 the rebuild of the site", useBackend());
if ("missing" in native) {
  it.skip(`NOT RUN: rebuild of the site on native PostgreSQL (${native.missing})`, () => undefined);
} else {
  const backend = useNativeBackend(native.url);
  describeSiteBuild("SU32 the rebuild of the site (native PostgreSQL)", backend);
  describeConcurrency(backend);
}

const PUBLISH = "insert into blog_posts (title, status) values ('New', 'published')";

function describeSiteBuild(name: string, backend: LocalBackend) {
  const build = siteBuildOf(backend);
  const { reset, pass, claim, finish, isWaiting, secondsLeft, changes, coverEverything } = build;

  describe(name, () => {
    beforeEach(reset);

    describe("waits for a request when", () => {
      it.each(VISIBLE)("%s", async (_, statement) => {
        await prepare();
        await backend.script(statement);
        expect(await changes()).toHaveLength(1);
      });
    });

    describe("needs no request when", () => {
      it.each(INVISIBLE)("%s", async (_, statement) => {
        await prepare();
        await backend.script(statement);
        expect(await changes()).toEqual([]);
        expect(await isWaiting()).toBe(false);
      });
    });

    const prepare = async () => {
      await backend.script(SITE);
      await coverEverything();
    };

    it("is requested once for a hundred changes, 30 seconds after the last one", async () => {
      for (let count = 0; count < 100; count += 1) await backend.query(PUBLISH);
      expect(await claim()).toBeNull();
      expect(await secondsLeft()).toBeGreaterThan(25);
      await pass("31 seconds");
      const first = await claim();
      expect(first).not.toBeNull();
      expect(await finish(first)).toBe(true);
      await pass("1 hour");
      expect(await claim()).toBeNull();
    });

    it("is not put off for ever: five minutes after the first of many changes it is requested", async () => {
      for (let minute = 0; minute < 20; minute += 1) {
        await backend.query(PUBLISH);
        expect(await claim()).toBeNull();
        await pass("15 seconds");
      }
      await backend.query(PUBLISH);
      expect(await claim()).not.toBeNull();
    });

    it("is requested at most every five minutes", async () => {
      await backend.query(PUBLISH);
      await pass("31 seconds");
      await finish(await claim());
      await backend.query(PUBLISH);
      await pass("4 minutes 50 seconds");
      expect(await claim()).toBeNull();
      expect(await secondsLeft()).toBeLessThanOrEqual(10);
      await pass("11 seconds");
      expect(await claim()).not.toBeNull();
    });

    it("a change during a request waits for the next one", async () => {
      await backend.query(PUBLISH);
      await pass("31 seconds");
      const running = await claim();
      await backend.query(PUBLISH);
      await finish(running);
      expect(await isWaiting()).toBe(true);
      await pass("5 minutes");
      expect(await claim()).not.toBeNull();
    });

    it.each(["blog_posts", "projects"])(
      "a schedule in %s that comes due is one change, and is not requested before",
      async (table) => {
        await backend.query(
          `insert into ${table} (title, status, published_at) values ('Later', 'published', now() + interval '1 hour')`,
        );
        await pass("59 minutes");
        expect(await isWaiting()).toBe(false);
        await pass("1 minute");
        expect(await claim()).toBeNull();
        await pass("31 seconds");
        expect(await finish(await claim())).toBe(true);
        await pass("1 day");
        expect(await isWaiting()).toBe(false);
      },
    );

    it("a request that fails is repeated after 5, 10, 20, 40, 80 and again 80 minutes", async () => {
      await backend.query(PUBLISH);
      await pass("31 seconds");
      for (const minutes of [5, 10, 20, 40, 80, 80]) {
        expect(await finish(await claim(), "The host answered 500.")).toBe(true);
        const [row] = await backend.query(
          "select last_error, attempts > 0 as failed from private.site_build",
        );
        expect(row).toEqual({ last_error: "The host answered 500.", failed: true });
        expect(Math.round(((await secondsLeft()) ?? 0) / 60)).toBe(minutes);
        await pass(`${String(minutes)} minutes`);
      }
      expect(await finish(await claim())).toBe(true);
      expect(await backend.query("select last_error, attempts from private.site_build")).toEqual([
        { last_error: null, attempts: 0 },
      ]);
      expect(await isWaiting()).toBe(false);
    });

    it("a schedule whose request failed is requested again", async () => {
      await backend.query(
        "insert into blog_posts (title, status, published_at) values ('Later', 'published', now() + interval '1 hour')",
      );
      await pass("1 hour 31 seconds");
      await finish(await claim(), "The host answered 500.");
      await pass("5 minutes");
      expect(await claim()).not.toBeNull();
    });

    it("a worker that dies leaves the changes to the next one, and cannot report any more", async () => {
      await backend.query(PUBLISH);
      await pass("31 seconds");
      const dead = await claim();
      await pass("5 minutes");
      const next = await claim();
      expect(next).not.toBeNull();
      expect(await finish(dead)).toBe(false);
      expect(await isWaiting()).toBe(true);
      expect(await finish(next)).toBe(true);
      expect(await isWaiting()).toBe(false);
    });

    it("changes that no worker claims are collected by the daily jobs and go on waiting", async () => {
      await backend.query(PUBLISH);
      await backend.query("select private.run_daily_jobs()");
      expect(await backend.query("select from private.site_changes")).toEqual([]);
      await pass("31 seconds");
      expect(await claim()).not.toBeNull();
    });
  });

  describeOwners(name, backend);
}

function describeOwners(name: string, backend: LocalBackend) {
  const build = siteBuildOf(backend);
  const { reset, pass, claim, finish, isWaiting, secondsLeft, changes, coverEverything } = build;
  let owner: Caller;
  beforeAll(async () => {
    await backend.script(IN_ROLE);
    owner = (await callers(backend)).owner;
  });

  describe(`${name} by an owner`, () => {
    beforeEach(reset);
    const restore = async (rows: readonly object[]) => {
      const id = crypto.randomUUID();
      for (const row of rows) {
        const items = JSON.stringify([row]);
        await inRole(backend, owner, `select stage_restore('${id}', 'blog_posts', '${items}')`);
      }
      const [relations] = await backend.query(
        "select to_json(private.backup_relations())::text as names",
      );
      const names = JSON.parse(String(relations?.["names"])) as string[];
      const expected = Object.fromEntries(
        names.map((each) => [each, each === "blog_posts" ? rows.length : 0]),
      );
      const call = `select finish_restore('${id}', '${JSON.stringify(expected)}')`;
      expect(await inRole(backend, owner, call)).toBe(1);
    };
    const POST = { content: "", excerpt: "", author: "A", status: "published" };
    const row = (title: string) => ({
      ...POST,
      title,
      slug: title,
      published_at: "2026-01-05T00:00:00Z",
    });

    it("a restore is one change, at its end", async () => {
      await backend.script(SITE);
      await coverEverything();
      await restore([row("one"), row("two")]);
      expect(await changes()).toHaveLength(1);
      await pass("31 seconds");
      expect(await finish(await claim())).toBe(true);
      await pass("1 hour");
      expect(await isWaiting()).toBe(false);
    });

    it.each([
      ["a public text", "published", 1],
      ["a draft", "draft", 0],
    ])("an erasure of an address in %s", async (_, status, marks) => {
      await backend.query(
        "insert into blog_posts (title, status, content) values ('New', $1, 'Write to ann@visitor.test')",
        [status],
      );
      await coverEverything();
      expect(await inRole(backend, owner, "select erase_personal_data('ann@visitor.test')")).toBe(
        1,
      );
      expect(await changes()).toHaveLength(marks);
    });

    it("is requested at once, without a change", async () => {
      expect(await secondsLeft()).toBeNull();
      await inRole(backend, owner, "select rebuild_site()");
      const first = await claim();
      expect(first).not.toBeNull();
      await finish(first);
      expect(await secondsLeft()).toBeNull();
    });

    it("waits for the five minutes since the last request, but not for those of a failed one", async () => {
      await backend.query(PUBLISH);
      await pass("31 seconds");
      await finish(await claim(), "The host answered 500.");
      await pass("5 minutes");
      await finish(await claim(), "The host answered 500.");
      await inRole(backend, owner, "select rebuild_site()");
      expect(await claim()).toBeNull();
      expect(await secondsLeft()).toBeGreaterThan(290);
      await pass("5 minutes");
      expect(await claim()).not.toBeNull();
    });

    it("fails and is repeated, although nothing changed", async () => {
      await inRole(backend, owner, "select rebuild_site()");
      await finish(await claim(), "The host answered 500.");
      await pass("5 minutes");
      expect(await claim()).not.toBeNull();
    });

    it("is refused without a build hook", async () => {
      await backend.query("select private.report_build_hook(false)");
      await inRole(backend, owner, "select rebuild_site()");
      expect(await secondsLeft()).toBeNull();
    });
  });
}

function describeConcurrency(backend: LocalBackend) {
  const { reset, pass, claim, finish, isWaiting } = siteBuildOf(backend);

  describe("SU32 several connections to native PostgreSQL", () => {
    beforeEach(reset);

    it("one of twenty workers claims a request", async () => {
      for (let round = 0; round < 20; round += 1) {
        await backend.query(PUBLISH);
        await pass("10 minutes");
        const claims = await Promise.all(Array.from({ length: 20 }, claim));
        const claimed = claims.filter((each) => each !== null);
        expect(claimed).toHaveLength(1);
        expect(await finish(claimed[0])).toBe(true);
      }
    });

    it("no change is lost that is committed during a claim", async () => {
      await backend.query(PUBLISH);
      await pass("31 seconds");
      const change = backend.script(`${PUBLISH}; select pg_sleep(0.5)`);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(await finish(await claim())).toBe(true);
      expect(await isWaiting()).toBe(false);
      await change;
      expect(await isWaiting()).toBe(true);
    });
  });
}
