import { beforeEach, describe, expect, it } from "vitest";
import { signIn } from "./auth.ts";
import { listLastJobRuns } from "./jobs.ts";
import { readSiteBuild, rebuildSite } from "./site-build.ts";
import { PASSWORD, PEOPLE, useRealBackend } from "./testing/real-backend.ts";
import { readUnsentMails, retryMails } from "./unsent-mails.ts";

const backend = useRealBackend();
const query = (sql: string, parameters?: readonly unknown[]) =>
  backend().server.query(sql, parameters);

/** Inserts a reply of the studio and its mail in this state; returns the id of the mail. */
async function insertMail(recipient: string, state: Readonly<Record<string, unknown>> = {}) {
  const [reply] = await query(`
    with inquiry as (
      insert into contact_submissions (name, email, message) values ('Ann', 'ann@visitor.test', 'x') returning id
    )
    insert into inquiry_replies (inquiry_id, subject, body, failure, failed_at)
    select id, 'Re', 'x', 'refused', now() from inquiry returning id, inquiry_id`);
  const [mail] = await query(
    `insert into private.outbox (kind, recipient, inquiry_id, reply_id, unique_key)
     values ('inquiry-reply', $1, $2, $3, gen_random_uuid()::text) returning id`,
    [recipient, reply?.["inquiry_id"], reply?.["id"]],
  );
  const id = String(mail?.["id"]);
  for (const [column, value] of Object.entries(state)) {
    await query(`update private.outbox set ${column} = $2 where id = $1`, [id, value]);
  }
  return id;
}

const LATER = "2099-01-01T00:00:00Z";
const RETRIED = { last_error: "451 busy", attempts: 3, due_at: LATER };
const GIVEN_UP = { last_error: "550 unknown", attempts: 12, failed_at: "2026-01-05T00:00:00Z" };
const recipients = async () =>
  (await readUnsentMails(backend().staff)).failed.map(({ recipient }) => recipient);

beforeEach(() => query("delete from contact_submissions where true"));

describe("SU32 the jobs", () => {
  beforeEach(() => query("delete from private.job_runs where true"));

  it("have no run at first", async () => {
    expect(await listLastJobRuns(backend().staff)).toEqual(new Map());
  });

  it("show the last run of each", async () => {
    await query(`
      insert into private.job_runs (job, started_at, deleted, error) values
        ('trash', '2026-01-05T03:17:00Z', null, 'the disk is full'),
        ('trash', '2026-01-06T03:17:00Z', '{"posts": 2, "projects": 0}', null),
        ('inquiries', '2026-01-06T03:17:00Z', null, 'the disk is full')`);
    const started = new Date("2026-01-06T03:17:00Z");
    expect(await listLastJobRuns(backend().staff)).toEqual(
      new Map([
        ["trash", { started, counts: { posts: 2, projects: 0 }, error: null }],
        ["inquiries", { started, counts: {}, error: "the disk is full" }],
      ]),
    );
  });
});

describe("SU32 the rebuild of the site", () => {
  beforeEach(() => query("delete from private.site_changes where true"));
  const setHook = (set: boolean) => query("update private.site_build set hook_set = $1", [set]);

  it("shows what waits and the last request", async () => {
    await setHook(true);
    await query("update private.site_build set covered_at = clock_timestamp()");
    const nothing = { changed: null, wanted: null, next: null, requested: null };
    expect(await readSiteBuild(backend().staff)).toMatchObject({ hasHook: true, ...nothing });
    await query("insert into blog_posts (title, status) values ('New', 'published')");
    const { changed, next } = await readSiteBuild(backend().staff);
    expect(Number(next) - Number(changed)).toBe(30_000);
    await query(
      "update private.site_build set attempted_at = now(), attempts = 1, last_error = 'The host answered 500.'",
    );
    const failed = await readSiteBuild(backend().staff);
    expect(failed.error).toBe("The host answered 500.");
    expect(Number(failed.next) - Number(failed.attempted)).toBe(300_000);
  });

  it("is asked for by an owner, with a build hook only", async () => {
    await setHook(false);
    await expect(rebuildSite(backend().staff)).rejects.toMatchObject({
      message: "No build hook is set. The README describes how to set one.",
    });
    await setHook(true);
    await query("update private.site_build set attempted_at = now(), attempts = 0");
    const next = await rebuildSite(backend().staff);
    const { attempted, wanted } = await readSiteBuild(backend().staff);
    expect(next.getTime() - Number(attempted)).toBe(300_000);
    expect(wanted).not.toBeNull();
  });
});

describe("SU32 mails that were not sent", () => {
  it("are counted by state; failed ones are listed, those given up first", async () => {
    await insertMail("waiting@visitor.test");
    await insertMail("sent@visitor.test", { sent_at: LATER, last_error: "451 busy" });
    await insertMail("retried@visitor.test", RETRIED);
    await insertMail("given-up@visitor.test", GIVEN_UP);
    const { counts, failed } = await readUnsentMails(backend().staff);
    expect(counts).toEqual({ waiting: 1, retrying: 1, given_up: 1 });
    expect(failed).toMatchObject([
      { kind: "inquiry-reply", recipient: "given-up@visitor.test", last_error: "550 unknown" },
      { kind: "inquiry-reply", recipient: "retried@visitor.test", failed_at: null, attempts: 3 },
    ]);
  });

  it("are sent again one by one, and their reply is being sent again", async () => {
    const id = await insertMail("given-up@visitor.test", GIVEN_UP);
    await insertMail("retried@visitor.test", RETRIED);
    expect(await retryMails(backend().staff, id)).toBe(1);
    expect(await recipients()).toEqual(["retried@visitor.test"]);
    expect(
      await query(
        `select due_at <= clock_timestamp() as due, attempts, reply.failure, reply.failed_at
         from private.outbox join inquiry_replies as reply on reply.id = reply_id where outbox.id = $1`,
        [id],
      ),
    ).toEqual([{ due: true, attempts: 0, failure: null, failed_at: null }]);
    expect(await retryMails(backend().staff, id)).toBe(0);
  });

  it("are sent again all at once, except one that a worker is sending", async () => {
    await insertMail("given-up@visitor.test", GIVEN_UP);
    await insertMail("retried@visitor.test", RETRIED);
    await insertMail("claimed@visitor.test", { ...RETRIED, claim: crypto.randomUUID() });
    expect(await retryMails(backend().staff)).toBe(2);
    expect(await recipients()).toEqual(["claimed@visitor.test"]);
  });

  it("are for owners only, and so are the jobs", async () => {
    const editor = backend().dashboard();
    await signIn(editor, PEOPLE.editor.email, PASSWORD);
    await insertMail("given-up@visitor.test", GIVEN_UP);
    const forbidden = { code: "forbidden" };
    await expect(readUnsentMails(editor)).rejects.toMatchObject(forbidden);
    await expect(retryMails(editor)).rejects.toMatchObject(forbidden);
    await expect(listLastJobRuns(editor)).rejects.toMatchObject(forbidden);
    await expect(readSiteBuild(editor)).rejects.toMatchObject(forbidden);
    await expect(rebuildSite(editor)).rejects.toMatchObject(forbidden);
    expect(await recipients()).toEqual(["given-up@visitor.test"]);
  });
});
