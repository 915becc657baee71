import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { layoutShift, watchLayout } from "#site/e2e/layout-shift.ts";
import { ContactPage } from "#site/e2e/pages/contact-page.ts";

const ISLAND = "**/assets/contact-island-*.js";
const OPTIONAL = [
  "phone",
  "subject",
  "service_interest",
  "project_type",
  "budget_range",
  "timeline",
] as const;

test.describe("with script switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("CT06 the optional fields open and close under “Tell us more”, and preserve what is typed", async ({
    page,
  }) => {
    await page.goto("/contact");
    const contact = new ContactPage(page);
    for (const name of OPTIONAL) await expect(contact.field(name)).toBeHidden();
    for (const name of ["name", "email", "message"] as const) {
      await expect(contact.field(name)).toBeVisible();
    }
    await contact.more.getByText("Tell us more").click();
    for (const name of OPTIONAL) await expect(contact.field(name)).toBeVisible();
    await contact.field("phone").fill("+48 600");
    await contact.more.locator("summary").press("Enter");
    await expect(contact.field("phone")).toBeHidden();
    await expect(contact.field("phone")).toHaveValue("+48 600");
  });
});

test("CT06 hydration leaves “Tell us more” open, without layout shift", async ({ page }) => {
  await watchLayout(page);
  const { promise: held, resolve: release } = Promise.withResolvers<null>();
  await page.route(ISLAND, async (route) => {
    await held;
    await route.continue();
  });
  const contact = new ContactPage(page);
  await contact.open();
  await contact.fill({ phone: "+48 600" });
  const before = await layoutShift(page);
  release(null);
  await expect(page.locator("[data-unsent]")).toHaveCount(0);
  await expect(contact.field("phone")).toBeVisible();
  await expect(contact.field("phone")).toHaveValue("+48 600");
  expect((await layoutShift(page)) - before).toBe(0);
});

test("CT04 an error in a hidden field opens “Tell us more” and gets the focus", async ({
  page,
}) => {
  const contact = new ContactPage(page);
  await contact.open();
  await contact.fill({ name: "Anna", email: "anna@visitor.example", message: "Two rooms" });
  await contact.fill({ phone: "6".repeat(41) });
  await contact.more.locator("summary").click();
  await expect(contact.field("phone")).toBeHidden();
  await contact.submit.click();
  await expect(contact.field("phone")).toBeFocused();
  await expect(page.getByText("Please shorten this to 40 characters.")).toBeVisible();
});

test("CT16 a restored draft with an optional field opens “Tell us more” before anything is painted", async ({
  page,
}) => {
  await watchLayout(page);
  const contact = new ContactPage(page);
  await contact.open();
  await contact.fill({ name: "Anna", timeline: "asap" });
  await expect(page.locator("[data-unsent]")).toHaveCount(0);
  await page.reload();
  await expect(contact.field("timeline")).toHaveValue("asap");
  await expect(contact.field("timeline")).toBeVisible();
  await expect(page.locator("[data-unsent]")).toHaveCount(0);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
});

test("CT16 a restored draft without optional fields leaves “Tell us more” closed", async ({
  page,
}) => {
  const contact = new ContactPage(page);
  await contact.open();
  await contact.fill({ name: "Anna", message: "Two rooms" });
  await expect(page.locator("[data-unsent]")).toHaveCount(0);
  await page.reload();
  await expect(contact.field("name")).toHaveValue("Anna");
  await expect(page.locator("[data-unsent]")).toHaveCount(0);
  await expect(contact.field("timeline")).toBeHidden();
});

test("SU28 a named project is visible above the fields, without layout shift", async ({
  page,
  rows,
}) => {
  await watchLayout(page);
  const project = await rows.project({ title: `Loft ${rows.unique()}` });
  await page.goto(`/contact?project=${project.slug}`);
  const subject = new ContactPage(page).field("subject");
  await expect(subject).toHaveValue(`A project like ${project.title}`);
  await expect(subject).toBeHidden();
  const link = page.getByRole("form").getByRole("link", { name: project.title });
  await expect(link).toHaveAttribute("href", `/portfolio/${project.slug}`);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
});

test("SU28 a removed project stays removed after a reload", async ({ page, rows }) => {
  const project = await rows.project({ title: `Loft ${rows.unique()}` });
  await page.goto(`/contact?project=${project.slug}`);
  const contact = new ContactPage(page);
  await expect(contact.field("subject")).toHaveValue(`A project like ${project.title}`);
  await page.getByRole("button", { name: `Remove ${project.title} from this inquiry` }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByText("Only the fields marked * are required.")).toBeFocused();
  await page.reload();
  await contact.field("name").focus();
  await expect(page.locator("[data-unsent]")).toHaveCount(0);
  await expect(contact.field("subject")).toHaveValue("");
  await expect(contact.field("subject")).toBeHidden();
});

test("CT02 on phones the phone number and the e-mail address stand above the form", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const contact = new ContactPage(page);
  await contact.open();
  const form = await page.getByRole("form").boundingBox();
  for (const scheme of ["tel", "mailto"]) {
    const link = page.getByRole("main").locator(`a[href^='${scheme}:']:visible`).first();
    await expect(link).toBeInViewport();
    expect((await link.boundingBox())?.y).toBeLessThan(form?.y ?? 0);
  }
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.getByRole("main").locator("a[href^='tel:']:visible")).toHaveCount(1);
});

test("SU15 the open form and the confirmation have no accessibility violation", async ({
  page,
  rows,
}) => {
  const word = rows.unique();
  rows.removeLater(word);
  const contact = new ContactPage(page);
  await contact.open();
  await contact.fill({ name: "Anna", email: `${word}@visitor.example`, message: word });
  await contact.fill({ timeline: "asap" });
  expect(await violationsOf(page)).toEqual([]);
  await contact.dwell();
  await contact.submit.click();
  await expect(contact.confirmation).toBeFocused();
  await expect(contact.successNotice).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
