import type { Page, Request } from "@playwright/test";
import { dashboardCounts } from "#supabase/data/overview.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { imitateRealtime } from "#site/e2e/realtime.ts";

/** Counts the requests for unread inquiries from now on, and collects those of all kinds without a response. */
function countPolls(page: Page) {
  const polls = { count: 0, pending: new Set<Request>() };
  const end = (request: Request) => {
    polls.pending.delete(request);
  };
  page.on("request", (request) => {
    polls.pending.add(request);
    if (request.url().endsWith("/rpc/unread_inquiries")) polls.count += 1;
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return polls;
}

/** Ten seconds pass, and the requests of this time get their responses: a longer step would abort them. */
async function passTenSeconds(page: Page, polls: ReturnType<typeof countPolls>) {
  await page.clock.fastForward(10_000);
  await expect.poll(() => polls.pending.size).toBe(0);
}

/** The dashboard asks when it opens, and mostly once more when the channel is joined: waits for a second without a request. */
async function untilQuiet(page: Page, polls: ReturnType<typeof countPolls>) {
  await expect
    .poll(async () => {
      const { count } = polls;
      await page.waitForTimeout(1000);
      return count > 0 && polls.count === count && polls.pending.size === 0;
    })
    .toBe(true);
}

/** Repeats the first response: other tests send inquiries meanwhile, and news loads the list again. */
async function withoutNews(page: Page) {
  let first: { status: number; body: Buffer; contentType: string } | undefined;
  await page.route("**/rpc/unread_inquiries", async (route) => {
    if (first === undefined) {
      const response = await route.fetch();
      const contentType = response.headers()["content-type"] ?? "";
      first = { status: response.status(), body: await response.body(), contentType };
    }
    await route.fulfill(first);
  });
}

/** The clock of the page, in milliseconds. */
async function timeOf(page: Page): Promise<number> {
  return page.evaluate(() => Date.now());
}

async function setVisibility(page: Page, state: "visible" | "hidden") {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, "visibilityState", {
      get: () => visibility,
      configurable: true,
    });
    // It bubbles: the cache of queries listens at the window.
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, state);
}

test("SU11 where the backend has Realtime, inquiries are announced and hardly asked for", async ({
  page,
  dashboard,
  rows,
}) => {
  await page.clock.install();
  const realtime = await imitateRealtime(page);
  const polls = countPolls(page);
  await dashboard.inbox.open();
  await expect.poll(() => realtime.joins).toHaveLength(1);
  expect(realtime.joins[0]).toMatchObject({
    topic: "realtime:inquiries",
    payload: { config: { private: true }, access_token: expect.stringMatching(/^ey/) as unknown },
  });
  await untilQuiet(page, polls);
  polls.count = 0;
  await page.clock.fastForward(20_000);
  const inquiry = await rows.inquiry({ name: `Ewa ${rows.unique()}` });
  expect(polls.count).toBe(0);
  realtime.announce();
  await expect(dashboard.inbox.row(inquiry.name)).toContainText("Unread");
  await expect.poll(() => polls.count).toBe(1);
  // In steps that are shorter than the heartbeat of the connection.
  await expect
    .poll(async () => {
      await page.clock.fastForward(20_000);
      return polls.count;
    })
    .toBeGreaterThan(1);
});

test("SU11 where the backend has Realtime, an idle overview asks at most twelve times a minute", async ({
  page,
  dashboard,
}) => {
  await page.clock.install();
  const realtime = await imitateRealtime(page);
  await withoutNews(page);
  const polls = countPolls(page);
  await dashboard.open();
  await expect.poll(() => realtime.joins).toHaveLength(1);
  await untilQuiet(page, polls);
  let requests = 0;
  page.on("request", (request) => {
    if (request.url().includes("/rest/v1/")) requests += 1;
  });
  // Two minutes.
  for (let step = 0; step < 12; step += 1) await passTenSeconds(page, polls);
  expect(requests).toBeGreaterThan(0);
  expect(requests).toBeLessThanOrEqual(24);
});

