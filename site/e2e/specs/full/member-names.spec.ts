import { getInquiry } from "#supabase/data/inquiries.ts";
import { listActiveMembers } from "#supabase/data/members.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { LoginPage } from "#site/e2e/pages/login-page.ts";
import { imageFile } from "#site/e2e/sample-files.ts";
import { addEditor } from "#site/e2e/second-member.ts";

test("SU24 a member's name from the account page is that of assignments, links and authors", async ({
  browser,
  dashboard,
  rows,
  staff,
  stack,
}) => {
  test.slow();
  const editor = await addEditor(staff, stack);
  const name = `Ewa ${rows.unique()}`;
  const context = await browser.newContext({ baseURL: stack.site });
  const theirs = new Dashboard(await context.newPage());
  await new LoginPage(theirs.page).signInAs(editor);
  const section = await theirs.openFromStudioMenu("Your account");
  const field = section.getByLabel("Your name");
  await expect(field).toHaveValue("Edith Editor");
  await field.fill(" ");
  await section.getByRole("button", { name: "Save name" }).click();
  await expect(section.getByText("Enter your name.")).toBeVisible();
  await field.fill(` ${name} `);
  await section.getByRole("button", { name: "Save name" }).click();
  await expect(theirs.toast("Name Saved")).toContainText(name);
  await expect(field).toHaveValue(name);

  const inquiry = await rows.inquiry();
  await dashboard.open(`?tab=contacts&id=${inquiry.id}`);
  await dashboard.inbox.assignee.selectOption(name);
  await expect(dashboard.inbox.row(inquiry.name)).toContainText(`Assigned to ${name}`);
  const member = (await listActiveMembers(staff)).find(({ email }) => email === editor.email);
  expect((await getInquiry(staff, inquiry.id)).assignee_id).toBe(member?.id);

  const post = await rows.post();
  await theirs.open(`?tab=new-blog&id=${post.id}`);
  await theirs.page.getByRole("button", { name: "Use your name" }).click();
  await expect(theirs.postForm.field("author")).toHaveValue(name);
  await theirs.page.getByRole("button", { name: "Private link" }).click();
  const share = theirs.page.getByRole("dialog", { name: "Share the preview" });
  await share.getByRole("button", { name: "Create a link" }).click();
  await expect(share.getByRole("listitem")).toContainText(`Created by ${name}`);
  await context.close();
  await editor.remove();
});

test("SU25 a member's photo is uploaded, shown to the others and in their lists, and removed", async ({
  browser,
  page,
  dashboard,
  rows,
  staff,
  stack,
}) => {
  test.slow();
  const editor = await addEditor(staff, stack);
  const context = await browser.newContext({ baseURL: stack.site });
  const theirs = new Dashboard(await context.newPage());
  await new LoginPage(theirs.page).signInAs(editor);
  await theirs.expectOpen();
  const account = theirs.page.getByRole("button", { name: `Account ${editor.email}` });
  await expect(account.locator("[data-initials=EE]")).toBeVisible();
  const section = await theirs.openFromStudioMenu("Your account");
  await section.locator("input[type=file]").setInputFiles(await imageFile("face.png"));
  await expect(theirs.toast("Photo Saved")).toBeVisible();
  const stored = async () =>
    (await listActiveMembers(staff)).find(({ email }) => email === editor.email)?.photo;
  const photo = (await stored()) ?? "";
  expect(photo).not.toBe("");
  await expect(account.locator("img")).toHaveAttribute("src", photo);

  const members = page.getByRole("listitem").filter({ hasText: editor.email });
  await dashboard.open("?page=members");
  await expect(members.locator("img")).toHaveAttribute("src", photo);
  const post = await rows.post();
  await theirs.open(`?tab=new-blog&id=${post.id}`);
  await expect(theirs.postForm.field("title")).toHaveValue(post.title);
  await dashboard.open(`?tab=new-blog&id=${post.id}`);
  const presence = page.getByRole("status").filter({ hasText: "Edith Editor is editing" });
  await expect(presence).toBeVisible();
  await expect(page.locator(`img[src="${photo}"]`)).toBeVisible();

  await theirs.openFromStudioMenu("Your account");
  await section.getByRole("button", { name: "Remove Photo" }).click();
  await expect(theirs.toast("Photo Removed")).toBeVisible();
  expect(await stored()).toBe("");
  await expect(account.locator("[data-initials=EE]")).toBeVisible();
  await context.close();
  await editor.remove();
});
