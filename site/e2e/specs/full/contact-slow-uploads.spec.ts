import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { listInquiries } from "#supabase/data/inquiries.ts";
import { UPLOAD_MAX_BYTES, INQUIRY_FILES_MAX } from "#supabase/data/limits.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { ContactPage } from "#site/e2e/pages/contact-page.ts";
import { imageOfSize } from "#site/e2e/sample-files.ts";

const CHOSEN = 10;
/** Bytes per second of the line: a file takes about four seconds, so that the line can fail while one is under way. */
const UPLOAD_RATE = 2.5 * 1024 * 1024;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Photos of the greatest size, as paths: Playwright passes at most 50 MB in one call. */
async function largestPhotos(pathOf: (name: string) => string): Promise<readonly string[]> {
  const { buffer } = await imageOfSize("photo.png", UPLOAD_MAX_BYTES);
  const paths = Array.from({ length: CHOSEN }, (_, index) =>
    pathOf(`photo ${String(index + 1)}.png`),
  );
  await Promise.all(paths.map((path) => writeFile(path, buffer)));
  return paths;
}

/** The line of the page: slow, and not there at all. */
async function lineOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const set = (offline: boolean) =>
    session.send("Network.emulateNetworkConditions", {
      offline,
      latency: 50,
      downloadThroughput: -1,
      uploadThroughput: UPLOAD_RATE,
    });
  return { slow: () => set(false), cut: () => set(true) };
}

test("CT18 ten of the largest photos from a phone on a slow line that fails in the middle: five are sent, nothing is lost", async ({
  page,
  rows,
  staff,
  errors,
}, testInfo) => {
  test.slow();
  errors.allow(/ERR_INTERNET_DISCONNECTED|inquiry was not sent|resource-error.*\/images\//);
  const name = `slow-${randomUUID()}`;
  rows.removeLater(name);
  const contact = new ContactPage(page);
  await contact.open();
  await contact.fill({ name, email: `${name}@visitor.example`, message: `Two rooms of ${name}` });
  await contact.more.locator("summary").click();
  const line = await lineOf(page);
  await line.slow();
  await contact.files.setInputFiles([
    ...(await largestPhotos((file) => testInfo.outputPath(file))),
  ]);
  await expect(contact.attached).toHaveCount(INQUIRY_FILES_MAX);
  await expect(contact.more.getByRole("alert")).toContainText("“photo 10.png” was not attached");
  await expect(contact.attached.first()).toContainText("Attached");
  await expect(contact.attached.nth(1).getByRole("progressbar")).toBeVisible();

  await line.cut();
  const retries = contact.attached.getByRole("button", { name: /^Retry/ });
  await expect(retries.nth(2)).toBeVisible(); // Files 3 to 5 at least; the second one can have arrived just before.
  await expect(contact.attached.getByRole("progressbar")).toHaveCount(0);
  await contact.dwell();
  await contact.submit.click();
  await expect(
    contact.more.getByRole("alert").filter({ hasText: "have not arrived" }),
  ).toBeVisible();
  await expect(contact.field("message")).toHaveValue(`Two rooms of ${name}`);

  await line.slow();
  for (let left = await retries.count(); left > 0; left -= 1) {
    await retries.first().click();
    await expect(retries).toHaveCount(left - 1);
  }
  await contact.submit.click();
  await expect(contact.successNotice).toBeVisible({ timeout: 60_000 });
  const { rows: stored } = await listInquiries(staff, { search: name });
  expect(stored.map(({ attachments }) => attachments)).toMatchObject([
    [1, 2, 3, 4, 5].map((number) => ({ name: `photo ${String(number)}.png` })),
  ]);
});
