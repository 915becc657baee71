import { createCategory, deleteCategory, listCategories } from "#supabase/data/categories.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

test("NB20 35 categories are sorted by name, and choosing one is optional", async ({
  dashboard,
  rows,
}) => {
  const word = rows.unique();
  const later = await rows.category(`Z ${word}`);
  const first = await rows.category(`A ${word}`);
  await dashboard.projectForm.open();
  const { category } = dashboard.projectForm;
  await expect(category).toHaveValue("");
  await expect(category).toContainText(later.name);
  const names = (await category.getByRole("option").allTextContents()).filter((name) =>
    name.includes(word),
  );
  expect(names).toEqual([first.name, later.name]);
});

test("a category is created from the form and selected at once", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const name = `Rooms ${rows.unique()}`;
  await dashboard.projectForm.open();
  await dashboard.projectForm.fill({ title: "Half a thought" });
  await page.getByRole("button", { name: "Manage categories…" }).click();
  const dialog = page.getByRole("dialog", { name: "Categories" });
  await dialog.getByLabel("New category").fill(name);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("listitem").filter({ hasText: name })).toBeVisible();

  await dialog.getByLabel("New category").fill(name.toUpperCase());
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("There is a category with this name");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  const { category } = dashboard.projectForm;
  await expect(category.getByRole("option", { selected: true })).toHaveText(name);
  await expect(dashboard.projectForm.field("title")).toHaveValue("Half a thought");

  const made = (await listCategories(staff)).find((known) => known.name === name);
  await deleteCategory(staff, made?.id ?? "");
});

test("a category is renamed; lists show the new name", async ({ page, dashboard, rows }) => {
  const category = await rows.category();
  const project = await rows.project({ category_id: category.id });
  const name = `Renamed ${rows.unique()}`;
  await dashboard.projectForm.edit(project.id);
  await page.getByRole("button", { name: "Manage categories…" }).click();
  const dialog = page.getByRole("dialog", { name: "Categories" });
  await dialog.getByRole("button", { name: `Rename ${category.name}` }).click();
  await dialog.getByLabel(`New name of ${category.name}`).fill(name);
  await dialog.getByRole("button", { name: "Save name" }).click();
  await expect(dialog.getByRole("button", { name: `Rename ${name}` })).toBeVisible();
  await dialog.getByRole("button", { name: "Close categories" }).click();
  await dashboard.projectList.open(`&q=${project.title}`);
  await expect(dashboard.projectList.row(project.title)).toContainText(name);
});

test("deletion shows the usage of the category, and can be cancelled", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const category = await createCategory(staff, `Rooms ${rows.unique()}`);
  await rows.project({ category_id: category.id });
  await rows.post({ category_id: category.id });
  await dashboard.projectForm.open();
  await page.getByRole("button", { name: "Manage categories…" }).click();
  const dialog = page.getByRole("dialog", { name: "Categories" });
  const deleteButton = dialog.getByRole("button", { name: `Delete ${category.name}` });
  await deleteButton.click();
  await expect(dialog).toContainText(
    "Used by 1 post and 1 project, which stay, without a category.",
  );
  await dialog.getByRole("button", { name: "Keep" }).click();
  await deleteButton.click();
  await dialog.getByRole("button", { name: "Delete category", exact: true }).click();
  await expect(dialog.getByText(category.name)).toHaveCount(0);
  expect((await listCategories(staff)).map(({ id }) => id)).not.toContain(category.id);
});

for (const kind of ["post", "project"] as const) {
  test(`a category deleted meanwhile is marked in the open ${kind}; no text is lost`, async ({
    page,
    dashboard,
    rows,
    staff,
    errors,
  }) => {
    errors.allow(/409|post-save|project-save/);
    const category = await createCategory(staff, `Rooms ${rows.unique()}`);
    const row = await rows[kind]({ category_id: category.id });
    const form = kind === "post" ? dashboard.postForm : dashboard.projectForm;
    await dashboard.open(`?tab=${kind === "post" ? "new-blog" : "projects"}&id=${row.id}`);
    await expect(form.category.getByRole("option", { selected: true })).toHaveText(category.name);
    await deleteCategory(staff, category.id);
    await form.fill({ title: `Renamed ${row.title}`, content: "Every word." });
    await form.submit.click();
    await expect(form.category).toHaveAttribute("aria-invalid", "true");
    await expect(form.category).toHaveAccessibleDescription(/category was deleted/i);
    await expect(form.category).toBeFocused();
    await expect(form.category.getByRole("option", { selected: true })).toHaveText("(deleted)");
    await expect(form.field("title")).toHaveValue(`Renamed ${row.title}`);
    await expect(form.field("content")).toHaveValue("Every word.");
    await form.category.selectOption("No category");
    await expect(form.category).not.toHaveAttribute("aria-invalid", "true");
    await form.submit.click();
    await expect(dashboard.toast(/Blog Post Saved|Project Saved/)).toBeVisible();
    await expect(page.getByText("Something went wrong")).toHaveCount(0);
  });
}
