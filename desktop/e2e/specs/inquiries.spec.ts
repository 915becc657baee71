import { readFile } from "node:fs/promises";
import { expect, NOTIFIED_WITHIN, test } from "#desktop/e2e/fixtures.ts";
import { fakeStateOf } from "#desktop/e2e/test-host.ts";

test("SU16 an inquiry shows a notification within five seconds; its click opens the inquiry", async ({
  desktop,
  rows,
}) => {
  await rows.inquiry({ name: "Here before the start" });
  const { page, driver, dashboard } = await desktop.startSignedIn();
  const badge = async () => (await driver.notices()).badge;
  const notices = async () => (await driver.notices()).notices;
  const contacts = dashboard.tab("Contacts");
  await expect.poll(badge).toBeGreaterThan(0);
  const before = await badge();
  await expect(contacts).toHaveAccessibleDescription(new RegExp(`^${before} unread inquir`));

  const inquiry = await rows.inquiry({ name: "Anna Kowalska", subject: "Attic flat" });
  await expect
    .poll(notices, NOTIFIED_WITHIN)
    .toEqual([{ title: "New inquiry from Anna Kowalska", body: "Attic flat" }]);
  await expect.poll(badge).toBe(before + 1);

  await driver.clickNotice();
  await expect(page.getByRole("heading", { name: inquiry.name })).toBeVisible();
  await expect(contacts).toHaveAttribute("aria-selected", "true");
  expect((await driver.notices()).focused).toBe(true);
  // Opening marks it as read: the badge follows, and no further notification appears.
  await expect.poll(badge).toBe(before);
  expect(await notices()).toHaveLength(1);
});

test("SU16 several inquiries at once are one notification, and a restart repeats none", async ({
  desktop,
  rows,
}) => {
  const looks = /\/rpc\/unread_inquiries/;
  const { page, driver } = await desktop.startSignedIn();
  await page.waitForResponse(looks);
  await Promise.all(["Ben", "Cleo", "Dora"].map((name) => rows.inquiry({ name })));
  const notices = async () => (await driver.notices()).notices;
  await expect.poll(notices, NOTIFIED_WITHIN).toHaveLength(1);
  expect(await notices()).toMatchObject([{ title: "3 new inquiries" }]);

  const again = await desktop.start();
  await again.page.waitForResponse(looks);
  await again.page.waitForResponse(looks);
  expect((await again.driver.notices()).badge).toBeGreaterThanOrEqual(3);
  expect((await again.driver.notices()).notices).toEqual([]);
});

test("SU16 a new inquiry widens its tab, and does not move the page that is being written", async ({
  desktop,
  rows,
}) => {
  // With the inquiries of the specs before, a number would stand beside the tab already.
  await rows.markInquiriesRead();
  const { page, dashboard } = await desktop.startSignedIn();
  const widthOfTab = () =>
    dashboard.tab("Contacts").evaluate((tab) => tab.getBoundingClientRect().width);
  const place = () => page.evaluate(() => scrollY);
  await dashboard.tab("New Blog").click();
  await dashboard.postForm.field("metaTitle").click();
  await page.keyboard.type("Written while an inquiry arrives");
  const [width, scrolled] = [await widthOfTab(), await place()];
  expect(scrolled).toBeGreaterThan(0);
  await rows.inquiry({});
  await expect.poll(widthOfTab).toBeGreaterThan(width);
  expect(await place()).toBe(scrolled);
});

test("SU16 on Windows the taskbar shows the number of unread inquiries as a picture @boundary", async ({
  desktop,
  rows,
}) => {
  const app = await desktop.startSignedIn({ platform: "win32" });
  const { switches } = fakeStateOf(app);
  await rows.inquiry({ name: "Anna Kowalska" });
  const shown = () => switches.get("overlay") as { icon: unknown; description: string } | undefined;
  await expect.poll(() => shown()?.description).toMatch(/^[1-9]\d* unread inquir(y|ies)$/);
  const { icon, description } = shown() ?? { icon: null, description: "" };
  const count = Number.parseInt(description, 10);
  const badge = `desktop/icons/badges/${count > 9 ? "9-plus" : String(count)}.png`;
  expect(icon).toEqual({ content: await readFile(badge) });
});
