import AxeBuilder from "@axe-core/playwright";
import { deleteRedirect, listRedirects, reportMissingPath } from "#supabase/data/redirects.ts";
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
  const dialog = await dashboard.openFromAccountMenu(NAME);
  const [from, to] = [dialog.getByLabel("Old address"), dialog.getByLabel("New address")];
  const add = dialog.getByRole("button", { name: "Add redirect" });
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
  const list = dialog.getByRole("list", { name: "Redirects" });
  await expect(list.getByRole("listitem")).toHaveText(/\/our-work\/loft\.html.*\/contact/);

  await dialog.getByLabel("Search the redirects").fill("nothing like it");
  await expect(dialog.getByText("0 of 1")).toBeVisible();
  await dialog.getByLabel("Search the redirects").fill("LOFT");
  await dialog.getByRole("button", { name: /^Change the redirect of/ }).click();
  await list.getByLabel("New address").fill("/portfolio#top");
  await list.getByRole("button", { name: "Save redirect" }).click();
  await expect(list.getByRole("listitem")).toHaveText(/\/portfolio#top/);
  expect(await listRedirects(staff)).toMatchObject([{ to_path: "/portfolio#top", version: 2 }]);

  await dialog.getByRole("button", { name: /^Delete the redirect of/ }).click();
  const { violations } = await new AxeBuilder({ page }).include("[role=dialog]").analyze();
  expect(violations).toEqual([]);
  await dialog.getByRole("button", { name: "Delete redirect" }).click();
  await expect(dialog.getByText(/^No redirects yet/)).toBeVisible();
  expect(await listRedirects(staff)).toEqual([]);
});

test("SU31 an import stores the good lines and lists the others with their reasons; an export has all", async ({
  page,
  dashboard,
}) => {
  await dashboard.open();
  const dialog = await dashboard.openFromAccountMenu(NAME);
  const lines = [
    "Old,New",
    "/one,/about",
    "/about,/contact",
    "/two,https://elsewhere.example",
    "/three;/blog",
  ];
  await dialog.getByLabel("CSV file with redirects").setInputFiles({
    name: "old-site.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(lines.join("\r\n")),
  });
  await expect(dialog.getByText("old-site.csv: 2 imported, 2 not.")).toBeVisible();
  await expect(
    dialog.getByRole("list", { name: "Lines that were not imported" }).getByRole("listitem"),
  ).toHaveText([/^Line 3: .*win over redirects/, /^Line 4: .*Enter a path on this website/]);
  await expect(dialog.getByRole("list", { name: "Redirects" }).getByRole("listitem")).toHaveCount(
    2,
  );
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^redirects-.*\.csv$/);
});

test("SU31 an address that was not found fills the form, and leaves the list with its redirect", async ({
  dashboard,
  visitor,
}) => {
  const path = `/gone-${crypto.randomUUID().slice(0, 8)}`;
  await reportMissingPath(visitor, path);
  await dashboard.open();
  const dialog = await dashboard.openFromAccountMenu(NAME);
  await dialog.getByRole("button", { name: `Redirect ${path}` }).click();
  await expect(dialog.getByLabel("Old address")).toHaveValue(path);
  await expect(dialog.getByLabel("Old address")).toBeFocused();
  await dialog.getByLabel("New address").fill("/portfolio");
  await dialog.getByRole("button", { name: "Add redirect" }).click();
  await expect(dialog.getByRole("button", { name: `Redirect ${path}` })).toBeHidden();
});
