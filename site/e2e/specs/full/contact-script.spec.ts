import type { Page } from "@playwright/test";
import { listInquiries } from "#supabase/data/inquiries.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { ContactPage } from "#site/e2e/pages/contact-page.ts";

const LOADER = "**/assets/loader-*.js";
const ISLAND = "**/assets/contact-island-*.js";
const unsent = (page: Page) => page.getByRole("alert").filter({ hasText: "Not sent yet" });

/** Fills in and submits the form without delay, by the button or by Enter in a field. */
async function send(page: Page, word: string, by: "button" | "Enter" = "button") {
  const contact = new ContactPage(page);
  await contact.fill({ name: "Anna", email: `${word}@visitor.example`, message: word });
  if (by === "button") await contact.submit.click();
  else await contact.field("name").press("Enter");
  return contact;
}

async function expectUnsent(page: Page, word: string) {
  expect(new URL(page.url()).href.endsWith("/contact")).toBe(true);
  await expect(page.getByLabel("Full Name")).toHaveValue("Anna");
  await expect(page.getByLabel("Project Description")).toHaveValue(word);
}

test.describe("with script switched off", () => {
  test.use({ javaScriptEnabled: false });

  for (const by of ["button", "Enter"] as const) {
    test(`CT16 Send by ${by} does not navigate, preserves the text and shows e-mail and phone`, async ({
      page,
      requests,
    }) => {
      await page.goto("/contact");
      await send(page, "rooms", by);
      await page.waitForTimeout(500);
      await expectUnsent(page, "rooms");
      expect(requests.filter((request) => request.isNavigationRequest())).toHaveLength(1);
      const form = page.getByRole("form");
      await expect(form.getByText("Sending this form needs JavaScript")).toBeVisible();
      const ways = form.locator("a[href^='mailto:'], a[href^='tel:']");
      await expect(ways.filter({ visible: true })).toHaveCount(2);
      for (const name of ["Full Name", "Email", "Project Description"]) {
        await expect(page.getByLabel(name)).toHaveAttribute("required", "");
      }
    });
  }
});

for (const [what, pattern, status] of [
  ["a loader that is blocked", LOADER, null],
  ["a loader that a new build has removed", LOADER, 404],
  ["a form script that is blocked", ISLAND, null],
  ["a form script that a new build has removed", ISLAND, 404],
] as const) {
  const title = `CT16 with ${what} the form reports that nothing was sent and preserves the text`;
  test(title, { tag: status === null ? [] : "@variant" }, async ({ page, errors }) => {
    errors.allow(/ERR_FAILED|404|hydration-error|resource-error/);
    await page.route(pattern, (route) =>
      status === null ? route.abort() : route.fulfill({ status }),
    );
    await page.goto("/contact");
    await expect(unsent(page)).toBeHidden();
    for (const by of ["button", "Enter"] as const) {
      await send(page, "rooms", by);
      await expect(unsent(page)).toBeVisible();
      await expect(unsent(page).locator("a[href^='mailto:'], a[href^='tel:']")).toHaveCount(2);
      await expectUnsent(page, "rooms");
    }
  });
}

test("CT16 offline before its script has loaded the form shows the reason; online it is sent once", async ({
  page,
  context,
  errors,
  rows,
  staff,
}) => {
  errors.allow(/ERR_INTERNET_DISCONNECTED|hydration-error|resource-error|Failed to (load|fetch)/);
  const word = rows.unique();
  rows.removeLater(word);
  await page.goto("/contact");
  await context.setOffline(true);
  const contact = await send(page, word);
  await expect(unsent(page)).toContainText("Check your connection");
  await expectUnsent(page, word);
  await context.setOffline(false);
  await contact.dwell();
  await contact.submit.click();
  await expect(contact.confirmation).toBeVisible();
  await expect(unsent(page)).toHaveCount(0);
  const { rows: stored } = await listInquiries(staff, { search: word });
  expect(stored).toMatchObject([{ status: "new" }]);
});

for (const [what, pattern] of [
  ["the loader", LOADER],
  ["the form's script", ISLAND],
] as const) {
  test(`CT12 while ${what} is late the first Send waits for it and is sent once`, async ({
    page,
    rows,
    requests,
    staff,
  }) => {
    const word = rows.unique();
    rows.removeLater(word);
    await page.route(pattern, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 4000));
      await route.continue();
    });
    await page.goto("/contact", { waitUntil: "commit" });
    const contact = await send(page, word);
    await contact.submit.click();
    await expect(unsent(page)).toBeVisible();
    await expect(contact.confirmation).toBeVisible();
    const { rows: stored } = await listInquiries(staff, { search: word });
    expect(stored).toMatchObject([{ status: "new" }]);
    const inserts = requests.filter((each) => each.url().includes("/contact_submissions"));
    expect(inserts.filter((each) => each.method() === "POST")).toHaveLength(1);
  });
}

for (const [when, hydrated] of [
  ["before its script arrived", false],
  ["after it", true],
] as const) {
  test(`CT12 a draft typed ${when}, restored by a reload and sent at once is not classified as spam`, async ({
    page,
    rows,
    staff,
  }) => {
    const word = rows.unique();
    rows.removeLater(word);
    if (!hydrated) await page.route(ISLAND, () => undefined);
    const contact = new ContactPage(page);
    await contact.open();
    await contact.fill({ name: "Anna", email: `${word}@visitor.example`, message: word });
    if (hydrated) await expect(page.locator("[data-unsent]")).toHaveCount(0);
    await contact.dwell();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.reload();
    await expect(contact.field("message")).toHaveValue(word);
    await contact.submit.click();
    await expect(contact.confirmation).toBeVisible();
    const { rows: stored } = await listInquiries(staff, { search: word });
    expect(stored).toMatchObject([{ status: "new" }]);
  });
}

test("SU12 a form filled in by a program is classified as spam, even when open for long", async ({
  page,
  rows,
  staff,
}) => {
  const word = rows.unique();
  rows.removeLater(word);
  const contact = new ContactPage(page);
  await contact.open();
  await contact.dwell();
  await send(page, word);
  await expect(contact.confirmation).toBeVisible();
  const { rows: stored } = await listInquiries(staff, { search: word, status: "all" });
  expect(stored).toMatchObject([{ status: "spam", spam_signal: "too-fast" }]);
});

test("CT11 CT16 the fields are disabled while sending, and enabled after a failure", async ({
  page,
  errors,
}) => {
  errors.allow(/ERR_FAILED|inquiry was not sent/);
  const { promise: held, resolve: release } = Promise.withResolvers<null>();
  await page.route("**/rest/v1/contact_submissions*", async (route) => {
    await held;
    await route.abort();
  });
  const contact = new ContactPage(page);
  await contact.open();
  await send(page, "rooms", "Enter");
  await expect(contact.submit).toHaveText("Sending Message...");
  for (const name of ["name", "message", "timeline"] as const) {
    await expect(contact.field(name)).toBeDisabled();
  }
  release(null);
  await expect(contact.submit).toHaveText("Send Message");
  await expect(contact.field("name")).toBeFocused();
  await expect(contact.field("message")).toBeEditable();
});
