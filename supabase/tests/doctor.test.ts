import { createServer } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { doctor } from "#supabase/health-check/health-check.ts";
import { examine } from "#supabase/health-check/run-checks.ts";
import { holdsSecret, siteChecks } from "#supabase/health-check/site-checks.ts";
import { useBackend } from "./test-backend.ts";

const backend = useBackend();
const target = () => ({
  backend: backend.url,
  publishableKey: backend.publishableKey,
  site: null,
});
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

async function resultsOf(of: Parameters<typeof examine>[0]) {
  const all = [];
  for await (const result of examine(of)) all.push(result);
  return all;
}
const failures = async (of = target()) =>
  (await resultsOf(of)).filter(({ verdict }) => verdict === "fail").map(({ what }) => what);

describe("the health check", () => {
  it("passes for a fresh installation and changes nothing", async () => {
    const lines: string[] = [];
    expect(await doctor(target(), (line) => lines.push(line))).toBe(0);
    expect(lines.at(-1)).toMatch(/^\n[1-9]\d* passed, \d+ unknown, 0 failed$/);
    const [row] = await backend.query(
      "select (select count(*) from blog_posts)::int + (select count(*) from categories where name = 'doctor')::int as made",
    );
    expect(row?.["made"]).toBe(0);
  });

  it.each([
    [
      "an opened table",
      "insert into contact_submissions (name, email, message) values ('A', 'a@b.test', 'x'); create policy \"opened\" on contact_submissions for select using (true)",
      'drop policy "opened" on contact_submissions',
      "Anonymous requests can read rows of contact_submissions.",
    ],
    [
      "an opened write",
      'create policy "opened" on categories for insert with check (true)',
      "drop policy \"opened\" on categories; delete from categories where name = 'doctor'",
      "Anonymous requests can add rows to categories.",
    ],
    [
      "a leaking view",
      "create or replace view published_posts_old as select * from published_posts; alter view published_posts rename to published_posts_kept; create view published_posts as select post.*, ''::text as created_by_admin from published_posts_kept as post; grant select on published_posts to anon",
      "drop view published_posts; alter view published_posts_kept rename to published_posts; drop view published_posts_old",
      "Anonymous requests can read created_by_admin of published_posts.",
    ],
  ])("names %s", async (_name, break_, fix, sentence) => {
    await backend.script(break_);
    undo.push(() => backend.script(fix));
    expect(await failures()).toContain(sentence);
  });

  it("accepts a secret key", async () => {
    const given = { ...target(), publishableKey: backend.secretKey };
    expect(await failures(given)).toContain("The given key bypasses every policy.");
  });

  it("prints FAIL, the observation and the advice below it, and counts the failure", async () => {
    const lines: string[] = [];
    const given = { ...target(), publishableKey: backend.secretKey };
    expect(await doctor(given, (line) => lines.push(line))).toBeGreaterThan(0);
    const failed = lines.indexOf("FAIL    The given key bypasses every policy.");
    expect(lines[failed + 1]).toMatch(/^ {8}Use the publishable key/);
    expect(lines.at(-1)).toMatch(/ [1-9]\d* failed$/);
  });

  it("reports an unreachable backend", async () => {
    const found = await resultsOf({ ...target(), backend: "http://127.0.0.1:9" });
    expect(found.filter(({ verdict }) => verdict === "pass")).toHaveLength(1);
    expect(found.at(-1)?.what).toContain("No response");
  });
});

describe("the health check of a site", () => {
  async function site(headers: Record<string, string>, script = "") {
    const server = createServer((request, response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      if (request.url === "/app.js") response.end(script);
      else response.end('<title>Interior Design Admin</title><script src="/app.js"></script>');
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    undo.push(() => server.close());
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    return { ...target(), site: `http://127.0.0.1:${String(port)}` };
  }
  const verdicts = async (of: Parameters<typeof siteChecks>[0]) =>
    (await Promise.all(siteChecks(of).map((check) => check()))).map(({ verdict }) => verdict);

  it("passes for strict headers and scripts without secrets", async () => {
    const strict = {
      "content-security-policy": "script-src 'self'",
      "x-content-type-options": "nosniff",
    };
    expect(await verdicts(await site(strict))).toEqual(["pass", "pass", "pass", "pass"]);
  });

  it("reports loose headers and secrets in scripts", async () => {
    const loose = { "content-security-policy": "script-src 'self' 'unsafe-inline'" };
    const leak = `const key = "sb_secret_${"a".repeat(30)}"`;
    expect(await verdicts(await site(loose, leak))).toEqual(["fail", "fail", "pass", "fail"]);
  });

  it("distinguishes tokens of the service role from others", () => {
    const token = (role: string) =>
      [
        "eyJhbGciOiJIUzI1NiJ9",
        Buffer.from(JSON.stringify({ iss: "supabase", role })).toString("base64url"),
      ].join(".");
    expect(holdsSecret(`a = "${token("service_role")}.x"`)).toBe(true);
    expect(holdsSecret(`a = "${token("anon")}.x"`)).toBe(false);
  });
});
