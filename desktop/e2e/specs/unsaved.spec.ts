import { expect, test } from "#desktop/e2e/fixtures.ts";

test("closing with unsaved work asks in the app's own dialog, naming the work", async ({
  desktop,
}) => {
  const { page, state, dashboard } = await desktop.startSignedIn();
  await dashboard.tab("New Blog").click();
  await dashboard.postForm.fill({ title: "Half a thought" });
  await page.close({ runBeforeUnload: true });
  await expect
    .poll(() => state.switches.get("message-box"))
    .toMatchObject({
      message: "“Half a thought” is not saved.",
      buttons: ["Keep Editing", "Leave"],
      cancelId: 0,
    });
  await expect(dashboard.postForm.field("title")).toHaveValue("Half a thought");

  state.answers.leave = true;
  const closed = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await closed;
});

test("without unsaved work the app closes without a word", async ({ desktop }) => {
  const { page, state } = await desktop.startSignedIn();
  const closed = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(state.switches.has("message-box")).toBe(false);
});
