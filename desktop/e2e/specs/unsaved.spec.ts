import { expect, test } from "#desktop/e2e/fixtures.ts";

test("closing with unsaved work asks in the app's own dialog, naming the work", async ({
  desktop,
}) => {
  const { page, machine, dashboard } = await desktop.startSignedIn();
  await dashboard.tab("New Blog").click();
  await dashboard.postForm.fill({ title: "Half a thought" });
  await machine.closeWindow();
  await expect
    .poll(async () => (await machine.told()).question)
    .toMatchObject({
      message: "“Half a thought” is not saved.",
      buttons: ["Keep Editing", "Leave"],
      cancelId: 0,
    });
  await expect(dashboard.postForm.field("title")).toHaveValue("Half a thought");

  await machine.answer({ leave: true });
  const closed = page.waitForEvent("close");
  await machine.closeWindow();
  await closed;
});

test("without unsaved work the app closes without a word", async ({ desktop }) => {
  const { page, machine } = await desktop.startSignedIn();
  // Asked, the person would stay: the window closing is the proof that nobody was.
  const closed = page.waitForEvent("close");
  await machine.closeWindow();
  await closed;
});
