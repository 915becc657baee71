import type { Page } from "@playwright/test";
import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import type { Dashboard } from "#site/e2e/pages/dashboard.ts";

const TITLE = "Jobs and deliveries";
const JOB_TITLES = [
  "Send reminders",
  "Empty the trash",
  "Erase old inquiries",
  "Tidy up after restores",
  "Forget addresses that were not found",
  "Shorten the log",
];

const GIVEN_UP = {
  id: "00000000-0000-4000-8000-000000000001",
  kind: "inquiry-reply",
  recipient: "anna.kowalska@visitor.example",
  attempts: 12,
  due_at: "2026-01-05T10:00:00Z",
  failed_at: "2026-01-05T10:00:00Z",
  last_error: "550 5.1.1 The mailbox is unknown.",
};
const RETRIED = {
  ...GIVEN_UP,
  id: "00000000-0000-4000-8000-000000000002",
  kind: "inquiry-notice",
  recipient: "studio@visitor.example",
  attempts: 3,
  failed_at: null,
  last_error: "451 4.3.0 Mailbox busy, please try again later.",
};

/**
 * Replaces the mails of the outbox by two failed ones: the mail folder of the test backend refuses none. A retry moves
 * them to the waiting mails, as the server does (supabase/data/jobs.backend.test.ts).
 */
async function failMails(page: Page) {
  let failed = [GIVEN_UP, RETRIED];
  await page.route("**/rest/v1/rpc/count_unsent_mails", (route) => {
    const given_up = failed.filter(({ failed_at }) => failed_at !== null).length;
    const counts = { waiting: 2 - failed.length, retrying: failed.length - given_up, given_up };
    return route.fulfill({ json: [counts] });
  });
  await page.route("**/rest/v1/rpc/failed_mails", (route) => route.fulfill({ json: failed }));
  await page.route("**/rest/v1/rpc/retry_mails", (route) => {
    const { mail } = route.request().postDataJSON() as { readonly mail?: string };
    const left = failed.filter(({ id }) => mail !== undefined && id !== mail);
    const retried = failed.length - left.length;
    failed = left;
    return route.fulfill({ json: retried });
  });
}

/** Answers for a host with a build hook, which the test backend has not; a rebuild waits for the five minutes. */
async function setBuildHook(page: Page, state: Readonly<Record<string, unknown>>) {
  const minutesAhead = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const row = {
    hook_set: true,
    changed_at: null,
    wanted_at: null as string | null,
    next_at: null as string | null,
    requested_at: minutesAhead(-2),
    attempted_at: minutesAhead(-2),
    last_error: null,
    ...state,
  };
  await page.route("**/rest/v1/rpc/site_build_state", (route) => route.fulfill({ json: [row] }));
  await page.route("**/rest/v1/rpc/rebuild_site", (route) => {
    row.wanted_at = minutesAhead(0);
    row.next_at = minutesAhead(3);
    return route.fulfill({ json: row.next_at });
  });
}

function jobsPage(dashboard: Dashboard) {
  return dashboard.openFromStudioMenu(TITLE);
}

test("SU32 an owner sees the last run of each job and that all mails were sent", async ({
  dashboard,
}) => {
  await dashboard.open();
  const section = await jobsPage(dashboard);
  const jobs = section.getByRole("list", { name: "Jobs" }).getByRole("listitem");
  await expect(jobs).toHaveCount(JOB_TITLES.length);
  for (const [index, title] of JOB_TITLES.entries()) {
    await expect(jobs.nth(index)).toContainText(title);
    // The local server runs them when it starts.
    await expect(jobs.nth(index)).toContainText(
      /\d\d:\d\d: (nothing to (delete|send)|\d+ .* (deleted|sent))/,
    );
  }
  await expect(section.getByText("Nothing sends mails yet")).toHaveCount(0);
});

