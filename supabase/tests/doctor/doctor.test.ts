import { afterEach, describe, expect, it } from "vitest";
import { printCheckResults } from "#supabase/health-check/health-check.ts";
import { runChecks } from "#supabase/health-check/run-checks.ts";
import { holdsSecret } from "#supabase/health-check/site-checks.ts";
import { useBackend } from "../test-backend.ts";

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

async function resultsOf(of: Parameters<typeof runChecks>[0]) {
  const all = [];
  for await (const result of runChecks(of)) all.push(result);
  return all;
}
const failures = async (of = target()) =>
  (await resultsOf(of)).filter(({ verdict }) => verdict === "fail").map(({ what }) => what);

describe("the health check", () => {
  it("passes for a fresh installation and changes nothing", async () => {
    const lines: string[] = [];
    expect(await printCheckResults(runChecks(target()), (line) => lines.push(line))).toBe(0);
    expect(lines.at(-1)).toMatch(/^\n[1-9]\d* passed, \d+ unknown, 0 failed$/);
    const [row] = await backend.query(
      "select (select count(*) from blog_posts)::int + (select count(*) from categories where name = 'doctor')::int as made",
    );
    expect(row?.["made"]).toBe(0);
  });

  it("notices a column that a view should not have", async () => {
    await backend.script(
      "create or replace view published_posts_old as select * from published_posts; alter view published_posts rename to published_posts_former; create view published_posts as select post.*, ''::text as created_by_admin from published_posts_former as post; grant select on published_posts to anon",
    );
    undo.push(() =>
      backend.script(
        "drop view published_posts; alter view published_posts_former rename to published_posts; drop view published_posts_old",
      ),
    );
    expect(await failures()).toContain(
      "Anonymous requests can read created_by_admin of published_posts.",
    );
  });

  it("prints FAIL, the observation and the advice below it, and counts the failure", async () => {
    const lines: string[] = [];
    const given = { ...target(), publishableKey: backend.secretKey };
    expect(await printCheckResults(runChecks(given), (line) => lines.push(line))).toBeGreaterThan(
      0,
    );
    const failed = lines.indexOf("FAIL    The given key bypasses every policy.");
    expect(lines[failed + 1]).toMatch(/^ {8}Use the publishable key/);
    expect(lines.at(-1)).toMatch(/ [1-9]\d* failed$/);
  });

  it("reports an unreachable backend", async () => {
    const found = await resultsOf({ ...target(), backend: "http://127.0.0.1:9" });
    expect(found.filter(({ verdict }) => verdict === "pass")).toHaveLength(2);
    expect(found.at(-1)?.what).toContain("No response");
  });
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
