import type { BrowserContext, Page } from "@playwright/test";
import { endSession } from "#site/e2e/end-session.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { LoginPage } from "#site/e2e/pages/login-page.ts";
import { refuseDrafts } from "#site/e2e/refuse-drafts.ts";
import { refuseNewPosts } from "#site/e2e/refuse-new-posts.ts";
import type { RowFactory } from "#site/e2e/row-factory.ts";
import { memberAccount } from "#site/e2e/stacks.ts";
import { storedResponses } from "#site/e2e/stored-responses.ts";

test("AD03 a logout in one window removes private data from the other; its text is offered again", async ({
  page,
  context,
  errors,
}) => {
  errors.allow(/503|401/);
  await refuseNewPosts(page);
  await new LoginPage(page).signInAs(memberAccount);
  const first = new Dashboard(page);
  await first.expectOpen();
  await first.tab("New Blog").click();
  await first.postForm.fill({ title: "Still here" });
  const other = await logOutElsewhere(context);
  await expect(new LoginPage(other).submit).toBeVisible();
  await expect(new LoginPage(page).submit).toBeVisible();
  await expect(page.locator("input[name=title]")).toHaveCount(0);

  await new LoginPage(page).fill(memberAccount);
  await new LoginPage(page).submit.click();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(first.postForm.field("title")).toHaveValue("Still here");
  // The sign-in applies to the other window, too.
  await new Dashboard(other).expectOpen();
});

for (const end of ["a logout in another window", "a session ended by the server"] as const) {
  test(`${end} leaves no private row in the page, its toasts or its persisted query results`, async ({
    page,
    context,
    rows,
    stack,
    errors,
  }) => {
    errors.allow(/401|403/);
    const word = rows.unique();
    const trashed = await rows.post({ title: `Trashed ${word}`, status: "draft" });
    const { dashboard } = await openPrivatePost(page, rows, word);
    await page.getByRole("button", { name: `Delete ${trashed.title}` }).click();
    await expect(dashboard.toast("Moved to Trash")).toContainText(trashed.title);
    if (end === "a logout in another window") {
      await logOutElsewhere(context);
    } else {
      await endSession(page, stack);
    }
    await expect(new LoginPage(page).submit).toBeVisible();
    await expect.poll(() => page.content()).not.toContain(word);
    await expect.poll(() => storedResponses(page)).toBe("[]");
  });
}

for (const storage of ["stored", "refused"] as const) {
  const outcome = storage === "stored" ? "offered again" : "still in the form";
  test(`AD03 a logout in another window leaves no private rows behind “Site settings”; with drafts ${storage}, the text is ${outcome}`, async ({
    page,
    context,
    rows,
    errors,
  }) => {
    errors.allow(/401|403/);
    if (storage === "refused") await page.addInitScript(refuseDrafts);
    const word = rows.unique();
    const { dashboard, post } = await openPrivatePost(page, rows, word);
    const settings = await dashboard.openFromStudioMenu("Site settings");
    await settings.getByLabel("City").fill("Elmwood");
    await expect(page.getByText(STATUS[storage])).toBeVisible();

    await logOutElsewhere(context);
    await expect(new LoginPage(page).submit).toBeVisible();
    await expect.poll(() => page.content()).not.toContain(post.title);
    await expect.poll(() => storedResponses(page)).toBe("[]");

    if (storage === "refused") await new LoginPage(page).signInInPlace(memberAccount);
    else {
      // The page is covered at once and removed a moment later.
      await expect(page.getByLabel("Email")).toHaveCount(1);
      await new LoginPage(page).fill(memberAccount);
      await new LoginPage(page).submit.click();
      await dashboard.openFromStudioMenu("Site settings");
      await settings.getByRole("button", { name: "Restore" }).click();
    }
    await expect(settings.getByLabel("City")).toHaveValue("Elmwood");
  });
}

test("AD03 a logout in another window removes inbox and inquiry around a note that cannot be stored", async ({
  page,
  context,
  rows,
  errors,
}) => {
  errors.allow(/401|403/);
  await page.addInitScript(refuseDrafts);
  const word = rows.unique();
  const other = await rows.inquiry({ name: `Other ${word}` });
  const inquiry = await rows.inquiry({ name: `Private ${word}`, message: `Secret ${word}` });
  await new LoginPage(page).signInAs(memberAccount);
  const dashboard = new Dashboard(page);
  const { inbox } = dashboard;
  await dashboard.expectOpen();
  await dashboard.tab("Contacts").click();
  await inbox.row(inquiry.name).click();
  await inbox.note.fill("Call on Monday.");
  await expect(page.getByText(STATUS.refused)).toBeVisible();
  await expect(inbox.row(other.name)).toBeVisible();

  await logOutElsewhere(context);
  await expect(new LoginPage(page).endedPanel).toBeVisible();
  await expect.poll(() => page.content()).not.toContain(word);
  expect(await page.content()).not.toContain(inquiry.email);

  await new LoginPage(page).signInInPlace(memberAccount);
  await expect(inbox.note).toHaveValue("Call on Monday.");
  await expect(inbox.detail).toContainText(inquiry.message);
  await expect(inbox.row(other.name)).toBeVisible();
});

const STATUS = {
  stored: /^Saved on this device only/,
  refused: "This device cannot keep a copy: save before you leave.",
} as const;

/** Signs in and shows a draft of its own in the list, which other tests fill beyond its first page. */
async function openPrivatePost(page: Page, rows: RowFactory, word: string) {
  const post = await rows.post({ title: `Private ${word}`, status: "draft" });
  await new LoginPage(page).signInAs(memberAccount);
  const dashboard = new Dashboard(page);
  await dashboard.expectOpen();
  await dashboard.open(`?tab=blog-posts&q=${word}`);
  await expect(page.getByRole("link", { name: post.title })).toBeVisible();
  return { dashboard, post };
}

async function logOutElsewhere(context: BrowserContext) {
  const other = await context.newPage();
  await other.goto("/admin");
  await new Dashboard(other).logout.click();
  return other;
}
