import { writeSetting } from "#supabase/data/settings.ts";
import { hero } from "#site/content/home.ts";
import { copyKey } from "#site/content/page-copy.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

// Every page of the stack shows the copy, so this file is not in the project whose specs run in parallel.
test.afterAll(async ({ staff }) => {
  await writeSetting(staff, copyKey("home"), {});
});

test("SU27 an owner changes a text on the page itself, publishes it and restores the original", async ({
  page,
  dashboard,
  publicSite,
}) => {
  const headline = `Rooms for ${crypto.randomUUID().slice(0, 8)}`;
  await dashboard.open();
  const website = await dashboard.openFromStudioMenu("Website");
  const field = website.getByRole("textbox", { name: "Hero headline" });
  const publish = website.getByRole("button", { name: "Publish" });
  await expect(field).toHaveText(hero.headline);

  await test.step("Escape takes a text back", async () => {
    await field.fill("Nonsense");
    await field.press("Escape");
    await expect(field).toHaveText(hero.headline);
    await expect(publish).toBeDisabled();
  });
  await test.step("what is being typed survives a reload", async () => {
    await field.fill(headline);
    await expect(website).toContainText("Saved on this device only");
    await page.reload();
    await expect(field).toHaveText(headline);
    await website.getByRole("button", { name: "Undo" }).click();
    await expect(field).toHaveText(hero.headline);
  });
  await test.step("Enter takes it, and it survives a reload without being public", async () => {
    await field.fill(headline);
    await field.press("Enter");
    await expect(website).toContainText("1 change not published");
    await expect(
      website.getByRole("status").filter({ hasText: "Hero headline changed" }),
    ).toBeAttached();
    await expect(website).toContainText("Saved on this device only");
    await page.reload();
    await expect(field).toHaveText(headline);
    await publicSite.goto("/");
    await expect(publicSite.getByRole("heading", { level: 1 })).toHaveText(hero.headline);
  });
  await test.step("visitors read it once it is published", async () => {
    await publish.click();
    await expect(dashboard.toast("Home Published")).toBeVisible();
    await publicSite.goto("/");
    await expect(publicSite.getByRole("heading", { level: 1 })).toHaveText(headline);
  });
  await test.step("the history says who and what, and gives the original back", async () => {
    await website.getByRole("button", { name: "History" }).click();
    const history = page.getByRole("dialog", { name: "History" });
    await expect(history.getByRole("listitem").first()).toContainText("Changed: Hero headline.");
    await expect(history.getByRole("listitem").first()).toContainText("@");
    await history.getByRole("button", { name: "Restore Original texts" }).click();
    await expect(field).toHaveText(hero.headline);
    await publish.click();
    await publicSite.reload();
    await expect(publicSite.getByRole("heading", { level: 1 })).toHaveText(hero.headline);
  });
});