test("SU32 an owner sends failed mails again by keyboard", async ({ page, dashboard }) => {
  await failMails(page);
  await dashboard.open();
  const section = await jobsPage(dashboard);
  await expect(section.getByText("1 to be tried again, 1 given up")).toBeVisible();
  const mails = section.getByRole("list", { name: "Failed mails" }).getByRole("listitem");
  await expect(mails.first()).toContainText("Reply to anna.kowalska@visitor.example");
  await expect(mails.first()).toContainText("after 12 attempts");
  await expect(mails.first()).toContainText(GIVEN_UP.last_error);
  await expect(mails.last()).toContainText("Attempt 3 failed; next on 5 Jan");
  await mails.first().getByRole("button", { name: "Try again" }).press("Enter");
  await expect(mails).toHaveCount(1);
  await expect(mails.getByRole("button", { name: "Try again" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(mails).toHaveCount(0);
  await expect(section.getByText("2 waiting")).toBeFocused();
});

test("SU32 an owner sends all failed mails again; a refusal is reported", async ({
  page,
  dashboard,
  errors,
}) => {
  errors.allow(/503/);
  await failMails(page);
  await dashboard.open();
  const section = await jobsPage(dashboard);
  const retryAll = section.getByRole("button", { name: "Try all again" });
  await page.route("**/rest/v1/rpc/retry_mails", (route) => route.fulfill({ status: 503 }), {
    times: 1,
  });
  await retryAll.click();
  await expect(section.getByRole("alert")).toBeVisible();
  await retryAll.click();
  await expect(section.getByText("2 waiting")).toBeVisible();
  await expect(section.getByRole("list", { name: "Failed mails" })).toHaveCount(0);
});

test("SU32 the overview names a failed rebuild, and leads to where it is asked for again", async ({
  page,
  dashboard,
}) => {
  await setBuildHook(page, { last_error: "The host answered 500." });
  await dashboard.open();
  await page.getByRole("link", { name: /^rebuild of the website failed/ }).click();
  const website = page.getByRole("region", { name: "Website" });
  await expect(website).toContainText("The host answered 500.");
  await website.getByRole("button", { name: "Rebuild now" }).click();
  await expect(website.getByRole("status")).toContainText("your request follows");
});

test("SU32 an owner sees that no build hook is set", async ({ dashboard }) => {
  await dashboard.open();
  const website = (await jobsPage(dashboard)).getByRole("region", { name: "Website" });
  await expect(website.getByText("No build hook is set")).toBeVisible();
  await expect(website.getByRole("button", { name: "Rebuild now" })).toHaveCount(0);
});

test("SU32 an owner asks for a rebuild by keyboard and reads when it follows", async ({
  page,
  dashboard,
  errors,
}) => {
  errors.allow(/409/);
  await setBuildHook(page, {});
  await dashboard.open();
  const website = (await jobsPage(dashboard)).getByRole("region", { name: "Website" });
  await expect(website.getByText("Requested 2 minutes ago")).toBeVisible();
  const rebuild = website.getByRole("button", { name: "Rebuild now" });
  await rebuild.press("Enter");
  await expect(website.getByRole("status")).toContainText("at most every five minutes");
  await expect(
    website.getByText(/^Waiting: asked for at \d\d:\d\d, request (on .+ )?at/),
  ).toBeVisible();
  await expect(rebuild).toBeFocused();
  await page.route("**/rest/v1/rpc/rebuild_site", (route) =>
    route.fulfill({
      status: 409,
      json: { code: "no_build_hook", message: "No build hook is set." },
    }),
  );
  await rebuild.press("Enter");
  await expect(website.getByRole("alert")).toBeVisible();
});

test("SU32 jobs and mails that could not be loaded are reported, and loaded again on request", async ({
  page,
  dashboard,
  errors,
}) => {
  errors.allow(/503/);
  const requests = /rpc\/(last_job_runs|count_unsent_mails|failed_mails)/;
  await page.route(requests, (route) => route.fulfill({ status: 503 }));
  await dashboard.open();
  const section = await jobsPage(dashboard);
  const alerts = section.getByRole("alert");
  await expect(alerts.filter({ hasText: "The jobs could not be loaded." })).toBeVisible({
    timeout: 30_000,
  });
  await expect(alerts.filter({ hasText: "The mails could not be loaded." })).toBeVisible({
    timeout: 30_000,
  });
  await page.unroute(requests);
  await failMails(page);
  await alerts.filter({ hasText: "jobs" }).getByRole("button", { name: "Retry" }).click();
  await expect(section.getByRole("list", { name: "Jobs" })).toBeVisible();
  await alerts.filter({ hasText: "mails" }).getByRole("button", { name: "Retry" }).click();
  await expect(section.getByRole("list", { name: "Failed mails" })).toBeVisible();
  await expect(alerts).toHaveCount(0);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, { tag: colorScheme === "dark" ? "@variant" : [] }, () => {
    test.use({ colorScheme });

    test("SU32 SU15 a failed job, a failed rebuild and failed mails have no accessibility violation", async ({
      page,
      dashboard,
    }) => {
      await failMails(page);
      await setBuildHook(page, { last_error: "The host answered 500." });
      const run = { started_at: "2026-01-05T03:17:00Z", finished_at: "2026-01-05T03:17:01Z" };
      const failure = { ...run, deleted: null, error: "canceling statement due to timeout" };
      const success = { ...run, deleted: { posts: 2, projects: 1 }, error: null };
      await page.route("**/rest/v1/rpc/last_job_runs", (route) =>
        route.fulfill({
          json: [
            { job: "inquiries", ...failure },
            { job: "trash", ...success },
          ],
        }),
      );
      await dashboard.open();
      const section = await jobsPage(dashboard);
      await expect(section.getByText("2 posts and 1 project deleted")).toBeVisible();
      await expect(section.getByText("canceling statement")).toBeVisible();
      await expect(section.getByText(/^Failed at .*: The host answered 500\.$/)).toBeVisible();
      await expect(section.getByText("Not run yet")).toHaveCount(4);
      await expect(section.getByRole("list", { name: "Failed mails" })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });
  });
}
