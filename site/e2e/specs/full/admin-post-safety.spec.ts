import { getPost, updatePost } from "#supabase/data/posts.ts";
import { getProject } from "#supabase/data/projects.ts";
import { idInUrl } from "#site/e2e/autosaved-form.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { refuseNewPosts } from "#site/e2e/refuse-new-posts.ts";

test(
  "SU04 typed text is restored after the tab was killed",
  { tag: "@web" },
  async ({ page, rows, context, dashboard }) => {
    const word = rows.unique();
    const form = dashboard.postForm;
    await form.open();
    await form.fill({ title: `Kept ${word}`, content: "Line one\n\nLine 🪑 two" });
    await page.waitForTimeout(1000);
    const again = await context.newPage();
    await page.close({ runBeforeUnload: false });
    await again.goto("/admin?tab=new-blog");
    await expect(again.getByText(/^Unsaved text from/)).toBeVisible();
    // The banner does not block the empty form below it.
    await expect(again.getByLabel("Title").first()).toHaveValue("");
    await again.getByRole("button", { name: "Restore" }).click();
    await expect(again.getByRole("textbox", { name: /^Title/ })).toHaveValue(`Kept ${word}`);
    await expect(again.getByRole("textbox", { name: /^Content/ })).toHaveValue(
      "Line one\n\nLine 🪑 two",
    );
    await expect(again.getByText(/^Unsaved text from/)).toHaveCount(0);
  },
);

