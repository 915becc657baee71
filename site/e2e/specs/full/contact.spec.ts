import { listInquiries } from "#supabase/data/inquiries.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { ContactPage } from "#site/e2e/pages/contact-page.ts";

const isInsert = (request: { method(): string; url(): string }) =>
  request.method() === "POST" && request.url().includes("/rest/v1/contact_submissions");

test("CT06 CT12 CT13 CT14 an inquiry with only the required fields is stored, confirmed and cleared", async ({
  page,
  rows,
  staff,
  requests,
  stack,
}) => {
  const word = rows.unique();
  rows.removeLater(word);
  const contact = new ContactPage(page);
  await contact.open();
  await contact.fill({ name: "Anna", email: `${word}@visitor.example`, message: "Two rooms" });
  await contact.dwell();
  await contact.submit.click();

  await expect(contact.successNotice).toContainText("Message Sent Successfully! 🎉");
  await expect(contact.successNotice).toContainText(
    "Thank you for your inquiry. We'll get back to you within 24 hours.",
  );
  await expect(contact.confirmation).toBeFocused();
  await expect(contact.confirmation).toContainText("Two rooms");
  await expect(contact.field("name")).toBeHidden();
  await contact.sendAnother.click();
  await expect(contact.confirmation).toHaveCount(0);
  await expect(contact.field("name")).toBeFocused();
  for (const name of ["name", "email", "message", "service_interest"] as const) {
    await expect(contact.field(name)).toHaveValue("");
  }

  const [insert] = requests.filter(isInsert);
  expect(insert?.postDataJSON()).toEqual({
    name: "Anna",
    email: `${word}@visitor.example`,
    phone: "",
    subject: "",
    message: "Two rooms",
    service_interest: "",
    project_type: "",
    budget_range: "",
    timeline: "",
  });
  const headers = insert?.headers();
  expect(headers?.["apikey"]).toBe(stack.backend.publishableKey);
  expect(headers?.["authorization"]).toBe(`Bearer ${stack.backend.publishableKey}`);
  const stored = await listInquiries(staff, { search: word });
  expect(stored.rows).toMatchObject([{ name: "Anna", status: "new", read_at: null }]);
});

test("CT12 CT14 all nine fields are stored and the selects are cleared", async ({
  page,
  rows,
  staff,
}) => {
  const word = rows.unique();
  rows.removeLater(word);
  const inquiry = {
    name: "Łucja Żółć",
    email: `${word}@visitor.example`,
    phone: "+48 600 100 200",
    subject: "Attic flat",
    message: "Line one\nLine two 🛋",
    service_interest: "renovation",
    project_type: "residential",
    budget_range: "25k-50k",
    timeline: "3-6-months",
  };
  const contact = new ContactPage(page);
  await contact.open();
  await contact.fill(inquiry);
  await contact.dwell();
  await contact.submit.click();
  await expect(contact.confirmation).toBeVisible();
  await expect(contact.field("timeline")).toHaveValue("");
  const stored = await listInquiries(staff, { search: word });
  expect(stored.rows).toMatchObject([inquiry]);
});

test("CT11 CT17 while sending the button shows it, is disabled, and a double click sends one", async ({
  page,
  rows,
  requests,
}) => {
  const word = rows.unique();
  rows.removeLater(word);
  await page.route("**/rest/v1/contact_submissions*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const contact = new ContactPage(page);
  await contact.open();
  await contact.fill({ name: "Anna", email: `${word}@visitor.example`, message: word });
  await contact.dwell();
  await contact.submit.dblclick();
  await expect(contact.submit).toHaveText("Sending Message...");
  await expect(contact.submit).toBeDisabled();
  await expect(contact.confirmation).toBeVisible();
  await contact.sendAnother.click();
  await expect(contact.submit).toHaveText("Send Message");
  expect(requests.filter(isInsert)).toHaveLength(1);
});

test("SU12 an inquiry filled in by a program is confirmed and classified as spam", async ({
  page,
  rows,
  staff,
}) => {
  const word = rows.unique();
  rows.removeLater(word);
  const contact = new ContactPage(page);
  await contact.open();
  await contact.fill({ name: "Bot", email: `${word}@visitor.example`, message: word });
  await page.locator("input[name=website]").evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "spam");
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await contact.dwell();
  await contact.submit.click();
  await expect(
    page.getByRole("status").filter({ hasText: "Message Sent Successfully! 🎉" }),
  ).toBeVisible();
  const stored = await listInquiries(staff, { search: word, status: "all" });
  expect(stored.rows).toMatchObject([{ status: "spam", spam_signal: "honeypot" }]);
});
