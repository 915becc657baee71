import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { listInquiries } from "#supabase/data/inquiries.ts";
import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { ContactPage } from "#site/e2e/pages/contact-page.ts";
import { imageFile, imageOfSize } from "#site/e2e/sample-files.ts";

const PLAN = {
  name: "Grundriß Küche.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7 plan"),
};
/** A file for Playwright to choose, with the type that a browser derives from the name. */
const file = (name: string, mimeType: string, text: string) => ({
  ...{ name, mimeType },
  buffer: Buffer.from(text),
});

async function filledIn(contact: ContactPage, name: string) {
  await contact.open();
  await contact.fill({ name, email: `${name}@visitor.example`, message: `Two rooms of ${name}` });
  await contact.more.locator("summary").click();
}

test("CT18 a visitor's photo and plan are shown and saved in the inbox", async ({
  dashboard,
  publicSite,
  rows,
  staff,
}) => {
  const name = `files-${randomUUID()}`;
  rows.removeLater(name);
  const contact = new ContactPage(publicSite);
  await filledIn(contact, name);
  await contact.files.setInputFiles([await imageFile("bath.png"), PLAN]);
  await expect(contact.attached).toHaveText([
    /bath\.png.*Attached/,
    /Grundriß Küche\.pdf.*Attached/,
  ]);
  expect(await violationsOf(publicSite, { within: "details" })).toEqual([]);
  await contact.dwell();
  await contact.submit.dblclick();
  await expect(contact.successNotice).toBeVisible();
  await expect(contact.confirmation).toContainText("With 2 files.");

  const { rows: stored } = await listInquiries(staff, { search: name });
  expect(stored).toHaveLength(1);
  await dashboard.open(`?tab=contacts&id=${stored[0]?.id ?? ""}`);
  const { inbox } = dashboard;
  await expect(inbox.row(name)).toContainText("2 files");
  await expect(inbox.files).toHaveCount(2);
  const image = inbox.files.getByRole("img", { name: "bath.png" });
  await expect(image).toBeVisible();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBe(320);
  const saving = dashboard.page.waitForEvent("download");
  await inbox.files.getByRole("button", { name: /^Download Grundriß Küche\.pdf/ }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe(PLAN.name);
  expect(readFileSync(await download.path()).equals(PLAN.buffer)).toBe(true);
});

test("CT18 an upload that breaks off loses neither the text nor the other files, and can be tried again", async ({
  page,
  rows,
  staff,
  errors,
}) => {
  errors.allow(/ERR_FAILED|inquiry was not sent/);
  const name = `broken-${randomUUID()}`;
  rows.removeLater(name);
  let isBroken = true;
  await page.route("**/storage/v1/object/inquiry-files/**", async (route) => {
    const isSecond = route.request().postData()?.includes("second") === true;
    await (isBroken && isSecond ? route.abort("failed") : route.continue());
  });
  const contact = new ContactPage(page);
  await filledIn(contact, name);
  await contact.files.setInputFiles([
    file("first.pdf", "application/pdf", "%PDF-1.7 first"),
    file("second.pdf", "application/pdf", "%PDF-1.7 second"),
    file("third.pdf", "application/pdf", "%PDF-1.7 third"),
  ]);
  const words = [/first\.pdf.*Attached/, /second\.pdf.*cannot be reached/, /third\.pdf.*Attached/];
  await expect(contact.attached).toHaveText(words);
  await contact.dwell();
  await contact.submit.click();
  await expect(
    contact.more.getByRole("alert").filter({ hasText: "has not arrived" }),
  ).toBeVisible();
  await expect(contact.files).toBeFocused();
  await expect(contact.field("message")).toHaveValue(`Two rooms of ${name}`);
  expect((await listInquiries(staff, { search: name })).rows).toEqual([]);

  isBroken = false;
  await contact.attached.getByRole("button", { name: "Retry second.pdf" }).click();
  await expect(contact.attached.nth(1)).toContainText("Attached");
  await page.reload();
  await expect(contact.attached).toHaveText([/first/, /second/, /third/]);
  await contact.attached.getByRole("button", { name: "Remove third.pdf" }).click();
  await expect(contact.attached).toHaveCount(2);
  await contact.submit.click();
  await expect(contact.successNotice).toBeVisible();
  const { rows: stored } = await listInquiries(staff, { search: name });
  expect(stored.map(({ attachments }) => attachments)).toMatchObject([
    [{ name: "first.pdf" }, { name: "second.pdf" }],
  ]);
});

test("CT18 the field names files that cannot be sent, and keeps the good ones", async ({
  page,
}) => {
  const contact = new ContactPage(page);
  await filledIn(contact, "bad-files");
  await contact.files.setInputFiles([
    await imageOfSize("huge.png", 10 * 1024 * 1024 + 1),
    file("page.jpg", "image/jpeg", "<!doctype html><script>alert(1)</script>"),
    file("drawing.svg", "image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg'/>"),
    file("empty.pdf", "application/pdf", ""),
    PLAN,
  ]);
  const alert = contact.more.getByRole("alert");
  await expect(alert).toContainText("“huge.png” was not attached: it is larger than 10MB.");
  await expect(alert).toContainText("“page.jpg” was not attached: only photos");
  await expect(alert).toContainText("“drawing.svg” was not attached: only photos");
  await expect(alert).toContainText("“empty.pdf” was not attached: the file is empty.");
  await expect(contact.attached).toHaveText([/Grundriß.*Attached/]);
  await contact.files.setInputFiles(
    Array.from({ length: 5 }, (_, index) =>
      file(`plan ${String(index)}.pdf`, "application/pdf", `%PDF-1.7 ${String(index)}`),
    ),
  );
  await expect(contact.attached).toHaveCount(5);
  await expect(alert).toHaveText("“plan 4.pdf” was not attached: a message can have 5 files.");
  expect(await violationsOf(page, { within: "details" })).toEqual([]);
  // Gives the places back.
  for (const [index] of Array.from({ length: 5 }).entries()) {
    await contact.attached
      .first()
      .getByRole("button", { name: /^Remove/ })
      .press("Enter");
    await expect(contact.attached).toHaveCount(4 - index);
  }
  await expect(contact.files).toBeFocused();
});

test.describe("with script switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("CT18 no field for files is shown that does nothing", async ({ page }) => {
    await page.goto("/contact");
    const contact = new ContactPage(page);
    await contact.more.locator("summary").click();
    await expect(contact.files).toBeHidden();
    await expect(contact.more).toContainText("Attaching photos and plans needs JavaScript.");
  });
});
