import { getInquiry } from "#supabase/data/inquiries.ts";
import { updateInquiry } from "#supabase/data/inquiry-changes.ts";
import { getPost, listPosts, updatePost } from "#supabase/data/posts.ts";
import { getProject } from "#supabase/data/projects.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { tabBackTo } from "#site/e2e/tab-to.ts";

test("several posts are unpublished at once; one changed meanwhile is reported and stays selected", async ({
  page,
  dashboard,
  rows,
  staff,
  errors,
}) => {
  errors.allow(/\[bulk\]/);
  const word = rows.unique();
  const posts = [];
  for (const name of ["A", "B", "C"]) posts.push(await rows.post({ title: `${name} ${word}` }));
  await dashboard.open(`?tab=blog-posts&q=${word}&sort=title-asc`);
  await page.getByLabel(`Select A ${word}`, { exact: true }).click();
  await page.getByLabel(`Select C ${word}`, { exact: true }).click({ modifiers: ["Shift"] });
  await expect(page.getByLabel(`Select B ${word}`, { exact: true })).toBeChecked();
  const [a, b, c] = posts;
  if (a === undefined || b === undefined || c === undefined) throw new Error("Three posts");
  await updatePost(staff, b.id, b.version, { author: "Somebody else" });
  const bar = page.getByRole("toolbar", { name: "Selected posts" });
  await bar.getByRole("button", { name: "Unpublish" }).click();
  const notice = dashboard.toast("2 of 3 posts unpublished");
  await expect(notice).toContainText(`“B ${word}”`);
  await expect(page.getByLabel(`Select B ${word}`, { exact: true })).toBeChecked();
  await expect(page.getByLabel(`Select A ${word}`, { exact: true })).not.toBeChecked();
  expect((await getPost(staff, a.id)).status).toBe("draft");
  expect((await getPost(staff, b.id)).status).toBe("published");
  await notice.getByRole("button", { name: "Undo" }).click();
  await expect(dashboard.toast("2 posts as before")).toBeVisible();
  expect((await getPost(staff, c.id)).status).toBe("published");
});

test("a page of projects is moved to the trash and restored, by keyboard", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const word = rows.unique();
  const one = await rows.project({ title: `One ${word}` });
  await rows.project({ title: `Two ${word}` });
  await dashboard.projectList.open(`&q=${word}`);
  await page.getByLabel("Select all projects of this page").press("Space");
  const bar = page.getByRole("toolbar", { name: "Selected projects" });
  await bar.getByRole("button", { name: "Move to trash" }).press("Enter");
  await expect(dashboard.toast("2 projects moved to the trash")).toBeVisible();
  expect((await getProject(staff, one.id)).deleted_at).not.toBeNull();
  await dashboard.projectList.open(`&q=${word}&status=trash`);
  await page.getByLabel("Select all projects of this page").press("Space");
  await page.keyboard.press("Escape");
  await expect(bar).toHaveCount(0);
  await page.getByLabel("Select all projects of this page").press("Space");
  await bar.getByRole("button", { name: "Restore" }).press("Enter");
  await expect(dashboard.toast("2 projects restored")).toBeVisible();
  expect((await getProject(staff, one.id)).deleted_at).toBeNull();
});

