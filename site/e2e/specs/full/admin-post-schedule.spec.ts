import { getPost, listPosts } from "#supabase/data/posts.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

test("a post is scheduled, shows the date in local time, and can be unscheduled", async ({
  page,
  rows,
  staff,
  dashboard,
}) => {
  const form = dashboard.postForm;
  const title = `Spring ${rows.unique()}`;
  rows.removeLater(title);
  await form.open();
  await form.fill({ title, content: "For later." });
  await page.getByRole("button", { name: "Publish on a date…" }).click();
  const date = page.getByLabel("Publish on");
  await date.fill("2020-01-01T10:00");
  await page.getByRole("button", { name: "Schedule Post" }).or(form.submit).click();
  await expect(page.getByText("Choose a time to come, or publish at once.")).toBeVisible();
  await date.fill("2051-07-03T14:05");
  await expect(page.getByText(/In your time zone, Warsaw\./)).toBeVisible();
  await page.getByRole("button", { name: "Schedule Post" }).click();
  await expect(dashboard.toast("Blog Post Scheduled")).toContainText("3 Jul 2051 at 14:05");

  const [row] = (await listPosts(staff, { search: title })).rows;
  expect(row).toMatchObject({ status: "published", published_at: "2051-07-03T12:05:00+00:00" });
  await page.goto(`/blog/${row!.slug}`);
  await expect(page.getByRole("heading", { name: "Blog Post Not Found" })).toBeVisible();
  await dashboard.open("?tab=blog-posts&status=scheduled");
  await expect(page.getByRole("row").filter({ hasText: title })).toContainText(
    "on 3 Jul 2051 at 14:05",
  );

  const listed = page.getByRole("row").filter({ hasText: title });
  await listed.getByRole("button", { name: "Cancel the schedule of" }).click();
  const cancelled = dashboard.toast("Schedule Cancelled");
  await expect(listed).toHaveCount(0);
  expect(await getPost(staff, row!.id)).toMatchObject({ status: "draft", published_at: null });
  await cancelled.getByRole("button", { name: "Undo" }).click();
  await expect(listed).toContainText("on 3 Jul 2051 at 14:05");

  // Saving preserves the date; unscheduling makes a draft without one.
  await dashboard.open(`?tab=new-blog&id=${row!.id}`);
  await expect(date).toHaveValue("2051-07-03T14:05");
  await page.getByRole("button", { name: "Cancel the schedule, keep it as a draft" }).click();
  await expect(form.status).toHaveValue("draft");
  await form.submit.click();
  await expect(dashboard.toast("Blog Post Saved")).toBeVisible();
  expect(await getPost(staff, row!.id)).toMatchObject({ status: "draft", published_at: null });

  // A draft is scheduled in one step.
  await dashboard.open(`?tab=new-blog&id=${row!.id}`);
  await expect(form.status).toHaveValue("draft");
  await page.getByRole("button", { name: "Publish on a date…" }).click();
  await expect(form.status).toHaveValue("published");
  await expect(date).toHaveValue(/T09:00$/);
  const statuses = form.status.getByRole("option");
  await expect(statuses).toHaveText(["Save as Draft", "Schedule"]);
  await page.getByRole("button", { name: "Publish without a date" }).click();
  await expect(statuses).toHaveText(["Save as Draft", "Publish Now"]);
});

test("a live post and a live project offer no date of publication, which would take them off the site", async ({
  page,
  dashboard,
  rows,
}) => {
  const schedule = page.getByRole("button", { name: "Publish on a date…" });
  const post = await rows.post();
  const project = await rows.project();
  await dashboard.open(`?tab=new-blog&id=${post.id}`);
  await expect(dashboard.postForm.field("title")).toHaveValue(post.title);
  await expect(schedule).toHaveCount(0);
  await dashboard.projectForm.edit(project.id);
  await expect(schedule).toHaveCount(0);
});

test("a date that the form hides for a draft is checked before a shortcut publishes", async ({
  page,
  rows,
  staff,
  dashboard,
}) => {
  const form = dashboard.postForm;
  const title = `Autumn ${rows.unique()}`;
  rows.removeLater(title);
  await form.open();
  await form.fill({ title, content: "For earlier." });
  await page.getByRole("button", { name: "Publish on a date…" }).click();
  const date = page.getByLabel("Publish on");
  await date.fill("2020-01-01T10:00");
  await form.status.selectOption("draft");
  await expect(date).toBeHidden();
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByText("Choose a time to come, or publish at once.")).toBeVisible();
  await expect(date).toBeFocused();
  expect((await listPosts(staff, { search: title, status: "published" })).total).toBe(0);
  await page.getByRole("button", { name: "Publish without a date" }).click();
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(dashboard.toast("Blog Post Published")).toBeVisible();
});
