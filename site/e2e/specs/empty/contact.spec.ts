import { expect, test } from "#site/e2e/fixtures.ts";
import { ContactPage } from "#site/e2e/pages/contact-page.ts";

test("CT01 the heading is an invitation", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Let's Discuss Your Project");
});

test("CT02 CT03 form, studio card with hours, reasons to choose us", async ({ page }) => {
  await new ContactPage(page).open();
  const card = page.getByRole("region", { name: "The studio" });
  await expect(card.locator("a[href^='tel:']")).toHaveCount(1);
  await expect(card.locator("a[href^='mailto:']")).toHaveCount(1);
  await expect(card.getByText("Poland")).toBeVisible();
  for (const hours of ["Mon-Fri 9AM-6PM", "Sat 10AM-4PM", "Sun by appointment"]) {
    await expect(card.getByText(hours, { exact: true })).toBeVisible();
  }
  await expect(page.getByText("Only the fields marked * are required.")).toBeVisible();
  const reasons = page.getByRole("region", { name: "Why choose us" }).getByRole("listitem");
  expect(await reasons.count()).toBeGreaterThan(2);
});

test("CT04 blank required fields get messages and the focus, and nothing is sent", async ({
  page,
  requests,
}) => {
  const contact = new ContactPage(page);
  await contact.open();
  await contact.submit.click();
  for (const message of [
    "Please tell us your name.",
    "Please give us an email address to answer to.",
    "Please describe your project in a few words.",
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(contact.field("name")).toBeFocused();
  await expect(contact.field("name")).toHaveAttribute("aria-invalid", "true");
  expect(requests.filter((request) => request.method() === "POST")).toEqual([]);
});

test("CT05 an invalid email address is reported at its field and nothing is sent", async ({
  page,
  requests,
}) => {
  const contact = new ContactPage(page);
  await contact.open();
  await contact.fill({ name: "Anna", email: "anna@nowhere", message: "A flat." });
  await contact.submit.click();
  await expect(page.getByText("This does not look like an email address.")).toBeVisible();
  await expect(contact.field("email")).toHaveValue("anna@nowhere");
  expect(requests.filter((request) => request.method() === "POST")).toEqual([]);
});

const lists = {
  CT07: ["service_interest", "residential-design commercial-design renovation consultation"],
  CT08: ["project_type", "residential commercial renovation"],
  CT09: ["budget_range", "under-25k 25k-50k 50k-100k 100k-200k over-200k"],
  CT10: ["timeline", "asap 1-3-months 3-6-months 6-12-months planning"],
} as const;

for (const [id, [name, values]] of Object.entries(lists)) {
  test(`${id} ${name} offers an empty choice and exactly its values`, async ({ page }) => {
    const contact = new ContactPage(page);
    await contact.open();
    const offered = await contact
      .field(name)
      .locator("option")
      .evaluateAll((options) => options.map((option) => option.getAttribute("value")));
    expect(offered).toEqual(["", ...values.split(" ")]);
  });
}

test("G06 the contact page only fetches the site settings by itself", async ({
  page,
  requests,
  stack,
}) => {
  const settings = page.waitForResponse(/\/rest\/v1\/site_settings\?/);
  await new ContactPage(page).open();
  await settings;
  await page.waitForLoadState("networkidle");
  const elsewhere = requests.filter((request) => !request.url().startsWith(stack.site));
  const sent = elsewhere.filter((request) => request.method() !== "OPTIONS");
  expect(sent.map((request) => [request.method(), new URL(request.url()).pathname])).toEqual([
    ["GET", "/rest/v1/site_settings"],
  ]);
});

test("an interaction with the form hydrates only the form", async ({ page, requests }) => {
  const contact = new ContactPage(page);
  await contact.open();
  await contact.submit.click();
  await expect(contact.field("name")).toBeFocused();
  const scripts = requests.filter((request) => request.resourceType() === "script");
  expect(scripts.map((request) => new URL(request.url()).pathname)).toEqual([
    expect.stringMatching(/^\/assets\/loader-/),
    expect.stringMatching(/^\/assets\/contact-island-/),
  ]);
});

test("typed text survives a reload", async ({ page }) => {
  const contact = new ContactPage(page);
  await contact.open();
  await contact.fill({ name: "Anna", message: "Two rooms", timeline: "asap" });
  await page.reload();
  await expect(contact.field("name")).toHaveValue("Anna");
  await expect(contact.field("message")).toHaveValue("Two rooms");
  await expect(contact.field("timeline")).toHaveValue("asap");
});
