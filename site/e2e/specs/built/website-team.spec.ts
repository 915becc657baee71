import { writeSetting } from "#supabase/data/settings-table.ts";
import { team } from "#site/content/about.ts";
import { copyKey } from "#site/content/page-copy.ts";
import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

// Every page of the stack shows the copy, so this file is not in the project whose specs run in parallel.
test.afterAll(async ({ staff }) => {
  await writeSetting(staff, copyKey("about"), {});
});

const [first, second, third] = team.members.map(({ name }) => name);
const WRITE_FIRST = /^Write name, role and text of .* before publishing/;

test("SU27 a person joins the team, another leaves, and both are taken back by the history", async ({
  page,
  dashboard,
  publicSite,
}) => {
  await dashboard.open();
  const website = await dashboard.openFromStudioMenu("Website");
  await website.getByRole("button", { name: "About", exact: true }).click();
  const publish = website.getByRole("button", { name: "Publish" });
  const write = async (label: string, text: string) => {
    const field = website.getByRole("textbox", { name: label, exact: true });
    await field.fill(text);
    await field.press("Enter");
  };

  await test.step("a new person is not published before it has texts of its own", async () => {
    await website.getByRole("button", { name: "Add a person" }).click();
    await expect(website.getByRole("textbox", { name: "Team members 4 name" })).toBeFocused();
    await page.keyboard.type("Ola Nowak");
    await page.keyboard.press("Enter");
    await expect(website.getByText(WRITE_FIRST)).toContainText("Ola Nowak");
    await expect(publish).toBeDisabled();
    await write("Team members 4 role", "Site manager");
    await write("Team members 4 bio", "Knows every joiner between the river and the hills.");
    await expect(website.getByText(WRITE_FIRST)).toBeHidden();
    await expect(publish).toBeEnabled();
  });
  await test.step("people are moved and removed by keys, with a word for screen readers", async () => {
    const back = website.getByRole("button", { name: "Move Ola Nowak back" });
    await back.press("Enter");
    await expect(back).toBeFocused();
    await expect(
      website.getByRole("status").filter({ hasText: "Ola Nowak is number 3 of the team" }),
    ).toBeAttached();
    await website.getByRole("button", { name: `Remove ${second ?? ""}` }).press("Enter");
    await expect(website.getByRole("button", { name: "Add a person" })).toBeFocused();
    expect(await violationsOf(page)).toEqual([]);
  });
  const region = publicSite.getByRole("region", { name: team.heading });
  const names = region.getByRole("listitem").getByRole("heading");
  await test.step("visitors see the new team once it is published", async () => {
    await publish.click();
    await expect(dashboard.toast("About Published")).toBeVisible();
    await publicSite.goto("/about");
    await expect(names).toHaveText([first ?? "", "Ola Nowak", third ?? ""]);
  });
  await test.step("the original team comes back", async () => {
    await website.getByRole("button", { name: "History" }).click();
    const history = page.getByRole("dialog", { name: "History" });
    await expect(history.getByRole("listitem").first()).toContainText("Members of the team");
    await history.getByRole("button", { name: "Restore Original texts" }).click();
    await expect(website.getByRole("textbox", { name: "Team members 2 name" })).toHaveText(
      second ?? "",
    );
    await publish.click();
    await publicSite.reload();
    await expect(names).toHaveText([first ?? "", second ?? "", third ?? ""]);
  });
});
