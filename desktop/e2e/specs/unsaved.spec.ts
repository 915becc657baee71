import { expect, test } from "#desktop/e2e/fixtures.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";

/** A window that stays open fails here, with the step's name, and not at the end of the test's time. */
const CLOSING_MS = 30_000;

test("SU05 closing with unsaved work shows the app's own dialog, which names the work", async ({
  desktop,
}) => {
  const { page, driver, dashboard } = await desktop.startSignedIn();
  await dashboard.tab("New Blog").click();
  await dashboard.postForm.fill({ title: "Half a thought" });
  await driver.closeWindow();
  await expect
    .poll(async () => (await driver.notices()).question)
    .toMatchObject({
      message: "“Half a thought” is not saved.",
      buttons: ["Keep Editing", "Leave"],
      cancelId: 0,
    });
  await expect(dashboard.postForm.field("title")).toHaveValue("Half a thought");

  await driver.answer({ leave: true });
  const closed = page.waitForEvent("close", { timeout: CLOSING_MS });
  await driver.closeWindow();
  await closed;
});

test("SU05 closing while a bulk action runs shows the app's own dialog, which names the list", async ({
  desktop,
  rows,
}) => {
  const word = rows.unique();
  await rows.posts(2, { title: word });
  const { page, driver, dashboard } = await desktop.startSignedIn();
  const released = Promise.withResolvers<undefined>();
  await page.route(/\/rest\/v1\/blog_posts/, async (route) => {
    if (route.request().method() === "PATCH") await released.promise;
    await route.fallback();
  });
  await dashboard.tab("Blog Posts").click();
  await page.getByLabel("Search posts").fill(word);
  // Another filter clears the selection.
  await expect(page).toHaveURL(new RegExp(word));
  await expect(page.getByRole("checkbox", { name: `Select ${word}` })).toHaveCount(2);
  await page.getByLabel("Select all posts of this page").check();
  await page.getByRole("button", { name: "Unpublish", exact: true }).click();
  const progress = page.getByRole("status").filter({ hasText: "of 2…" });
  await expect(progress).toHaveText("0 of 2…");
  await driver.closeWindow();
  await expect
    .poll(async () => (await driver.notices()).question)
    .toMatchObject({
      message: "A bulk action in “Blog Posts” is still running.",
      detail: "If you leave now, the remaining rows stay as they are.",
      buttons: ["Stay", "Leave"],
      cancelId: 0,
    });
  released.resolve(undefined);
  await expect(dashboard.toast("2 posts unpublished")).toBeVisible();
  await expect(progress).toHaveCount(0);
  const closed = page.waitForEvent("close", { timeout: CLOSING_MS });
  await driver.closeWindow();
  await closed;
});

test("SU05 without unsaved work the app closes without a dialog", async ({ desktop }) => {
  const { page, driver } = await desktop.startSignedIn();
  // The answer to a dialog would be to stay: the closed window proves that no dialog appeared.
  const closed = page.waitForEvent("close", { timeout: CLOSING_MS });
  await driver.closeWindow();
  await closed;
});

test("SU04 typed text is offered again after a kill, with both times", async ({
  desktop,
  rows,
}) => {
  const post = await rows.post({ content: "Stored." });
  const { page, dashboard } = await desktop.startSignedIn();
  await dashboard.tab("Blog Posts").click();
  await page.getByRole("link", { name: post.title }).click();
  await dashboard.postForm.fill({ content: "Typed on the train." });
  await expect(page.getByText(/^Saved on this device only/)).toBeVisible();

  const { page: again } = await desktop.start();
  const back = new Dashboard(again);
  await back.tab("Blog Posts").click();
  await again.getByRole("link", { name: post.title }).click();
  await expect(again.getByText(/^Unsaved text from \d\d:\d\d/)).toBeVisible();
  await expect(again.getByText(/^The saved version is from \d\d:\d\d/)).toBeVisible();
  await expect(back.postForm.field("content")).toHaveValue("Stored.");
  await again.getByRole("button", { name: "Restore" }).click();
  await expect(back.postForm.field("content")).toHaveValue("Typed on the train.");
});
