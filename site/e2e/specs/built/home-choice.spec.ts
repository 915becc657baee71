import type { Page } from "@playwright/test";
import { updateProject } from "#supabase/data/projects.ts";
import { writeSetting } from "#supabase/data/settings-table.ts";
import { portfolioSection } from "#site/content/home.ts";
import { copyKey } from "#site/content/page-copy.ts";
import { violationsOf } from "#site/e2e/accessibility.ts";
import { openBuiltSite } from "#site/e2e/built-site.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

// Every page of the stack shows the choice, so this file is not in the project whose specs run in parallel.
test.afterEach(async ({ staff }) => {
  await writeSetting(staff, copyKey("home"), {});
});

/** Titles of the home page's projects, in their order. */
function projectsOf(page: Page) {
  return page.getByRole("region", { name: portfolioSection.heading }).getByRole("heading", {
    level: 3,
  });
}

test("SU27 an owner chooses the projects of the home page and their order", async ({
  page,
  rows,
  dashboard,
  publicSite,
}) => {
  const word = rows.unique();
  const [oak, ash] = [`${word} oak`, `${word} ash`];
  await rows.project({ title: oak, status: "published" });
  await rows.project({ title: ash, status: "published" });
  await rows.project({ title: `${word} draft`, status: "draft" });
  await dashboard.open();
  const website = await dashboard.openFromStudioMenu("Website");
  const publish = website.getByRole("button", { name: "Publish" });
  const choose = website.getByRole("button", { name: "Choose projects" });
  const dialog = page.getByRole("dialog", { name: "Projects on home" });

  await test.step("the choice is made and ordered in a dialog", async () => {
    await choose.click();
    await expect(dialog).toContainText("Nothing is chosen.");
    await dialog.getByRole("searchbox", { name: "Search public projects" }).fill(word);
    await expect(dialog.getByRole("button", { name: `Show on home: ${word} draft` })).toHaveCount(
      0,
    );
    await dialog.getByRole("button", { name: `Show on home: ${oak}` }).click();
    await dialog.getByRole("button", { name: `Show on home: ${ash}` }).click();
    await expect(
      dialog.getByRole("status").filter({ hasText: `${ash} is number 2.` }),
    ).toBeAttached();
    await dialog.getByRole("button", { name: `Move ${ash} up` }).click();
    const chosen = dialog.getByRole("group", { name: "Shown on home" }).getByRole("listitem");
    await expect(chosen).toContainText([ash, oak]);
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Use Selection" }).click();
    await expect(dialog).toBeHidden();
  });
  await test.step("the page in the dashboard shows it, visitors do not", async () => {
    await expect(projectsOf(page)).toContainText([ash, oak]);
    await expect(website).toContainText("1 change not published");
    await publicSite.goto("/");
    await expect(publicSite.getByText(ash)).toHaveCount(0);
  });
  await test.step("visitors see it once it is published, followed by the usual cards", async () => {
    await publish.click();
    await expect(dashboard.toast("Home Published")).toBeVisible();
    await publicSite.goto("/");
    await expect(projectsOf(publicSite)).toHaveText([ash, oak, "Modern Luxury Villa"]);
  });
  await test.step("the history gives the original back", async () => {
    await website.getByRole("button", { name: "History" }).click();
    const history = page.getByRole("dialog", { name: "History" });
    await expect(history.getByRole("listitem").first()).toContainText("Changed: Projects on home.");
    await history.getByRole("button", { name: "Restore Original texts" }).click();
    await publish.click();
    await expect(publish).toBeDisabled();
    await publicSite.reload();
    await expect(projectsOf(publicSite).first()).toHaveText("Modern Luxury Villa");
  });
});

test("SU27 chosen projects and articles are in the built page; a project taken offline leaves it, and is named so", async ({
  page,
  rows,
  staff,
  stack,
  dashboard,
}) => {
  test.setTimeout(180_000);
  const mill = await rows.project({ title: `${rows.unique()} mill`, status: "published" });
  const barn = await rows.project({ title: `${rows.unique()} barn`, status: "published" });
  const post = await rows.post({ title: `${rows.unique()} post`, status: "published" });
  await writeSetting(staff, copyKey("home"), {
    "portfolio.chosen": `${barn.id} ${mill.id}`,
    "journal.chosen": post.id,
  });
  await updateProject(staff, mill.id, mill.version, { status: "draft" });
  const built = await openBuiltSite(stack);
  const html = await (await fetch(`${built.address}/`)).text();
  await built.close();
  expect(html).toContain(barn.title);
  expect(html).toContain(post.title);
  expect(html).not.toContain(mill.title);

  await dashboard.open();
  const website = await dashboard.openFromStudioMenu("Website");
  await expect(projectsOf(page).first()).toHaveText(barn.title);
  await website.getByRole("button", { name: "Choose projects" }).click();
  const dialog = page.getByRole("dialog", { name: "Projects on home" });
  const chosen = dialog.getByRole("group", { name: "Shown on home" }).getByRole("listitem");
  await expect(chosen).toContainText([barn.title, "Not public at present"]);
  await dialog.getByRole("button", { name: "Remove Not public at present" }).click();
  await expect(chosen).toContainText([barn.title]);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(website.getByRole("button", { name: "Publish" })).toBeDisabled();
});
