import { deleteRedirect, listRedirects, reportMissingPath } from "#supabase/data/redirects.ts";
import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

const NAME = "Redirects";

test.describe.configure({ mode: "serial" });
test.afterEach(async ({ staff }) => {
  for (const { id } of await listRedirects(staff)) await deleteRedirect(staff, id);
});

test("SU31 an owner adds, finds, changes and deletes a redirect; bad addresses have a message at their field", async ({
  page,
  dashboard,
  staff,
  errors,
}) => {
  errors.allow(/status of 422/);
  await dashboard.open();
  const section = await dashboard.openFromStudioMenu(NAME);
  const [from, to] = [section.getByLabel("Old address"), section.getByLabel("New address")];
  const add = section.getByRole("button", { name: "Add redirect" });
  await add.click();
  await expect(from).toHaveAccessibleDescription("Enter the old address.");
  await expect(to).toHaveAccessibleDescription("Enter the new address.");
  await from.fill("/about");
  await to.fill("//evil.example");
  await add.click();
  await expect(to).toHaveAccessibleDescription(/Enter a path on this website/);
  await to.fill("/contact");
  await add.click();
  await expect(from).toHaveAccessibleDescription(/they win over redirects/);
  await from.fill("https://www.old-studio.example/Our-Work/Loft.html?ref=1");
  await add.click();
  await expect(dashboard.toast("Redirect Saved")).toBeVisible();
  await expect(from).toHaveValue("");
  const list = section.getByRole("list", { name: "Redirects" });
  await expect(list.getByRole("listitem")).toHaveText(/\/our-work\/loft\.html.*\/contact/);

  await section.getByLabel("Search the redirects").fill("nothing like it");
  await expect(section.getByText("0 of 1")).toBeVisible();
  await section.getByLabel("Search the redirects").fill("LOFT");
  await section.getByRole("button", { name: /^Change the redirect of/ }).click();
  await list.getByLabel("New address").fill("/portfolio#top");
  await list.getByRole("button", { name: "Save redirect" }).click();
  await expect(list.getByRole("listitem")).toHaveText(/\/portfolio#top/);
  expect(await listRedirects(staff)).toMatchObject([{ to_path: "/portfolio#top", version: 2 }]);

  await section.getByRole("button", { name: /^Delete the redirect of/ }).click();
  expect(await violationsOf(page, { within: "main" })).toEqual([]);
  await section.getByRole("button", { name: "Delete redirect" }).click();
  await expect(section.getByText(/^No redirects yet/)).toBeVisible();
  expect(await listRedirects(staff)).toEqual([]);
});

// The app saves an export by its native dialog instead of a download.
test(
  "SU31 an import stores the good lines and lists the others with their reasons; an export has all",
  { tag: "@web" },
  async ({ page, dashboard }) => {
    await dashboard.open();
    const section = await dashboard.openFromStudioMenu(NAME);
    const lines = [
      "Old,New",
      "/one,/about",
      "/about,/contact",
      "/two,https://elsewhere.example",
      "/three;/blog",
    ];
    await section.getByLabel("CSV file with redirects").setInputFiles({
      name: "old-site.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(lines.join("\r\n")),
    });
    await expect(section.getByText("old-site.csv: 2 imported, 2 not.")).toBeVisible();
    await expect(
      section.getByRole("list", { name: "Lines that were not imported" }).getByRole("listitem"),
    ).toHaveText([/^Line 3: .*win over redirects/, /^Line 4: .*Enter a path on this website/]);
    await expect(
      section.getByRole("list", { name: "Redirects" }).getByRole("listitem"),
    ).toHaveCount(2);
    const download = page.waitForEvent("download");
    await section.getByRole("button", { name: "Export CSV" }).click();
    expect((await download).suggestedFilename()).toMatch(/^redirects-.*\.csv$/);
  },
);

test("SU31 an address that was not found fills the form, and leaves the list with its redirect", async ({
  dashboard,
  visitor,
}) => {
  const path = `/gone-${crypto.randomUUID().slice(0, 8)}`;
  await reportMissingPath(visitor, path);
  await dashboard.open();
  const section = await dashboard.openFromStudioMenu(NAME);
  await section.getByRole("button", { name: `Redirect ${path}` }).click();
  await expect(section.getByLabel("Old address")).toHaveValue(path);
  await expect(section.getByLabel("Old address")).toBeFocused();
  await section.getByLabel("New address").fill("/portfolio");
  await section.getByRole("button", { name: "Add redirect" }).click();
  await expect(section.getByRole("button", { name: `Redirect ${path}` })).toBeHidden();
});
