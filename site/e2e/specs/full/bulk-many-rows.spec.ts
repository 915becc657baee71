import { listInquiries } from "#supabase/data/inquiries.ts";
import type { InquiryStatus } from "#supabase/data/limits.ts";
import { listPosts } from "#supabase/data/posts.ts";
import { listProjects } from "#supabase/data/projects.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

test(
  "1,000 posts are unpublished with one progress, which continues in another tab, and one Undo",
  { tag: "@variant" },
  async ({ page, dashboard, rows, staff }) => {
    test.setTimeout(280_000);
    const patience = { timeout: 120_000 };
    const category = await rows.category();
    await rows.posts(1000, { category_id: category.id });
    const published = async () =>
      (await listPosts(staff, { category: category.id, status: "published", exactTotal: true }))
        .total;
    await dashboard.open(`?tab=blog-posts&category=${category.id}`);
    await page.getByLabel("Select all posts of this page").check();
    await page.getByRole("button", { name: "Select all 1,000", exact: true }).click();
    const status = page.getByRole("status");
    await expect(status.filter({ hasText: "1,000 posts selected" })).toHaveCount(1);
    const bar = page.getByRole("toolbar", { name: "Selected posts" });
    const progress = status.filter({ hasText: /\d of 1,000…/ });
    await bar.getByRole("button", { name: "Unpublish" }).click();
    await expect(progress).toHaveCount(1);
    await expect(bar.getByRole("button", { name: "Unpublish" })).toBeDisabled();

    await dashboard.tab("Projects").click();
    await expect(progress).toHaveText(/^Blog Posts: [\d,]+ of 1,000…$/);
    await expect(progress).toHaveCount(1);
    await progress.getByRole("link", { name: "Blog Posts" }).click();
    await expect(page.getByRole("heading", { name: "Blog Posts Management" })).toBeVisible();
    await expect(progress).toHaveText(/^[\d,]+ of 1,000…$/);
    await expect(progress).toHaveCount(1);

    await dashboard.tab("Overview").click();
    const notice = dashboard.toast("1,000 posts unpublished");
    await expect(notice).toBeVisible(patience);
    await expect(progress).toHaveCount(0);
    expect(await published()).toBe(0);
    await notice.getByRole("button", { name: "Undo" }).click();
    await expect(progress).toHaveText(/^Blog Posts: Undoing: [\d,]+ of 1,000…$/);
    await expect(dashboard.toast("1,000 posts as before")).toBeVisible(patience);
    expect(await published()).toBe(1000);
  },
);

test("200 projects are moved to the trash and restored by one Undo", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  test.setTimeout(150_000);
  const patience = { timeout: 60_000 };
  const category = await rows.category();
  await rows.projects(200, { category_id: category.id });
  const total = async () => (await listProjects(staff, { category: category.id })).total;
  await dashboard.projectList.open(`&category=${category.id}`);
  await page.getByLabel("Select all projects of this page").check();
  await page.getByRole("button", { name: "Select all 200", exact: true }).click();
  const bar = page.getByRole("toolbar", { name: "Selected projects" });
  await bar.getByRole("button", { name: "Move to trash" }).click();
  const notice = dashboard.toast("200 projects moved to the trash");
  await expect(notice).toBeVisible(patience);
  expect(await total()).toBe(0);
  await notice.getByRole("button", { name: "Undo" }).click();
  await expect(dashboard.toast("200 projects as before")).toBeVisible(patience);
  expect(await total()).toBe(200);
});

test("130 inquiries of all pages get a status with one progress, and it is taken back by one Undo", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  test.setTimeout(150_000);
  const patience = { timeout: 60_000 };
  const word = rows.unique();
  await rows.inquiries(130, `Visitor ${word}`);
  const total = async (status: InquiryStatus) =>
    (await listInquiries(staff, { search: word, status, pageSize: 1, exactTotal: true })).total;
  await dashboard.open(`?tab=contacts&q=${word}`);
  await page.getByLabel("Select all inquiries of this page").check();
  await page.getByRole("button", { name: "Select all 130", exact: true }).click();
  const status = page.getByRole("status");
  await expect(status.filter({ hasText: "130 inquiries selected" })).toHaveCount(1);
  await expect(page.getByRole("button", { name: /^Select all/ })).toHaveCount(0);
  const bar = page.getByRole("toolbar", { name: "Selected inquiries" });
  await bar.getByLabel("Set status of the selected").selectOption("Lost");
  await expect(status.filter({ hasText: /\d of 130…/ })).toHaveCount(1);
  const notice = dashboard.toast("130 inquiries set to “Lost”");
  await expect(notice).toBeVisible(patience);
  expect(await total("lost")).toBe(130);
  await notice.getByRole("button", { name: "Undo" }).click();
  await expect(dashboard.toast("130 inquiries as before")).toBeVisible(patience);
  expect(await total("new")).toBe(130);
});

test("“Select all” names the number of all matches of a search, and disappears when all are selected", async ({
  page,
  dashboard,
  rows,
}) => {
  const word = rows.unique();
  await rows.posts(130, { title: word });
  await rows.projects(130, { title: word });
  const expectAll = async (noun: string) => {
    await page.getByLabel(`Select all ${noun} of this page`).check();
    await page.getByRole("button", { name: "Select all 130", exact: true }).click();
    const status = page.getByRole("status").filter({ hasText: `130 ${noun} selected` });
    await expect(status).toHaveCount(1);
    await expect(page.getByRole("button", { name: /^Select all/ })).toHaveCount(0);
  };
  await dashboard.open(`?tab=blog-posts&q=${word}`);
  await expectAll("posts");
  await dashboard.projectList.open(`&q=${word}`);
  await expectAll("projects");
});
