import { getInquiry } from "#supabase/data/inquiries.ts";
import { getPost } from "#supabase/data/posts.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { ContactPage } from "#site/e2e/pages/contact-page.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { LoginPage } from "#site/e2e/pages/login-page.ts";
import { memberAccount } from "#site/e2e/stacks.ts";
import { tabTo } from "#site/e2e/tab-to.ts";

// Keyboard-only flows. Posts, projects, bulk actions and the order of the portfolio are tested in the
// specs of these features.

test("SU15 a visitor skips to the form, fills it in and sends it by keyboard", async ({
  page,
  rows,
}) => {
  const word = rows.unique();
  rows.removeLater(word);
  const contact = new ContactPage(page);
  await contact.open();
  await tabTo(page, page.getByRole("link", { name: "Skip to content" }));
  await page.keyboard.press("Enter");
  await tabTo(page, contact.field("name"));
  await page.keyboard.type(`Keys ${word}`);
  await tabTo(page, contact.field("email"));
  await page.keyboard.type(`${word}@visitor.test`);
  await tabTo(page, contact.field("message"));
  await page.keyboard.type("Two rooms and a hall.");
  await tabTo(page, contact.more.locator("summary"));
  await page.keyboard.press("Enter");
  await tabTo(page, contact.field("timeline"));
  await page.keyboard.press("ArrowDown");
  await contact.dwell();
  await tabTo(page, contact.submit);
  await page.keyboard.press("Enter");
  await expect(contact.confirmation).toBeFocused();
});

test("SU15 a visitor opens a project, browses its images and returns to its card by keyboard", async ({
  page,
  rows,
}) => {
  const { title } = await rows.project({
    title: `Keys ${rows.unique()}`,
    gallery_images: [
      { url: "/images/default-post.webp", alt: "The hall", caption: "" },
      { url: "/images/default-project.webp", alt: "The kitchen", caption: "" },
    ],
  });
  await page.goto("/portfolio");
  const card = page.getByRole("link", { name: `View Details: ${title}` });
  await expect(card).toBeVisible();
  await card.focus();
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { level: 1, name: title });
  await expect(heading).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  const kitchen = page.getByRole("button", { name: "The kitchen" });
  await tabTo(page, kitchen);
  await page.keyboard.press("Enter");
  const enlarged = page.getByRole("dialog", { name: "The kitchen" });
  await expect(enlarged.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(enlarged).toHaveCount(0);
  await expect(kitchen).toBeFocused();
  await page.goBack();
  await expect(card).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(heading).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: "Discuss a project like this" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("link", { name: "Discuss a project like this" })).toBeFocused();
  await expect(heading).toBeVisible();
});

test("SU15 a visitor reads a post and returns to its position in the list by keyboard", async ({
  page,
  rows,
}) => {
  // In a category of its own, because other specs publish more posts than a page of the list has.
  const category = await rows.category();
  const { title } = await rows.post({ category_id: category.id });
  await page.goto(`/blog?category=${category.id}`);
  const link = page.getByRole("link", { name: `Read Article: ${title}` });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
});

test("SU15 a member signs in, handles an inquiry and logs out by keyboard", async ({
  page,
  rows,
  staff,
}) => {
  const inquiry = await rows.inquiry({ name: `Keys ${rows.unique()}` });
  const login = new LoginPage(page);
  await login.open();
  await tabTo(page, login.email);
  await page.keyboard.type(memberAccount.email);
  await tabTo(page, login.password);
  await page.keyboard.type(memberAccount.password);
  await page.keyboard.press("Enter");
  const dashboard = new Dashboard(page);
  await dashboard.expectOpen();
  await page.keyboard.press("4");
  const { inbox } = dashboard;
  await expect(inbox.row(inquiry.name)).toBeVisible();
  await tabTo(page, inbox.row(inquiry.name));
  await page.keyboard.press("Enter");
  await expect(inbox.detail).toContainText(inquiry.name);
  await tabTo(page, inbox.status);
  await page.keyboard.type("Cont");
  await expect.poll(async () => (await getInquiry(staff, inquiry.id)).status).toBe("contacted");
  await tabTo(page, inbox.note);
  await page.keyboard.type("Called back.");
  await tabTo(page, inbox.saveNote);
  await page.keyboard.press("Enter");
  await expect(inbox.notes).toContainText("Called back.");
  await dashboard.logout.focus();
  await page.keyboard.press("Enter");
  await expect(login.submit).toBeVisible();
});

test("SU03 SU15 a post is deleted and restored by keyboard", async ({
  page,
  rows,
  staff,
  dashboard,
}) => {
  const { id, title } = await rows.post({ title: `Keys ${rows.unique()}` });
  await dashboard.open(`?tab=blog-posts&q=${encodeURIComponent(title)}`);
  const row = page.getByRole("row").filter({ hasText: title });
  await tabTo(page, row.getByRole("button", { name: `Delete ${title}` }));
  await page.keyboard.press("Enter");
  await expect(row).toHaveCount(0);
  const undo = dashboard.toast("Moved to Trash").getByRole("button", { name: "Undo" });
  await tabTo(page, undo);
  await page.keyboard.press("Enter");
  await expect(row).toBeVisible();
  expect((await getPost(staff, id)).deleted_at).toBeNull();
});

test("SU15 a page of the Studio menu is opened, used and left by keyboard", async ({
  page,
  dashboard,
}) => {
  await dashboard.open();
  await dashboard.expectOpen();
  const menu = page.getByRole("button", { name: "Studio", exact: true });
  await tabTo(page, menu);
  await page.keyboard.press("Enter");
  const item = page.getByRole("menuitem", { name: "Site settings" });
  await expect(item).toBeVisible();
  await page.keyboard.type("Site");
  await expect(item).toHaveAttribute("data-highlighted", "");
  await page.keyboard.press("Enter");
  const settings = page.getByRole("region", { name: "Site settings" });
  await expect(settings.getByRole("heading", { name: "Site settings" })).toBeFocused();
  await tabTo(page, settings.getByLabel("Phone"));
  await page.keyboard.type("x");
  await page.goBack();
  const question = page.getByRole("alertdialog");
  await tabTo(page, question.getByRole("button", { name: "Leave", exact: true }));
  await page.keyboard.press("Enter");
  await expect(settings).toHaveCount(0);
  await expect(page.getByRole("tabpanel", { name: "Overview" })).toBeFocused();
});
