import type { Page } from "@playwright/test";
import { endSession } from "#site/e2e/end-session.ts";
import { draftOffer, storedOnDevice } from "#site/e2e/autosaved-form.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { LoginPage } from "#site/e2e/pages/login-page.ts";
import { addEditor } from "#site/e2e/second-member.ts";
import { memberAccount } from "#site/e2e/stacks.ts";
import { storedResponses } from "#site/e2e/stored-responses.ts";

test(
  "SU06 a session that ends on the server hides unsaved work; another member who signs in sees none of it",
  { tag: "@web" },
  async ({ page, staff, stack, rows, errors }) => {
    errors.allow(/401|403/);
    const word = rows.unique();
    const editor = await addEditor(staff, stack);
    const dashboard = await signIn(page, memberAccount);
    await dashboard.tab("Blog Posts").click();
    await page.getByRole("searchbox").fill(`search-${word}`);
    await expect(page).toHaveURL(new RegExp(`search-${word}`));
    await dashboard.tab("New Blog").click();
    await dashboard.postForm.fill({ title: `Typed ${word}`, content: `Secret ${word}` });
    await expect(storedOnDevice(page)).toBeVisible();
    await endSession(page, stack);
    await expect(new LoginPage(page).endedPanel).toBeVisible();
    await expect(page.locator("input[name=title]")).toBeHidden();

    await new LoginPage(page).signInInPlace(editor);
    await expect(page.getByRole("button", { name: `Account ${editor.email}` })).toBeVisible();
    for (const name of ["Overview", "Blog Posts", "New Blog"] as const) {
      await dashboard.tab(name).click();
      await expect(dashboard.tab(name)).toHaveAttribute("aria-selected", "true");
      expect(await everythingOn(page)).not.toContain(word);
    }
    await expect(dashboard.postForm.field("title")).toHaveValue("");
    await expect(draftOffer(page)).toHaveCount(0);

    await dashboard.logout.click();
    await expect(dashboard.toast("Logged Out")).toBeVisible();
    await signIn(page, memberAccount);
    await dashboard.tab("New Blog").click();
    await page.getByRole("button", { name: "Restore" }).click();
    await expect(dashboard.postForm.field("content")).toHaveValue(`Secret ${word}`);
    await editor.remove();
  },
);

test(
  "SU06 an ended session hides the inquiry below an unsaved note; the same member goes on with the note",
  { tag: "@web" },
  async ({ page, stack, rows, errors }) => {
    errors.allow(/401|403/);
    const inquiry = await rows.inquiry();
    const dashboard = await signIn(page, memberAccount);
    await dashboard.open(`?tab=contacts&id=${inquiry.id}`);
    await dashboard.inbox.note.fill("Call on Monday.");
    await expect(page.getByText(inquiry.message).first()).toBeVisible();
    await endSession(page, stack);
    await expect(new LoginPage(page).endedPanel).toBeVisible();
    for (const shown of await page.getByText(inquiry.message).all())
      await expect(shown).toBeHidden();
    await new LoginPage(page).signInInPlace(memberAccount);
    await expect(dashboard.inbox.note).toHaveValue("Call on Monday.");
    await expect(page.getByText(inquiry.message).first()).toBeVisible();
  },
);

test(
  "SU06 after a sign-out nothing of the first member is left for the second: outbox, drafts, responses, searches",
  { tag: "@web" },
  async ({ page, staff, stack, rows, errors }) => {
    errors.allow(/ERR_|Failed to fetch|post-save|post-outbox/);
    const word = rows.unique();
    rows.removeLater(`Waits ${word}`);
    const editor = await addEditor(staff, stack);
    const dashboard = await signIn(page, memberAccount);
    // Never arrives: the draft waits on this device.
    await page.route(/\/rest\/v1\/blog_posts/, (route) =>
      route.request().method() === "POST" ? route.abort("connectionrefused") : route.fallback(),
    );
    await dashboard.tab("New Blog").click();
    await dashboard.postForm.fill({ title: `Waits ${word}`, content: "For later." });
    await dashboard.postForm.status.selectOption("draft");
    await dashboard.postForm.submit.click();
    // Before that, leaving the form asks for confirmation.
    await expect(dashboard.toast("Saved on this device only")).toBeVisible();
    await dashboard.tab("Blog Posts").click();
    await expect(page.getByText(`Waits ${word}`).first()).toBeVisible();
    await page.getByRole("searchbox").fill(`search-${word}`);
    await expect(page).toHaveURL(new RegExp(`search-${word}`));
    await openPalette(page, `palette-${word}`);
    await page.keyboard.press("Escape");
    await dashboard.logout.click();
    const question = page.getByRole("alertdialog", { name: "Log out before drafts are sent?" });
    await question.getByRole("button", { name: "Log out" }).click();
    await expect(dashboard.toast("Logged Out")).toBeVisible();
    expect(page.url()).not.toContain(word);
    expect(await storedResponses(page)).toBe("[]");

    await new LoginPage(page).fill(editor);
    await new LoginPage(page).submit.click();
    await dashboard.expectOpen();
    for (const name of ["Blog Posts", "Projects", "Contacts", "New Blog"] as const) {
      await dashboard.tab(name).click();
      await expect(dashboard.tab(name)).toHaveAttribute("aria-selected", "true");
      expect(await everythingOn(page)).not.toContain(word);
    }
    await openPalette(page, "");
    expect(await everythingOn(page)).not.toContain(word);
    await page.keyboard.press("Escape");
    expect(await storedResponses(page)).not.toContain(word);
    // The toast of the first sign-out may still be visible, so only the reload shows that this one ended.
    const reloaded = page.waitForEvent("load");
    await dashboard.logout.click();
    await reloaded;
    await expect(dashboard.toast("Logged Out")).toBeVisible();

    await new LoginPage(page).fill(memberAccount);
    await new LoginPage(page).submit.click();
    await dashboard.expectOpen();
    await dashboard.tab("Blog Posts").click();
    await expect(page.getByText(`Waits ${word}`).first()).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await editor.remove();
  },
);

type Account =
  Pick<typeof memberAccount, "email" | "password"> | Awaited<ReturnType<typeof addEditor>>;

async function signIn(page: Page, account: Account): Promise<Dashboard> {
  await new LoginPage(page).signInAs(account);
  const dashboard = new Dashboard(page);
  await dashboard.expectOpen();
  await expect(page.getByRole("button", { name: `Account ${account.email}` })).toBeVisible();
  return dashboard;
}

async function openPalette(page: Page, text: string) {
  await page.keyboard.press("ControlOrMeta+k");
  const input = page.getByRole("combobox").last();
  await expect(input).toBeFocused();
  await input.fill(text);
}

/** Address, markup and the contents of all fields. */
async function everythingOn(page: Page): Promise<string> {
  const fields = await page
    .locator("input, textarea")
    .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
  return [page.url(), await page.content(), ...fields].join("\n");
}