test("several inquiries get a status with Undo, and are erased after confirmation", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const word = rows.unique();
  // An empty inbox has no search field.
  await rows.inquiry();
  const one = await rows.inquiry({ name: `One ${word}` });
  const two = await rows.inquiry({ name: `Two ${word}` });
  await updateInquiry(staff, { id: two.id, version: 1, status: "contacted" });
  await dashboard.open(`?tab=contacts&q=${word}`);
  await page.getByLabel("Select all inquiries of this page").click();
  const bar = page.getByRole("toolbar", { name: "Selected inquiries" });
  await bar.getByRole("button", { name: "Mark read" }).click();
  await expect(dashboard.toast("2 inquiries marked read")).toBeVisible();
  await page.getByLabel("Select all inquiries of this page").click();
  await bar.getByLabel("Set status of the selected").selectOption("Lost");
  const notice = dashboard.toast("2 inquiries set to “Lost”");
  await notice.getByRole("button", { name: "Undo" }).click();
  await expect(dashboard.toast("2 inquiries as before")).toBeVisible();
  expect((await getInquiry(staff, one.id)).status).toBe("new");
  expect((await getInquiry(staff, two.id)).status).toBe("contacted");
  await page.getByLabel("Select all inquiries of this page").click();
  await bar.getByRole("button", { name: "Erase selected" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Erase 2 inquiries?");
  await question.getByRole("button", { name: "Erase for good" }).click();
  await expect(dashboard.toast("2 inquiries erased")).toBeVisible();
  await expect(page.getByText("No matches")).toBeVisible();
});

test("posts of all pages are selected, unpublished and restored by Undo, by keyboard", async ({
  page,
  dashboard,
  rows,
  staff,
  errors,
}) => {
  test.setTimeout(150_000);
  errors.allow(/\[bulk\]/);
  const word = rows.unique();
  const title = (index: number) => `${String(index).padStart(2, "0")} ${word}`;
  const draft = await rows.post({ title: title(0), status: "draft" });
  for (let index = 1; index < 28; index += 1) await rows.post({ title: title(index) });
  await dashboard.open(`?tab=blog-posts&q=${word}&sort=title-asc`);
  const box = page.getByLabel("Select all posts of this page");
  await box.press("Space");
  const bar = page.getByRole("toolbar", { name: "Selected posts" });
  const status = page.getByRole("status");
  await expect(status.filter({ hasText: "25 posts selected" })).toHaveCount(1);
  const all = page.getByRole("button", { name: "Select all 28" });
  await tabBackTo(page, all);
  await page.keyboard.press("Enter");
  await expect(status.filter({ hasText: "28 posts selected" })).toHaveCount(1);
  await expect(all).toHaveCount(0);
  // The selection persists across pages.
  const field = page.getByRole("textbox", { name: "Page" });
  await field.press("2");
  await field.press("Enter");
  await expect(page.getByLabel(`Select ${title(27)}`)).toBeChecked();
  await expect(field).toBeFocused();

  const { rows: found } = await listPosts(staff, { search: word, pageSize: 100 });
  const stale = found.find((row) => row.title === title(3));
  if (stale === undefined) throw new Error("The post is listed.");
  await updatePost(staff, stale.id, stale.version, { author: "Somebody else" });
  await bar.getByRole("button", { name: "Unpublish (27)" }).press("Enter");
  const notice = dashboard.toast("26 of 27 posts unpublished");
  await expect(notice).toContainText(`“${title(3)}”`);
  await expect(status.filter({ hasText: "1 post selected" })).toHaveCount(1);
  const published = async () => {
    const listed = await listPosts(staff, { search: word, status: "published", pageSize: 100 });
    return listed.rows.map((row) => row.title).sort();
  };
  expect(await published()).toEqual([title(3)]);
  await tabBackTo(page, notice.getByRole("button", { name: "Undo" }));
  await page.keyboard.press("Enter");
  await expect(dashboard.toast("26 posts as before")).toBeVisible();
  expect(await published()).toEqual(Array.from({ length: 27 }, (_, index) => title(index + 1)));
  expect((await getPost(staff, draft.id)).status).toBe("draft");
});

test("another filter clears the selection; Escape clears it on all pages", async ({
  page,
  dashboard,
  rows,
}) => {
  const word = rows.unique();
  for (const name of ["A", "B"]) await rows.project({ title: `${name} ${word}` });
  await dashboard.projectList.open(`&q=${word}`);
  const status = page.getByRole("status").filter({ hasText: "selected" });
  await page.getByLabel("Select all projects of this page").press("Space");
  await expect(status).toHaveText("2 projects selected");
  await dashboard.projectList.search.fill(`A ${word}`);
  await expect(status).toHaveCount(0);
  await page.getByLabel(`Select A ${word}`, { exact: true }).press("Space");
  await page.keyboard.press("Escape");
  await expect(status).toHaveCount(0);
});

test(
  "SU05 reload and Logout ask for confirmation while a bulk action runs",
  { tag: "@web" },
  async ({ page, dashboard, rows }) => {
    const word = rows.unique();
    await rows.posts(10, { title: word });
    const requested: string[] = [];
    page.on("dialog", (dialog) => {
      requested.push(dialog.type());
      void dialog.dismiss();
    });
    const released = Promise.withResolvers<undefined>();
    await page.route(/\/rest\/v1\/blog_posts/, async (route) => {
      if (route.request().method() === "PATCH") await released.promise;
      await route.fallback();
    });
    await dashboard.open(`?tab=blog-posts&q=${word}`);
    await page.getByLabel("Select all posts of this page").check();
    await page.getByRole("button", { name: "Unpublish", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: "0 of 10…" })).toHaveCount(1);
    // A dismissed reload never finishes.
    await page.evaluate(() => {
      window.location.reload();
    });
    await expect.poll(() => requested).toEqual(["beforeunload"]);
    await dashboard.logout.click();
    const question = page.getByRole("alertdialog", { name: "Leave before this is done?" });
    await expect(question).toContainText("A bulk action in “Blog Posts” is still running.");
    await question.getByRole("button", { name: "Stay" }).click();
    // The action continues in another tab without a question.
    await dashboard.tab("Overview").click();
    await expect(dashboard.tab("Overview")).toHaveAttribute("aria-selected", "true");
    released.resolve(undefined);
    await expect(dashboard.toast("10 posts unpublished")).toBeVisible();
    await page.reload();
    await dashboard.expectOpen();
    expect(requested).toEqual(["beforeunload"]);
  },
);

test("a page of posts, projects or inquiries can be selected on a phone", async ({
  page,
  dashboard,
  rows,
}) => {
  const word = rows.unique();
  await rows.post({ title: word });
  await rows.project({ title: word });
  await rows.inquiry({ name: word });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [tab, noun] of [
    ["blog-posts", "posts"],
    ["projects", "projects"],
    ["contacts", "inquiries"],
  ] as const) {
    await dashboard.open(`?tab=${tab}&q=${word}`);
    await page.getByLabel(`Select all ${noun} of this page`).check();
    await expect(page.getByRole("status").filter({ hasText: /^1 \w+ selected$/ })).toHaveCount(1);
  }
});