test(
  "SU04 a draft of a stored post shows both times and can be discarded",
  { tag: "@web" },
  async ({ page, rows, dashboard }) => {
    const post = await rows.post({ content: "Stored." });
    const form = dashboard.postForm;
    await dashboard.open(`?tab=new-blog&id=${post.id}`);
    await form.fill({ content: "Typed on the train." });
    await expect(page.getByText(/^Saved on this device only/)).toBeVisible();
    page.on("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText(/^Unsaved text from \d\d:\d\d/)).toBeVisible();
    await expect(page.getByText(/^The saved version is from \d\d:\d\d/)).toBeVisible();
    await expect(form.field("content")).toHaveValue("Stored.");
    await page.getByRole("button", { name: "Discard" }).click();
    await page.reload();
    await expect(form.field("content")).toHaveValue("Stored.");
    await expect(page.getByText(/^Unsaved text from/)).toHaveCount(0);
  },
);

test("SU05 tab, Back, list link and Logout ask for confirmation with unsaved text", async ({
  page,
  rows,
  errors,
  dashboard,
}) => {
  errors.allow(/503/);
  // Without an autosave the text stays unsaved, however long the test takes.
  await refuseNewPosts(page);
  const form = dashboard.postForm;
  await dashboard.openTab("Blog Posts");
  await dashboard.tab("New Blog").click();
  const title = `Unsaved ${rows.unique()}`;
  await form.fill({ title });
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  const stayButton = question.getByRole("button", { name: "Stay" });
  const leaving = [
    () => dashboard.tab("Projects").click(),
    () => page.goBack(),
    () => dashboard.logout.click(),
  ];
  for (const leave of leaving) {
    await leave();
    await expect(question).toContainText(title);
    await stayButton.click();
    await expect(question).toHaveCount(0);
    await expect(form.field("title")).toHaveValue(title);
  }
  await dashboard.tab("Overview").click();
  await question.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(dashboard.tab("Overview")).toHaveAttribute("aria-selected", "true");
});

test("SU05 “Save draft and leave” stores the text and goes on; a refused draft stays open", async ({
  page,
  rows,
  staff,
  errors,
  dashboard,
}) => {
  errors.allow(/post-save/);
  const form = dashboard.postForm;
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  const saveAndLeave = question.getByRole("button", { name: "Save draft and leave" });
  const post = await rows.post({ status: "draft" });
  await dashboard.open(`?tab=new-blog&id=${post.id}`);
  await form.fill({ title: "" });
  await dashboard.tab("Projects").click();
  await saveAndLeave.click();
  await expect(question).toHaveCount(0);
  await expect(form.field("title")).toBeFocused();
  const title = `Left ${rows.unique()}`;
  await form.fill({ title });
  await dashboard.tab("Projects").click();
  await saveAndLeave.click();
  await expect(dashboard.tab("Projects")).toHaveAttribute("aria-selected", "true");
  expect(await getPost(staff, post.id)).toMatchObject({ title, status: "draft" });

  const project = await rows.project({ status: "draft" });
  await dashboard.open(`?tab=projects&id=${project.id}`);
  const name = `Left ${rows.unique()}`;
  await dashboard.projectForm.field("title").fill(name);
  await dashboard.tab("Overview").click();
  await saveAndLeave.click();
  await expect(dashboard.tab("Overview")).toHaveAttribute("aria-selected", "true");
  expect(await getProject(staff, project.id)).toMatchObject({ title: name, status: "draft" });

  const live = await rows.post({});
  await dashboard.open(`?tab=new-blog&id=${live.id}`);
  await form.fill({ title });
  await dashboard.tab("Projects").click();
  await expect(question.getByRole("button", { name: "Leave", exact: true })).toBeVisible();
  await expect(saveAndLeave).toHaveCount(0);
});

test(
  "SU05 reload and closing show the browser's confirmation",
  { tag: "@web" },
  async ({ page, dashboard }) => {
    const requested: string[] = [];
    page.on("dialog", (dialog) => {
      requested.push(dialog.type());
      void dialog.accept();
    });
    await dashboard.postForm.open();
    await page.reload();
    expect(requested).toEqual([]);
    await dashboard.postForm.field("title").pressSequentially("x");
    await page.reload();
    expect(requested).toEqual(["beforeunload"]);
  },
);

test("SU07 another version is never overwritten without confirmation", async ({
  page,
  rows,
  staff,
  errors,
  dashboard,
}) => {
  errors.allow(/409/);
  const post = await rows.post({ content: "First." });
  const form = dashboard.postForm;
  await dashboard.open(`?tab=new-blog&id=${post.id}`);
  await form.fill({ content: "Mine." });
  const theirs = await updatePost(staff, post.id, post.version, { content: "Theirs." });
  await form.submit.click();
  const panel = page.getByRole("alert").filter({ hasText: "Another version was saved" });
  await expect(panel).toContainText("The versions differ in: Content.");
  expect((await getPost(staff, post.id)).content).toBe("Theirs.");
  await panel.getByRole("button", { name: "Keep mine" }).click();
  await expect(dashboard.toast("Blog Post Saved")).toBeVisible();
  expect((await getPost(staff, post.id)).content).toBe("Mine.");

  await updatePost(staff, post.id, theirs.version + 1, { content: "Theirs again." });
  await form.fill({ content: "Mine again." });
  await form.submit.click();
  await panel.getByRole("button", { name: "Take theirs" }).click();
  await expect(form.field("content")).toHaveValue("Theirs again.");
  await dashboard.toast("Their version is shown").getByRole("button", { name: "Undo" }).click();
  await expect(form.field("content")).toHaveValue("Mine again.");
});

test("SU01 an edited slug is the new URL; a taken slug is refused at its field", async ({
  page,
  publicSite,
  rows,
  errors,
  dashboard,
}) => {
  errors.allow(/422|post-save/);
  const word = rows.unique();
  const other = await rows.post({ title: `Other ${word}` });
  const post = await rows.post({ title: `First ${word}` });
  const slug = page.getByRole("textbox", { name: "Slug" });
  await dashboard.open(`?tab=new-blog&id=${post.id}`);
  await slug.fill("No Slug");
  await dashboard.postForm.submit.click();
  await expect(page.getByText("Use lower-case letters, digits and single hyphens.")).toBeVisible();
  await slug.fill(other.slug);
  await dashboard.postForm.submit.click();
  await expect(page.getByText("This address is already in use.").first()).toBeVisible();
  await slug.fill(`second-${word}`);
  await dashboard.postForm.submit.click();
  await expect(dashboard.toast("Blog Post Saved")).toBeVisible();
  await publicSite.goto(`/blog/${post.slug}`);
  await expect(publicSite).toHaveURL(new RegExp(`/blog/second-${word}$`));
});

test("shortcuts: ⌘S saves a draft and keeps the form open, ⌘Enter publishes", async ({
  page,
  rows,
  staff,
  dashboard,
}) => {
  const form = dashboard.postForm;
  const title = `Keys ${rows.unique()}`;
  rows.removeLater(title);
  await form.open();
  await form.fill({ title });
  await form.field("content").pressSequentially("Half a thou");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page).toHaveURL(/id=[0-9a-f-]{36}/);
  await page.keyboard.type("ght.");
  await expect(form.field("content")).toHaveValue("Half a thought.");
  await expect(form.field("content")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(dashboard.toast("has been published.")).toBeVisible();
  // In the save bar; the notice has no second one.
  await expect(page.getByRole("button", { name: "View post" })).toHaveCount(1);
  const id = idInUrl(page);
  expect(await getPost(staff, id)).toMatchObject({
    content: "Half a thought.",
    status: "published",
  });
  await dashboard.tab("New Blog").click();
  await expect(form.field("title")).toHaveValue("");
});

test("a stored draft is autosaved after a pause without moving the caret; a conflict needs a decision", async ({
  page,
  rows,
  staff,
  errors,
  dashboard,
}) => {
  errors.allow(/409/);
  const post = await rows.post({ content: "Begun.", status: "draft" });
  const form = dashboard.postForm;
  await dashboard.open(`?tab=new-blog&id=${post.id}`);
  const content = form.field("content");
  await content.press("ControlOrMeta+Home");
  await page.keyboard.type("Well ");
  await expect.poll(async () => (await getPost(staff, post.id)).content).toBe("Well Begun.");
  await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible();
  await page.keyboard.type("and truly ");
  await expect(content).toHaveValue("Well and truly Begun.");
  await expect
    .poll(async () => (await getPost(staff, post.id)).content)
    .toBe("Well and truly Begun.");

  const { version } = await getPost(staff, post.id);
  await updatePost(staff, post.id, version, { content: "Theirs." });
  await page.keyboard.type("mine ");
  await expect(page.getByRole("alert").filter({ hasText: "Another version" })).toBeVisible();
  expect((await getPost(staff, post.id)).content).toBe("Theirs.");
  await expect(content).toHaveValue("Well and truly mine Begun.");
});
