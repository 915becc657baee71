import { writeSetting } from "#supabase/data/settings-table.ts";
import { hero } from "#site/content/home.ts";
import { COPY_PAGES, copyKey } from "#site/content/page-copy.ts";
import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

// Every page of the stack shows the copy, so this file is not in the project whose specs run in parallel.
test.afterAll(async ({ staff }) => {
  for (const page of COPY_PAGES) await writeSetting(staff, copyKey(page), {});
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
    await expect(publish).toBeEnabled();
    await expect(website).toContainText("1 change not published.");
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
  await test.step("it is previewed at the width of a phone, without controls", async () => {
    await website.getByRole("button", { name: "Preview" }).click();
    const preview = page.getByRole("dialog", { name: "Preview of Home" });
    await preview.getByRole("button", { name: "Phone" }).click();
    const frame = preview.locator("iframe");
    await expect(frame).toHaveCSS("width", "390px");
    const shown = frame.contentFrame();
    await expect(shown.getByRole("heading", { level: 1 })).toHaveText(headline);
    await expect(shown.getByRole("textbox")).toHaveCount(0);
    await expect(shown.getByRole("button", { name: /^(Replace|Change|Choose)/ })).toHaveCount(0);
    await shown.getByRole("link", { name: "View Our Portfolio" }).first().click();
    await expect(shown.getByRole("heading", { level: 1 })).toHaveText(headline);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(preview).toBeHidden();
  });
  await test.step("visitors read it once it is published", async () => {
    await publish.click();
    await expect(dashboard.toast("Home Published")).toBeVisible();
    await publicSite.goto("/");
    await expect(publicSite.getByRole("heading", { level: 1 })).toHaveText(headline);
  });
  await test.step("Undo of the notice publishes the text from before; the history has both", async () => {
    await dashboard.toast("Home Published").getByRole("button", { name: "Undo" }).click();
    await expect(dashboard.toast("Home Restored")).toBeVisible();
    await expect(field).toHaveText(hero.headline);
    await publicSite.reload();
    await expect(publicSite.getByRole("heading", { level: 1 })).toHaveText(hero.headline);
    await website.getByRole("button", { name: "History" }).click();
    const earlier = page.getByRole("dialog", { name: "History" }).getByRole("listitem").nth(1);
    await expect(earlier).toContainText("Changed: Hero headline.");
    await page.keyboard.press("Escape");
  });
  await test.step("one click publishes what is still being typed", async () => {
    await field.fill(headline);
    await publish.click();
    await expect(dashboard.toast("Home Published")).toBeVisible();
    await publicSite.reload();
    await expect(publicSite.getByRole("heading", { level: 1 })).toHaveText(headline);
    await expect(field).toHaveText(headline);
    await expect(publish).toBeDisabled();
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

test("SU27 the next start names the changes of a page that was closed before its publication had succeeded", async ({
  page,
  dashboard,
}) => {
  await dashboard.open();
  const website = await dashboard.openFromStudioMenu("Website");
  const lineOf = (title: string) =>
    page.getByRole("link", { name: `change of ${title} on this device is not published` });
  await website.getByRole("button", { name: "About", exact: true }).click();
  await website.getByRole("textbox", { name: "Story heading" }).fill("Named after a street");
  await expect(website).toContainText("Saved on this device only");
  await website.getByRole("button", { name: "Home", exact: true }).click();
  await website.getByRole("textbox", { name: "Hero headline" }).fill("Rooms for a start");
  await expect(website).toContainText("Saved on this device only");
  await page.route("**/rest/v1/site_settings*", (route) =>
    route.request().method() === "GET" ? route.fallback() : undefined,
  );
  await website.getByRole("button", { name: "Publish" }).click();
  await dashboard.open();
  await page.unroute("**/rest/v1/site_settings*");
  await expect(lineOf("About")).toBeVisible();
  await lineOf("Home").click();
  await expect(website.getByRole("textbox", { name: "Hero headline" })).toHaveText(
    "Rooms for a start",
  );
  await website.getByRole("button", { name: "Undo" }).click();
  await dashboard.open();
  // The lines of all pages appear together.
  await expect(lineOf("About")).toBeVisible();
  await expect(lineOf("Home")).toHaveCount(0);
});

test("SU27 titles and fees of services, and legal texts, are changed on their pages; other pages repeat them", async ({
  page,
  dashboard,
  publicSite,
}) => {
  const title = `Houses ${crypto.randomUUID().slice(0, 8)}`;
  await dashboard.open();
  const website = await dashboard.openFromStudioMenu("Website");
  const publish = website.getByRole("button", { name: "Publish" });
  const change = async (label: string, from: string, to: string) => {
    const field = website.getByRole("textbox", { name: label, exact: true });
    await expect(field).toContainText(from);
    await field.fill(to);
    await field.press("Enter");
    await expect(website).toContainText("not published");
  };
  await website.getByRole("button", { name: "Services", exact: true }).click();
  await change("Residential title", "Residential Design", title);
  await change("Residential fee", "$4,800 for one room", "$5,200 for two rooms");
  await publish.click();
  await expect(dashboard.toast("Services Published")).toBeVisible();
  await website.getByRole("button", { name: "Privacy policy" }).click();
  await change("Sections 4 paragraphs 1", "are kept until", "{retention} Plans stay with us.");
  await change("Sections 8 heading", "Complaints and changes", "Complaints");
  expect(await violationsOf(page)).toEqual([]);
  await publish.click();
  await expect(dashboard.toast("Privacy policy Published")).toBeVisible();

  await publicSite.goto("/services");
  await expect(publicSite.getByRole("heading", { name: title })).toBeVisible();
  await publicSite.goto("/");
  const card = publicSite
    .getByRole("listitem")
    .filter({ has: publicSite.getByRole("heading", { name: title }) });
  await expect(card).toContainText("From $5,200 for two rooms");
  await expect(publicSite.getByRole("contentinfo")).toContainText(title);
  await publicSite.goto("/privacy-policy");
  await expect(
    publicSite.getByText(/until you ask us to erase them\. Plans stay with us\.$/),
  ).toBeVisible();
  await expect(
    publicSite.getByRole("heading", { name: "8. Complaints", exact: true }),
  ).toBeVisible();
});
