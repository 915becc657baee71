import { writeSiteSettings } from "#supabase/data/site-settings.ts";
import { bookingLink } from "#site/content/contact.ts";
import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { ContactPage } from "#site/e2e/pages/contact-page.ts";

test("SU04 text typed into Site settings while they are saved stays, as unsaved text", async ({
  page,
  dashboard,
}) => {
  await dashboard.open();
  const settings = await dashboard.openFromStudioMenu("Site settings");
  const save = settings.getByRole("button", { name: "Save settings" });
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
  await expect(dashboard.toast("Settings Saved")).toBeVisible();
  await expect(settings.getByLabel("City")).toHaveValue("Elmwood Park");
  await expect(settings).toContainText("Not saved yet.");
  await expect(save).toBeEnabled();
});

test("SU27 changing one fact shows every sentence it touches, before it is saved", async ({
  page,
  dashboard,
}) => {
  await dashboard.open();
  const settings = await dashboard.openFromStudioMenu("Site settings");
  const city = settings.getByLabel("City");
  const before = await city.inputValue();
  const sentences = settings.getByRole("region", { name: "Sentences that change" });
  await expect(sentences).toBeHidden();
  await city.fill("Elmwood");
  for (const name of ["Home", "About", "Privacy policy"]) {
    await expect(sentences.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  for (const sentence of await sentences.getByRole("listitem").all()) {
    await expect(sentence).toContainText("Elmwood");
  }
  expect(await violationsOf(page)).toEqual([]);
  await city.fill(before);
  await expect(sentences).toBeHidden();
});

test("CT02 CT13 the booking link of Site settings is on the contact page and in the confirmation", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const address = "https://cal.example:8443/linden";
  const word = rows.unique();
  rows.removeLater(word);
  const contact = new ContactPage(page);
  const link = page.getByRole("link", { name: "Book a time on cal.example:8443" });
  await contact.open();
  await expect(page.getByText(bookingLink.question)).toHaveCount(0);
  try {
    await dashboard.open();
    const settings = await dashboard.openFromStudioMenu("Site settings");
    const field = settings.getByLabel("Booking link");
    await field.fill("cal.example:8443/linden");
    await settings.getByRole("button", { name: "Save settings" }).click();
    await expect(settings.getByText("Enter the whole address, beginning with")).toBeVisible();
    await expect(field).toHaveValue("cal.example:8443/linden");
    await field.fill(address);
    await settings.getByRole("button", { name: "Save settings" }).click();
    await expect(dashboard.toast("Settings Saved")).toBeVisible();

    await contact.open();
    await expect(
      page.getByRole("region", { name: "What happens next" }).locator(link),
    ).toBeVisible();
    await contact.fill({ name: "Anna", email: `${word}@visitor.example`, message: "Two rooms" });
    await contact.dwell();
    await contact.submit.click();
    const offered = contact.confirmation.locator(link);
    await expect(offered).toHaveAttribute("href", address);
    await expect(offered).toHaveAttribute("rel", "noopener");
  } finally {
    await writeSiteSettings(staff, {});
  }
  await contact.open();
  await expect(page.getByText(bookingLink.question)).toHaveCount(0);
});

test("SU04 a line of a list that the checks refuse returns after a reload as it was typed", async ({
  page,
  dashboard,
}) => {
  await dashboard.open();
  const settings = await dashboard.openFromStudioMenu("Site settings");
  const prizes = settings.getByRole("group", { name: "Prizes and selections" });
  const count = await prizes.getByRole("listitem").count();
  await prizes.getByRole("button", { name: "Add prize" }).click();
  const added = prizes.getByRole("listitem", { name: `prize ${String(count + 1)}` });
  await added.getByLabel("Year").fill("24");
  await added.getByLabel("Given by").fill("A jury | of five");
  await added.getByLabel("Project page").fill("corner-cafe");
  await settings.getByRole("button", { name: "Save settings" }).click();
  await expect(added.getByText("Enter a year of four digits.")).toBeVisible();
  await expect(settings).toContainText("Saved on this device only");
  await page.reload();
  await settings.getByRole("button", { name: "Restore" }).click();
  await expect(added.getByLabel("Year")).toHaveValue("24");
  await expect(added.getByLabel("Title")).toHaveValue("");
  await expect(added.getByLabel("Given by")).toHaveValue("A jury | of five");
  await expect(added.getByLabel("Project page")).toHaveValue("corner-cafe");
});

test("a setting is found by its name in the command palette and opens with the focus in it", async ({
  page,
  dashboard,
}) => {
  await dashboard.open();
  await dashboard.expectOpen();
  const find = async (typed: string, name: RegExp) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Find or do" }).fill(typed);
    await page.getByRole("option", { name }).click();
  };
  await find("opening hours", /^Opening hours/);
  await expect(page.getByLabel("Opening hours")).toBeFocused();
  await expect(page.getByLabel("Opening hours")).toBeInViewport();
  await find("social", /^Profiles/);
  await expect(page.getByRole("heading", { name: "Profiles" })).toBeFocused();
  await expect(page.getByLabel("Instagram")).toBeInViewport();
});

test("numbers and addresses on the pages of Website lead to their section of the settings", async ({
  page,
  dashboard,
}) => {
  await dashboard.open("?page=website");
  await page
    .getByRole("button", { name: "These numbers are in Site settings → Numbers" })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Numbers" })).toBeFocused();
  await dashboard.open("?page=website&site=about");
  await page
    .getByRole("button", {
      name: "Phone, address and hours are in Site settings → How to reach the studio",
    })
    .click();
  await expect(page.getByRole("heading", { name: "How to reach the studio" })).toBeFocused();
});

test("on a wide screen all inputs of a prize stand in one line", async ({ page, dashboard }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await dashboard.open();
  const settings = await dashboard.openFromStudioMenu("Site settings");
  const prizes = settings.getByRole("group", { name: "Prizes and selections" });
  // The first prize has its labels above its inputs.
  for (let added = 1; added <= 2; added += 1) {
    await prizes.getByRole("button", { name: "Add prize" }).click();
    const row = prizes.getByRole("listitem").last();
    const places = await Promise.all(
      ["Year", "Kind", "Title", "Given by", "Project page"].map((name) =>
        row.getByLabel(name).boundingBox(),
      ),
    );
    expect(new Set(places.map((place) => place?.y)).size).toBe(1);
  }
});
