import { getProject, listProjects } from "#supabase/data/projects.ts";
import { idInUrl } from "#site/e2e/autosaved-form.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

test("SU24 a project is created from an inquiry without its private message; nothing is saved before the member saves", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const word = rows.unique();
  rows.removeLater(word);
  const inquiry = await rows.inquiry({
    name: `Ewa ${word}`,
    subject: `Kitchen ${word}`,
    message: "We bump into each other.",
    project_type: "renovation",
    budget_range: "over-200k",
  });
  await dashboard.open(`?tab=contacts&id=${inquiry.id}`);
  await dashboard.inbox.detail.getByRole("link", { name: "Create project" }).click();
  const form = dashboard.projectForm;
  await expect(form.field("title")).toHaveValue(`Kitchen ${word}`);
  await expect(page.getByLabel("Client Name")).toHaveValue(`Ewa ${word}`);
  await expect(page.getByLabel("Project Type")).toHaveValue("Renovation");
  await expect(page.getByLabel("Budget Range")).toHaveValue("$100,000+");
  await expect(page.getByLabel("Location")).toHaveValue("");
  // The message is private: shown beside the form, no part of the public texts.
  await expect(form.field("description")).toHaveValue("");
  await expect(page.getByRole("note").getByRole("blockquote")).toHaveText(
    "We bump into each other.",
  );
  expect((await listProjects(staff, { search: word })).total).toBe(0);
  await page.getByRole("link", { name: `inquiry of Ewa ${word}` }).click();
  await expect(dashboard.inbox.detail).toContainText("We bump into each other.");
  await page.goBack();
  await form.field("description").fill("A narrow kitchen made wide.");
  await form.submit.click();
  await expect(dashboard.toast("Project Created! 🎉")).toBeVisible();
  const { rows: made } = await listProjects(staff, { search: word });
  expect(made).toMatchObject([{ title: `Kitchen ${word}`, status: "draft" }]);
  const project = await getProject(staff, made[0]?.id ?? "");
  expect(JSON.stringify(project)).not.toContain("bump into each other");
});

test("a project is duplicated from the list as a draft with a new slug", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const word = rows.unique();
  rows.removeLater(word);
  const project = await rows.project({ title: `Villa ${word}`, location: "Gdynia" });
  const { projectList } = dashboard;
  await projectList.open(`&q=${word}`);
  await projectList.action("Duplicate", project.title).click();
  await dashboard.toast("Project Duplicated").getByRole("button", { name: "Edit" }).click();
  await expect(dashboard.projectForm.field("title")).toHaveValue(`Villa ${word} (copy)`);
  const id = idInUrl(page);
  const copy = await getProject(staff, id);
  expect(copy).toMatchObject({ status: "draft", location: "Gdynia", published_at: null });
  expect(copy.slug).not.toBe(project.slug);
});

test("projects and posts are filtered by the category in the URL", async ({
  page,
  dashboard,
  rows,
}) => {
  const category = await rows.category();
  const inside = await rows.project({ category_id: category.id });
  const outside = await rows.project();
  const { projectList } = dashboard;
  await projectList.open();
  await page.getByLabel("Category", { exact: true }).selectOption(category.name);
  await expect(page).toHaveURL(new RegExp(`category=${category.id}`));
  await expect(projectList.row(inside.title)).toBeVisible();
  await expect(projectList.row(outside.title)).toHaveCount(0);
  const post = await rows.post({ category_id: category.id });
  await dashboard.open(`?tab=blog-posts&category=${category.id}`);
  const posts = page.getByRole("table", { name: "Posts" }).getByRole("row");
  await expect(posts.filter({ hasText: post.title })).toBeVisible();
  await expect(posts).toHaveCount(2);
});
