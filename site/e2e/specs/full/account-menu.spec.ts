import { randomUUID } from "node:crypto";
import { listMembers } from "#supabase/data/members.ts";
import { trashPost } from "#supabase/data/posts.ts";
import { trashProject } from "#supabase/data/projects.ts";
import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { invitationMailedTo } from "#site/e2e/mailed-invitation.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { memberAccount } from "#site/e2e/stacks.ts";
import { LoginPage } from "#site/e2e/pages/login-page.ts";

test("SU19 SU22 an invited member accepts by the link of the mail, and loses access at once", async ({
  page,
  browser,
  stack,
  dashboard,
  staff,
  errors,
}) => {
  test.slow();
  errors.allow(/401|403/);
  const word = randomUUID().slice(0, 8);
  const email = `new-${word}@studio.example`;
  const name = `Nora ${word}`;
  await dashboard.open();
  const section = await dashboard.openFromStudioMenu("Members");
  await section.getByLabel("Email").fill(email);
  await section.getByRole("button", { name: "Invite" }).click();
  const invitation = section
    .getByRole("list", { name: "Open invitations" })
    .getByRole("listitem")
    .filter({ hasText: email });
  await expect(invitation).toContainText(`invited by ${memberAccount.email}`);

  const context = await browser.newContext({ baseURL: stack.site });
  const guest = await context.newPage();
  const login = new LoginPage(guest);
  await login.open();
  await guest.getByRole("button", { name: "I have an invitation" }).click();
  await guest.getByLabel("Code of the invitation").fill("0000-0000-0000-0000");
  await guest.getByLabel("Your name").fill(name);
  await guest.getByLabel("New password").fill("a lamp in the corner");
  await guest.getByRole("button", { name: "Accept and sign in" }).click();
  await expect(guest.getByRole("alert")).toContainText("This code is wrong");
  await guest.goto(await invitationMailedTo(stack.backend.dataDir, email));
  await guest.getByLabel("Your name").fill(name);
  await guest.getByLabel("New password").fill("a lamp in the corner");
  await guest.getByRole("button", { name: "Accept and sign in" }).click();
  const theirs = new Dashboard(guest);
  await theirs.expectOpen();
  await guest.getByRole("button", { name: "Studio", exact: true }).click();
  await expect(guest.getByRole("menuitem", { name: "Your account" })).toBeVisible();
  await expect(guest.getByRole("menuitem", { name: "Members" })).toHaveCount(0);
  await expect(guest.getByRole("menuitem", { name: "Jobs and deliveries" })).toHaveCount(0);
  await guest.keyboard.press("Escape");
  // The server stores a dismissed tip, so it stays hidden without browser storage.
  const hint = guest.getByRole("note", { name: "Hint" });
  await expect(hint).toContainText("finds anything");
  const away = guest.waitForResponse(/rpc\/see_hint/);
  await hint.getByRole("button", { name: "Got it" }).click();
  await expect(hint).toHaveCount(0);
  await expect(theirs.tab("Overview")).toBeFocused();
  await away;
  await theirs.logout.click();
  await expect(theirs.toast("Logged Out")).toBeVisible();
  await login.fill({ email, password: "a lamp in the corner" });
  await login.submit.click();
  await theirs.expectOpen();
  await theirs.tab("Contacts").click();
  await expect(hint).toContainText("marks it as read");
  await theirs.tab("Overview").click();
  await expect(hint).toHaveCount(0);

  await page.reload();
  await expect(section.getByRole("listitem").filter({ hasText: name })).toContainText(email);
  await page.getByRole("button", { name: `Deactivate ${email}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Deactivate" }).click();
  await expect(section.getByRole("listitem").filter({ hasText: email })).toContainText(
    "Deactivated",
  );
  expect(await violationsOf(page), "with a former member").toEqual([]);
  const ended = guest.getByRole("dialog", { name: "Your session has ended" });
  // The next request finds the end: one that the page repeats by itself, or that of another tab.
  await expect(async () => {
    if (!(await ended.isVisible())) await theirs.tab("Projects").click({ timeout: 1000 });
    await expect(ended).toBeVisible();
  }).toPass();
  await context.close();
  const left = (await listMembers(staff)).find((member) => member.email === email);
  expect(left?.active).toBe(false);
});

test("SU19 a new password requires the current one; unsupported apps are reported", async ({
  dashboard,
  errors,
}) => {
  errors.allow(/400|422/);
  await dashboard.open();
  const section = await dashboard.openFromStudioMenu("Your account");
  await section.getByLabel("Current password").fill("not the one");
  await section.getByLabel("New password").fill("short");
  await section.getByRole("button", { name: "Change password" }).click();
  await expect(section.getByText("Use at least 10 characters.")).toBeVisible();
  await section.getByLabel("New password").fill("a lamp in the corner");
  await section.getByRole("button", { name: "Change password" }).click();
  await expect(section.getByText("This is not your current password.")).toBeVisible();
  await section.getByRole("button", { name: "Set up an authenticator app" }).click();
  await expect(section.getByText("This backend does not offer authenticator apps.")).toBeVisible();
  await expect(section.getByRole("listitem").filter({ hasText: "This one" })).toContainText(
    "Signed in since",
  );
});

test("SU03 rows in the trash show the days left, and are restored or deleted forever", async ({
  dashboard,
  rows,
  staff,
  page,
}) => {
  const word = rows.unique();
  const post = await rows.post({ title: `Gone ${word}` });
  const project = await rows.project({ title: `Lost ${word}` });
  await trashPost(staff, post.id);
  await trashProject(staff, project.id);
  await dashboard.open();
  const section = await dashboard.openFromStudioMenu("Trash");
  await expect(section.getByRole("listitem").filter({ hasText: post.title })).toContainText(
    "30 days left",
  );
  await section.getByRole("button", { name: `Restore ${post.title}` }).click();
  await expect(section.getByText(post.title)).toHaveCount(0);
  await section.getByRole("button", { name: `Delete ${project.title} forever` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete forever" }).click();
  await expect(section.getByText(project.title)).toHaveCount(0);
});

test("the palette finds rows and pages by keyboard; the appearance is stored", async ({
  page,
  dashboard,
  rows,
}) => {
  const post = await rows.post({ title: `Palette ${rows.unique()}` });
  await dashboard.open();
  await dashboard.expectOpen();
  await page.keyboard.press("ControlOrMeta+k");
  const input = page.getByRole("combobox", { name: "Find or do" });
  await expect(input).toBeFocused();
  await input.fill(post.title);
  await expect(page.getByRole("option", { name: post.title })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(dashboard.postForm.field("title")).toHaveValue(post.title);

  await page.keyboard.press("ControlOrMeta+k");
  await input.fill("your acc");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your account" })).toBeFocused();

  await page.keyboard.press("ControlOrMeta+k");
  await input.fill("dark");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.reload();
  await dashboard.expectOpen();
  await expect(page.locator("html")).toHaveClass(/dark/);
});
