import { expect, test } from "#site/e2e/fixtures.ts";

test("SU04 text typed into Site facts while they are saved stays, as unsaved text", async ({
  page,
  dashboard,
}) => {
  await dashboard.open();
  const settings = await dashboard.openFromStudioMenu("Site facts");
  const save = settings.getByRole("button", { name: "Save facts" });
  const requested = Promise.withResolvers<undefined>();
  const released = Promise.withResolvers<undefined>();
  // Answered here: the settings belong to every spec that runs beside this one.
  await page.route("**/rest/v1/site_settings*", async (route) => {
    if (route.request().method() === "GET") return route.fallback();
    requested.resolve(undefined);
    await released.promise;
    await route.fulfill({ status: 201, json: [{ key: "site_facts" }] });
  });
  await settings.getByLabel("City").fill("Elmwood");
  await save.click();
  await requested.promise;
  await settings.getByLabel("City").fill("Elmwood Park");
  released.resolve(undefined);
  await expect(dashboard.toast("Facts Saved")).toBeVisible();
  await expect(settings.getByLabel("City")).toHaveValue("Elmwood Park");
  await expect(settings).toContainText("Not saved yet.");
  await expect(save).toBeEnabled();
});
