import { MIN_SIZE } from "#desktop/main/window-state.ts";
import { expect, test } from "#desktop/e2e/fixtures.ts";
import { TAB_NAMES } from "#site/e2e/pages/dashboard.ts";
import { TouchScreen } from "#site/e2e/pages/touch-screen.ts";
import { VisualBody } from "#site/e2e/pages/visual-body.ts";

test.use({ viewport: MIN_SIZE });

test("SU26 in the smallest window a post is written and published, and nothing covers it", async ({
  desktop,
  rows,
}) => {
  const title = `Small window ${rows.unique()}`;
  rows.removeLater(title);
  const { page, dashboard } = await desktop.startSignedIn();
  const screen = new TouchScreen(page);
  const body = new VisualBody(page);
  const form = dashboard.postForm;
  for (const name of TAB_NAMES) await screen.expectAtHand(dashboard.tab(name));
  await dashboard.tab("New Blog").click();
  await body.show();
  await form.field("title").click();
  await page.keyboard.type(title);
  await screen.expectFocusUncovered();
  await body.text.click();
  for (let line = 1; line <= 12; line += 1) {
    await page.keyboard.type(`Line ${String(line)}, written beside another window.`);
    await screen.expectFocusUncovered();
    await page.keyboard.press("Enter");
  }
  await screen.expectAtHand(body.toolbar.getByRole("button", { name: "Bold", exact: true }));
  for (const name of ["excerpt", "author", "tags", "metaTitle", "metaDescription"] as const) {
    await form.field(name).click();
    await screen.expectFocusUncovered();
  }
  await form.field("excerpt").fill("Written in a corner of the screen.");
  await form.submit.click();
  await expect(form.savedNote.filter({ hasText: "is live at" })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(MIN_SIZE.width);
});

test("SU26 in the smallest window an inquiry is answered, and nothing covers the answer", async ({
  desktop,
  rows,
}) => {
  const inquiry = await rows.inquiry({ name: `Ewa ${rows.unique()}`, subject: "Attic flat" });
  const { page, dashboard } = await desktop.startSignedIn();
  const { inbox } = dashboard;
  const screen = new TouchScreen(page);
  await dashboard.tab("Contacts").click();
  await inbox.row(inquiry.name).click();
  await inbox.writeReply.click();
  await expect(inbox.replyMessage).toBeFocused();
  await screen.expectFocusUncovered();
  await page.keyboard.type("Tuesday at ten suits us.");
  await screen.expectFocusUncovered();
  await inbox.sendReply.click();
  const replies = inbox.detail.getByRole("list", { name: "Replies" });
  await expect(replies.getByText("Tuesday at ten")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(MIN_SIZE.width);
});