test("SU11 without Realtime an idle overview asks at most twelve times a minute, also without unread inquiries", async ({
  page,
  dashboard,
}) => {
  await page.clock.install();
  await page.route("**/rpc/unread_inquiries", (route) => route.fulfill({ json: [] }));
  const polls = countPolls(page);
  await dashboard.open();
  await untilQuiet(page, polls);
  const began = await timeOf(page);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/rest/v1/")) requests.push(request.url());
  });
  // In steps shorter than the interval: a step runs a timer once at most.
  for (let step = 0; step < 60; step += 1) {
    await page.clock.fastForward(1000);
    await expect.poll(() => polls.pending.size).toBe(0);
  }
  const minutes = ((await timeOf(page)) - began) / 60_000;
  expect(requests.length, requests.join("\n")).toBeGreaterThanOrEqual(7);
  expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(Math.ceil(12 * minutes));
});

test("SU11 SU13 the counter of an open overview follows new inquiries, without Realtime too", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  await dashboard.open();
  const card = page.getByRole("link", { name: /^New Inquiries/ });
  await expect(card).toHaveText(/\d$/);
  await rows.inquiry({ name: `Ewa ${rows.unique()}` });
  // Other tests send and read inquiries concurrently: the number of the database is asked for each time.
  await expect(async () => {
    const { newInquiries } = await dashboardCounts(staff);
    await expect(card).toHaveText(`New Inquiries${String(newInquiries)}`, { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
});

test("SU11 without the announcements of Realtime the dashboard asks as before", async ({
  page,
  dashboard,
}) => {
  await page.clock.install();
  const realtime = await imitateRealtime(page);
  await dashboard.inbox.open();
  await expect.poll(() => realtime.joins).toHaveLength(1);
  await page.waitForLoadState("networkidle");
  realtime.refuse();
  await realtime.drop();
  const polls = countPolls(page);
  await page.clock.fastForward(5_000);
  await expect.poll(() => polls.count).toBe(1);
  await expect.poll(() => realtime.joins.length).toBeGreaterThan(1);
});

test("SU11 a hidden tab asks for the unread inquiries once a minute, and for nothing else", async ({
  page,
  dashboard,
}) => {
  await page.clock.install();
  await withoutNews(page);
  const loaded = Promise.all(
    ["inquiry_channel", "seen_hints", "count_inquiries", "contact_submissions?"].map((part) =>
      page.waitForResponse((response) => response.url().includes(part)),
    ),
  );
  await dashboard.inbox.open();
  await loaded;
  await setVisibility(page, "hidden");
  const polls = countPolls(page);
  // Requests of the visible page may be under way.
  for (let step = 0; step < 6; step += 1) await passTenSeconds(page, polls);
  polls.count = 0;
  const began = await timeOf(page);
  const others: string[] = [];
  page.on("request", (request) => {
    // The session is confirmed once after the sign-in, on a busy machine as late as this.
    if (!/rpc\/(unread_inquiries|current_staff)$/.test(request.url())) others.push(request.url());
  });
  // Three minutes and the time of the steps: a visible page would ask at nearly each step. A minute counts from a response.
  for (let step = 0; step < 18; step += 1) await passTenSeconds(page, polls);
  const whileHidden = polls.count;
  const minutes = ((await timeOf(page)) - began) / 60_000;
  expect(whileHidden).toBeGreaterThanOrEqual(2);
  expect(whileHidden).toBeLessThanOrEqual(Math.floor(minutes) + 1);
  expect(others).toEqual([]);
  await setVisibility(page, "visible");
  await expect.poll(() => polls.count).toBeGreaterThan(whileHidden);
});

test("SU11 a hidden tab asks again after a request that failed", async ({
  page,
  dashboard,
  errors,
}) => {
  errors.allow(/ERR_CONNECTION_RESET/);
  await page.clock.install();
  await dashboard.inbox.open();
  await page.waitForLoadState("networkidle");
  await setVisibility(page, "hidden");
  let failed = 0;
  await page.route("**/rpc/unread_inquiries", async (route) => {
    failed += 1;
    await route.abort("connectionreset");
  });
  await expect
    .poll(async () => {
      await page.clock.fastForward(20_000);
      return failed;
    })
    .toBe(1);
  await page.unroute("**/rpc/unread_inquiries");
  const polls = countPolls(page);
  for (let step = 0; step < 7; step += 1) await passTenSeconds(page, polls);
  expect(polls.count).toBeGreaterThanOrEqual(1);
});
