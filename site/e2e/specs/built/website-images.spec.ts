import { describeMedia, searchMedia } from "#supabase/data/media-files.ts";
import { writeSetting } from "#supabase/data/settings-table.ts";
import { copyKey } from "#site/content/page-copy.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { removeMediaNamed } from "#site/e2e/remove-media.ts";
import { imageFile, textFile } from "#site/e2e/sample-files.ts";

// Every page of the stack shows the copy, so this file is not in the project whose specs run in parallel.
const mark = crypto.randomUUID().slice(0, 8);

test.afterAll(async ({ staff }) => {
  for (const page of ["about", "home"] as const) await writeSetting(staff, copyKey(page), {});
  await removeMediaNamed(staff, mark);
});

test("SU27 an owner changes an image on the page itself, publishes it and restores the original", async ({
  page,
  dashboard,
  publicSite,
  staff,
}) => {
  const alt = `Oak shavings ${mark}`;
  await dashboard.open();
  const website = await dashboard.openFromStudioMenu("Website");
  await website.getByRole("button", { name: "About", exact: true }).click();
  const change = website.getByRole("button", { name: "Change picture: Story image" });
  const publish = website.getByRole("button", { name: "Publish" });
  await change.click();
  const dialog = page.getByRole("dialog", { name: "Story image" });
  const use = dialog.getByRole("button", { name: "Use Picture" });

  await test.step("without a picture and a description both fields say so", async () => {
    await use.click();
    await expect(dialog.getByText("Choose a picture first.")).toBeVisible();
    await expect(dialog.getByText("Say what the picture shows.")).toBeVisible();
  });
  await test.step("a refused file leaves what was typed", async () => {
    await dialog.getByLabel("Description").fill(alt);
    await dialog.getByLabel("Picture", { exact: true }).setInputFiles(textFile("notes.txt"));
    await expect(dialog.getByRole("alert").first()).toContainText("Please upload an image file.");
    await expect(dialog.getByLabel("Description")).toHaveValue(alt);
  });
  await test.step("the chosen picture is shown at once and survives a reload", async () => {
    await dialog
      .getByLabel("Picture", { exact: true })
      .setInputFiles(await imageFile(`Shavings ${mark}.png`));
    await use.click();
    await expect(dialog).toBeHidden();
    await expect(website.getByRole("img", { name: alt })).toBeVisible();
    await expect(website).toContainText("1 change not published");
    await expect(website).toContainText("Saved on this device only");
    await page.reload();
    await website.getByRole("button", { name: "About", exact: true }).click();
    await expect(website.getByRole("img", { name: alt })).toBeVisible();
  });
  await test.step("visitors see it once it is published, and the library names its use", async () => {
    await publish.click();
    await expect(dashboard.toast("About Published")).toBeVisible();
    await publicSite.goto("/about");
    await expect(publicSite.getByRole("img", { name: alt })).toBeVisible();
    const library = await dashboard.openFromStudioMenu("Media library");
    await library.getByLabel("Search files").fill(`Shavings ${mark}`);
    await expect(library.getByRole("link", { name: "About page" })).toBeVisible();
  });
  await test.step("the original comes back", async () => {
    await dashboard.openFromStudioMenu("Website");
    await website.getByRole("button", { name: "About", exact: true }).click();
    await website.getByRole("button", { name: "Reset to default: Story image" }).click();
    await publish.click();
    await publicSite.reload();
    await expect(publicSite.getByRole("img", { name: alt })).toHaveCount(0);
  });
  await test.step("another place takes the picture from the library with its description", async () => {
    const search = { search: `Shavings ${mark}`, use: "all", onlyImages: false } as const;
    const [file] = (await searchMedia(staff, search, 0)).files;
    if (file === undefined) throw new Error("The picture is not in the library.");
    await describeMedia(staff, file, { alt: `Described ${mark}`, caption: "" });
    await website.getByRole("button", { name: "Change picture: Team members 1 image" }).click();
    const person = page.getByRole("dialog", { name: "Team members 1 image" });
    await person.getByRole("button", { name: "Library" }).click();
    const picker = page.getByRole("dialog", { name: "Choose from the library" });
    await picker.getByLabel("Search files").fill(mark);
    await picker.getByRole("button", { name: `Shavings ${mark}.png` }).click();
    await expect(person.getByLabel("Description")).toHaveValue(`Described ${mark}`);
    await person.getByRole("button", { name: "Cancel" }).click();
  });
});

test("SU27 an owner's picture in the hero takes the place of its hours, until the publication is undone", async ({
  page,
  dashboard,
  publicSite,
}) => {
  const alt = `Hall in the morning ${mark}`;
  const own = publicSite.getByRole("group", { name: "The same room at" });
  await dashboard.open();
  const website = await dashboard.openFromStudioMenu("Website");
  await website.getByRole("button", { name: "Change picture: Hero image" }).click();
  const dialog = page.getByRole("dialog", { name: "Hero image" });
  await dialog
    .getByLabel("Picture", { exact: true })
    .setInputFiles(await imageFile(`Hall ${mark}.png`));
  await dialog.getByLabel("Description").fill(alt);
  await dialog.getByRole("button", { name: "Use Picture" }).click();
  await website.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(dashboard.toast("Home Published")).toBeVisible();
  await publicSite.goto("/");
  await expect(publicSite.getByRole("img", { name: alt })).toBeVisible();
  await expect(own).toHaveCount(0);
  await website.getByRole("button", { name: "Undo publication" }).click();
  await expect(dashboard.toast("Home Restored")).toBeVisible();
  await publicSite.reload();
  await expect(publicSite.getByRole("img", { name: alt })).toHaveCount(0);
  await expect(own).toBeVisible();
});
