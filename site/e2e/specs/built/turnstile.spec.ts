import type { Page } from "@playwright/test";
import { listInquiries, sendInquiry } from "#supabase/data/inquiries.ts";
import { signIn } from "#supabase/data/auth.ts";
import { createPublicClient } from "#supabase/data/public-client.ts";
import { createStaffClient } from "#supabase/data/staff-client.ts";
import { turnstileWords, contactMessages } from "#site/content/contact.ts";
import { emptyContact, toInquiry } from "#site/pages/contact/contact-model.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { layoutShift, watchLayout } from "#site/e2e/layout-shift.ts";
import { memoryStorage } from "#site/e2e/memory-storage.ts";
import { ContactPage } from "#site/e2e/pages/contact-page.ts";
import { memberAccount } from "#site/e2e/stacks.ts";
import { blockTurnstile, serveTurnstile, unblockTurnstile } from "#site/e2e/turnstile-script.ts";
import { openTurnstileSite } from "#site/e2e/turnstile-site.ts";
import type { TurnstileSite } from "#site/e2e/turnstile-site.ts";

// The tests share one site and backend; each has its own sender.
test.describe.configure({ mode: "serial" });

const CLOUDFLARE = "https://challenges.cloudflare.com";
let site: TurnstileSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await openTurnstileSite();
});
test.afterAll(() => site.close());

/** Opens the form and fills it in; returns what was typed. */
async function fillIn(page: Page) {
  const contact = new ContactPage(page);
  await page.goto(`${site.address}/contact`);
  const word = crypto.randomUUID().slice(0, 8);
  const typed = { name: "Anna", email: `${word}@visitor.example`, message: `Two rooms ${word}` };
  await contact.fill(typed);
  await contact.dwell();
  return { contact, typed };
}

async function stored(email: string) {
  const staff = createStaffClient({ ...site.backend, storage: memoryStorage() });
  await signIn(staff, memberAccount.email, memberAccount.password);
  return (await listInquiries(staff, { search: email, status: "all" })).rows;
}

async function expectTyped(
  contact: ContactPage,
  typed: Record<"name" | "email" | "message", string>,
) {
  for (const name of ["name", "email", "message"] as const) {
    await expect(contact.field(name)).toHaveValue(typed[name]);
  }
}
const notice = (page: Page, text: string | RegExp) =>
  page
    .getByRole("status")
    .filter({ hasText: contactMessages.failed.title })
    .filter({ hasText: text });
const check = (page: Page) => page.getByRole("group", { name: turnstileWords.label });

test("Turnstile loads with the first use of the form, moves nothing, and the inquiry arrives by its function", async ({
  page,
  requests,
}) => {
  const toCloudflare = () => requests.filter((request) => request.url().startsWith(CLOUDFLARE));
  await watchLayout(page);
  await serveTurnstile(page, "passes");
  await page.goto(`${site.address}/contact`);
  await page.getByRole("form").hover();
  await page.waitForLoadState("networkidle");
  expect(toCloudflare()).toEqual([]);

  const { contact, typed } = await fillIn(page);
  await expect(check(page).getByText("Success!")).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
  await contact.submit.click();
  await expect(contact.successNotice).toBeVisible();
  expect(await stored(typed.email)).toMatchObject([{ ...typed, status: "new" }]);
  expect(requests.some((request) => request.url().endsWith("/functions/v1/send-inquiry"))).toBe(
    true,
  );
});

test("Turnstile: the page allows its origin, and the backend refuses an inquiry that goes around it", async ({
  page,
  stack,
}) => {
  const policyOf = async (address: string) =>
    (await page.request.get(address)).headers()["content-security-policy"] ?? "";
  expect((await policyOf(`${site.address}/contact`)).split(CLOUDFLARE)).toHaveLength(3);
  expect(await policyOf(`${stack.site}/contact`)).not.toContain(CLOUDFLARE);
  const typed = { name: "Bot", email: "bot@visitor.example", message: "Buy" };
  const inquiry = toInquiry({ ...emptyContact, ...typed });
  const direct = sendInquiry(createPublicClient(site.backend), inquiry);
  await expect(direct).rejects.toThrow(/Reload the page, which keeps your text/);
});

test("Turnstile: a check that waits for the visitor is asked for and passed by keyboard", async ({
  page,
  errors,
}) => {
  errors.allow(/The inquiry was not sent/);
  await serveTurnstile(page, "asks");
  const { contact, typed } = await fillIn(page);
  const button = check(page).getByRole("button");
  await expect(button).toBeVisible();
  await contact.submit.press("Enter");
  await expect(notice(page, turnstileWords.unsolved)).toBeVisible();
  await expectTyped(contact, typed);
  await expect(contact.submit).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(contact.submit).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(contact.successNotice).toBeVisible();
  expect(await stored(typed.email)).toHaveLength(1);
});

test("Turnstile: a token that expires is replaced, in the browser and after Cloudflare has refused it", async ({
  page,
  errors,
}) => {
  errors.allow(/The inquiry was not sent|403/);
  await serveTurnstile(page, "passes");
  const { contact, typed } = await fillIn(page);
  await expect(check(page).getByText("Success!")).toBeVisible();
  await page.evaluate("turnstile.expire()");
  site.cloudflare.answer({ errors: ["timeout-or-duplicate"] });
  await contact.submit.click();
  await expect(notice(page, "The check has expired")).toBeVisible();
  await expectTyped(contact, typed);
  await expect(check(page).getByText("Success!")).toBeVisible();
  await contact.submit.click();
  await expect(contact.successNotice).toBeVisible();
  expect(await stored(typed.email)).toHaveLength(1);
});

test("Turnstile: a verification that fails stores nothing and names the way by email", async ({
  page,
  errors,
}) => {
  errors.allow(/The inquiry was not sent|503/);
  await serveTurnstile(page, "passes");
  const { contact, typed } = await fillIn(page);
  site.cloudflare.answer(503, 503);
  await contact.submit.click();
  await expect(notice(page, /try again in a few minutes, or write to us by email/)).toBeVisible();
  await expectTyped(contact, typed);
  expect(await stored(typed.email)).toEqual([]);
});

test("Turnstile: a blocked script is said with e-mail and phone, loses nothing, and is loaded again", async ({
  page,
  errors,
}) => {
  errors.allow(/The inquiry was not sent|ERR_BLOCKED_BY_CLIENT|ERR_FAILED|resource-error/);
  await blockTurnstile(page);
  const { contact, typed } = await fillIn(page);
  const alert = check(page).getByRole("alert");
  await expect(alert).toContainText(turnstileWords.ways.blocked);
  await expect(alert.locator("a[href^='mailto:'], a[href^='tel:']")).toHaveCount(2);
  await contact.submit.click();
  await expect(notice(page, turnstileWords.blocked)).toBeVisible();
  await expectTyped(contact, typed);
  await unblockTurnstile(page, "passes");
  await contact.submit.click();
  await expect(contact.successNotice).toBeVisible();
  expect(await stored(typed.email)).toHaveLength(1);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("Turnstile: the form still names e-mail and phone", async ({ page }) => {
    await page.goto(`${site.address}/contact`);
    await expect(page.getByText("Sending this form needs JavaScript")).toBeVisible();
  });
});
