import type { Page } from "@playwright/test";
import { expect, test } from "#site/e2e/fixtures.ts";
import { ContactPage } from "#site/e2e/pages/contact-page.ts";

const failed = (page: Page) =>
  page.getByRole("status").filter({ hasText: "Failed to Send Message" });

/** Refuses the inquiry as the backend does, with a message for one field. */
async function refuseField(page: Page, field: string) {
  await page.route("**/rest/v1/contact_submissions*", (route) =>
    route.fulfill({
      status: 422,
      headers: { "Access-Control-Allow-Origin": "*" },
      json: { code: "invalid", message: "This is refused.", details: field, hint: null },
    }),
  );
}

async function fillAndSend(page: Page) {
  const contact = new ContactPage(page);
  await contact.open();
  await contact.fill({ name: "Anna", email: "anna@visitor.example", message: "Two rooms" });
  await contact.dwell();
  await contact.submit.click();
  return contact;
}

async function expectPreserved(contact: ContactPage) {
  await expect(contact.field("name")).toHaveValue("Anna");
  await expect(contact.field("message")).toHaveValue("Two rooms");
  await expect(contact.submit).toBeEnabled();
  await expect(contact.submit).toHaveText("Send Message");
  await expect(contact.confirmation).toHaveCount(0);
}

test("CT15 CT16 a refusal shows the server's message and preserves the form", async ({
  page,
  errors,
}) => {
  errors.allow(/429|inquiry was not sent/);
  const sentence = "Too many messages in a short time. Please try again later or call us.";
  await page.route("**/rest/v1/contact_submissions*", (route) =>
    route.fulfill({
      status: 429,
      headers: { "Access-Control-Allow-Origin": "*" },
      json: { code: "rate_limited", message: sentence, details: null, hint: null },
    }),
  );
  const contact = await fillAndSend(page);
  await expect(failed(page)).toContainText(sentence);
  await expectPreserved(contact);
});

test("CT15 CT16 without a network the message gives advice and the form is preserved", async ({
  page,
  errors,
}) => {
  errors.allow(/ERR_|inquiry was not sent/);
  await page.route("**/rest/v1/contact_submissions*", (route) => route.abort());
  const contact = await fillAndSend(page);
  await expect(failed(page)).toContainText(/connection/i);
  await expectPreserved(contact);
});

test("CT15 the server's message is shown unchanged", async ({ page, errors }) => {
  errors.allow(/500|inquiry was not sent/);
  await page.route("**/rest/v1/contact_submissions*", (route) =>
    route.fulfill({
      status: 500,
      headers: { "Access-Control-Allow-Origin": "*" },
      json: {
        code: "53100",
        message: "could not extend file: disk full",
        details: null,
        hint: null,
      },
    }),
  );
  const contact = await fillAndSend(page);
  await expect(failed(page)).toHaveText("Failed to Send Messagecould not extend file: disk full");
  await expectPreserved(contact);
});

test("CT15 CT16 a server error without message shows a generic one and preserves the form", async ({
  page,
  errors,
}) => {
  errors.allow(/500|inquiry was not sent/);
  await page.route("**/rest/v1/contact_submissions*", (route) =>
    route.fulfill({ status: 500, headers: { "Access-Control-Allow-Origin": "*" }, body: "" }),
  );
  const contact = await fillAndSend(page);
  await expect(failed(page)).toHaveText("Failed to Send MessagePlease try again later.");
  await expectPreserved(contact);
});

for (const name of ["email", "phone"] as const) {
  test(`CT16 the field ${name} refused by the server is shown with its message and the focus`, async ({
    page,
    errors,
  }) => {
    errors.allow(/422|inquiry was not sent/);
    await refuseField(page, name);
    const contact = await fillAndSend(page);
    await expect(contact.field(name)).toHaveAttribute("aria-invalid", "true");
    await expect(contact.field(name)).toBeFocused();
    await expectPreserved(contact);
  });
}
