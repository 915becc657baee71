import { createCategory } from "#supabase/data/categories.ts";
import {
  deleteProjectForever,
  getProject,
  listProjects,
  trashProject,
  updateProject,
} from "#supabase/data/projects.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { memberAccount } from "#site/e2e/stacks.ts";

test("SU03 65 a project is edited in the same form; the list shows the change at once", async ({
  dashboard,
  rows,
  staff,
}) => {
  const project = await rows.project({ title: `Loft ${rows.unique()}`, area_sqft: 900 });
  const form = dashboard.projectForm;
  await dashboard.projectList.open(`&q=${project.title}`);
  await dashboard.projectList.action("Edit", project.title).click();
  await expect(form.field("area")).toHaveValue("900");
  await expect(form.submit).toHaveText("Publish Project");
  await form.fill({ location: "Sopot", area: "" });
  await form.submit.click();
  await expect(dashboard.toast("Project Saved")).toBeVisible();
  await expect(dashboard.projectList.row(project.title)).toContainText("Sopot");
  expect(await getProject(staff, project.id)).toMatchObject({ location: "Sopot", area_sqft: null });
});

test("SU01 the slug does not follow the title, and can be changed separately", async ({
  page,
  publicSite,
  dashboard,
  rows,
  staff,
}) => {
  const project = await rows.project({ title: `Loft ${rows.unique()}` });
  const form = dashboard.projectForm;
  await form.edit(project.id);
  await expect(page.getByLabel("Slug")).toHaveValue(project.slug);
  await form.fill({ title: `${project.title} II` });
  await form.submit.click();
  await expect(dashboard.toast("Project Saved")).toBeVisible();
  expect((await getProject(staff, project.id)).slug).toBe(project.slug);

  await form.edit(project.id);
  await page.getByLabel("Slug").fill("Not A Slug");
  await form.submit.click();
  await expect(page.getByText("Use lower-case letters, digits and single hyphens.")).toBeVisible();
  await page.getByLabel("Slug").fill(`${project.slug}-new`);
  await form.submit.click();
  await expect
    .poll(async () => (await getProject(staff, project.id)).slug)
    .toBe(`${project.slug}-new`);
  await publicSite.goto(`/portfolio/${project.slug}`);
  await expect(publicSite).toHaveURL(`/portfolio/${project.slug}-new`);
  await expect(publicSite.getByRole("heading", { level: 1 })).toContainText(project.title);
});

test("SU01 a taken slug is refused at its field", async ({ page, dashboard, rows, errors }) => {
  errors.allow(/project-save|422/);
  const other = await rows.project();
  const project = await rows.project();
  await dashboard.projectForm.edit(project.id);
  await page.getByLabel("Slug").fill(other.slug);
  await dashboard.projectForm.submit.click();
  await expect(page.getByRole("alert").filter({ hasText: "already in use" })).toBeVisible();
  await expect(page.getByLabel("Slug")).toHaveValue(other.slug);
});

test.describe("SU07 another version was saved meanwhile", () => {
  test("Keep mine overwrites it", async ({ page, dashboard, rows, staff, errors }) => {
    errors.allow(/409|406/);
    const project = await rows.project({ location: "Here" });
    const form = dashboard.projectForm;
    await form.edit(project.id);
    await form.fill({ location: "Mine" });
    await updateProject(staff, project.id, 1, { location: "Theirs" });
    await form.submit.click();
    const panel = page.getByRole("alert").filter({ hasText: "Another version was saved" });
    await expect(panel).toContainText("Location");
    expect((await getProject(staff, project.id)).location).toBe("Theirs");
    await panel.getByRole("button", { name: "Keep mine" }).click();
    await expect(dashboard.toast("Project Saved")).toBeVisible();
    expect((await getProject(staff, project.id)).location).toBe("Mine");
  });

  test("Take theirs loads it, and Undo restores the own text", async ({
    page,
    dashboard,
    rows,
    staff,
  }) => {
    const project = await rows.project({ location: "Here" });
    const form = dashboard.projectForm;
    await form.edit(project.id);
    await form.fill({ location: "Mine" });
    await updateProject(staff, project.id, 1, { location: "Theirs" });
    await form.submit.click();
    await page.getByRole("button", { name: "Take theirs" }).click();
    await expect(form.field("location")).toHaveValue("Theirs");
    await dashboard.toast("Their version is shown").getByRole("button", { name: "Undo" }).click();
    await expect(form.field("location")).toHaveValue("Mine");
    await form.submit.click();
    await expect(dashboard.toast("Project Saved")).toBeVisible();
    expect((await getProject(staff, project.id)).location).toBe("Mine");
  });

  test("Copy mine copies the text to the clipboard", async ({
    page,
    context,
    dashboard,
    rows,
    staff,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const project = await rows.project();
    const form = dashboard.projectForm;
    await form.edit(project.id);
    await form.fill({ description: "My own words." });
    await updateProject(staff, project.id, 1, { description: "Other words." });
    await form.submit.click();
    await page.getByRole("button", { name: "Copy mine" }).click();
    await expect(dashboard.toast("Copied")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("My own words.");
  });
});

test(
  "SU05 tab, Back and reload ask for confirmation with unsaved text in a project",
  { tag: "@web" },
  async ({ page, dashboard, rows }) => {
    const project = await rows.project();
    const form = dashboard.projectForm;
    await dashboard.projectList.open(`&q=${project.title}`);
    await dashboard.projectList.action("Edit", project.title).click();
    await form.fill({ location: "EmbedContext" });
    const question = page.getByRole("alertdialog");
    for (const leave of [() => dashboard.tab("Overview").click(), () => page.goBack()]) {
      await leave();
      await question.getByRole("button", { name: "Stay" }).click();
      await expect(question).toHaveCount(0);
      await expect(form.field("location")).toHaveValue("EmbedContext");
    }
    const dialogShown = page.waitForEvent("dialog");
    const reloading = page.reload().catch(() => undefined);
    const dialog = await dialogShown;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.accept();
    await reloading;
    await page.getByRole("button", { name: "Restore" }).click();
    await expect(form.field("location")).toHaveValue("EmbedContext");
  },
);

test("SU06 an ended session preserves the text, and the save works after signing in", async ({
  page,
  dashboard,
  rows,
  staff,
  errors,
}) => {
  errors.allow(/project-save|401/);
  const project = await rows.project();
  const form = dashboard.projectForm;
  await form.edit(project.id);
  await form.fill({ location: "Gdańsk" });
  await page.route(/\/rest\/v1\/projects/, (route) =>
    route.fulfill({ status: 401, json: { code: "PGRST301", message: "JWT expired" } }),
  );
  await form.submit.click();
  const signIn = page.getByRole("dialog");
  await expect(signIn).toContainText("session");
  expect((await getProject(staff, project.id)).location).toBeNull();
  await page.unroute(/\/rest\/v1\/projects/);
  await signIn.getByLabel("Email").fill(memberAccount.email);
  await signIn.getByLabel("Password").fill(memberAccount.password);
  await signIn
    .getByRole("button")
    .filter({ hasText: /sign in|Access/i })
    .click();
  await expect(form.field("location")).toHaveValue("Gdańsk");
  await form.submit.click();
  await expect(dashboard.toast("Project Saved")).toBeVisible();
  expect((await getProject(staff, project.id)).location).toBe("Gdańsk");
});

test("deleting the chosen category elsewhere causes no conflict", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const category = await createCategory(staff, `Rooms ${rows.unique()}`);
  const project = await rows.project({ category_id: category.id });
  const form = dashboard.projectForm;
  await form.edit(project.id);
  await page.getByRole("button", { name: "Manage categories…" }).click();
  const dialog = page.getByRole("dialog", { name: "Categories" });
  await dialog.getByRole("button", { name: `Delete ${category.name}` }).click();
  await expect(dialog).toContainText("Used by 1 project, which stays, without a category.");
  await dialog.getByRole("button", { name: "Delete category" }).click();
  await dialog.getByRole("button", { name: "Close categories" }).click();
  await expect(form.category).toHaveValue("");
  await form.fill({ location: "Opole" });
  await form.submit.click();
  await expect(dashboard.toast("Project Saved")).toBeVisible();
  expect(await getProject(staff, project.id)).toMatchObject({
    location: "Opole",
    category_id: null,
  });
});

test("SU03 a project in the trash can be read and restored from its page", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const project = await rows.project({ title: `Villa ${rows.unique()}` });
  const { projectList } = dashboard;
  await projectList.open(`&q=${project.title}`);
  await projectList.action("Delete", project.title).click();
  // The list removes the row before the response; navigation would not wait for the response.
  await expect.poll(async () => (await getProject(staff, project.id)).deleted_at).not.toBeNull();
  await projectList.open(`&q=${project.title}&status=trash`);
  await projectList.row(project.title).getByRole("link", { name: project.title }).click();
  const sheet = page.getByRole("article", { name: project.title });
  await expect(sheet).toContainText("This project is in the trash");
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await sheet.getByRole("button", { name: "Restore" }).click();
  await expect(dashboard.projectForm.field("title")).toHaveValue(project.title);
  expect((await getProject(staff, project.id)).deleted_at).toBeNull();
});

test("SU06 a failed background refetch does not unmount an open form", async ({
  page,
  dashboard,
  rows,
  errors,
}) => {
  errors.allow(/500/);
  const category = await rows.category();
  const project = await rows.project();
  const form = dashboard.projectForm;
  await form.edit(project.id);
  await form.fill({ description: "Half a sentence" });
  await page.route(/\/rest\/v1\/projects/, (route) =>
    route.request().method() === "GET"
      ? route.fulfill({ status: 500, json: { message: "boom" } })
      : route.continue(),
  );
  await page.getByRole("button", { name: "Manage categories…" }).click();
  await page.getByRole("button", { name: `Rename ${category.name}` }).click();
  await page.getByLabel(`New name of ${category.name}`).fill(`Renamed ${rows.unique()}`);
  await page.keyboard.press("Enter");
  await page.waitForTimeout(3000);
  await page.getByRole("button", { name: "Close categories" }).click();
  await expect(form.field("description")).toHaveValue("Half a sentence");
});

test("SU35 a project deleted for good while its form is open: the text stays and is saved as a new project", async ({
  page,
  dashboard,
  rows,
  staff,
  errors,
}) => {
  errors.allow(/406|404|no longer exists/);
  const form = dashboard.projectForm;
  const word = rows.unique();
  rows.removeLater(word);
  const project = await rows.project({ title: `Loft ${word}`, status: "published" });
  await form.edit(project.id);
  await form.fill({ description: "Half a sentence" });
  await trashProject(staff, project.id);
  await deleteProjectForever(staff, project.id);
  await form.submit.click();
  await expect(
    page.getByText(/This project was deleted meanwhile\. Your text is here/),
  ).toBeVisible();
  await expect(form.field("description")).toHaveValue("Half a sentence");
  await form.submit.click();
  await expect(dashboard.toast("Project Created! 🎉")).toBeVisible();
  const { rows: found } = await listProjects(staff, { search: word });
  expect(found).toHaveLength(1);
  expect(found[0]?.id).not.toBe(project.id);
  expect(await getProject(staff, found[0]?.id ?? "")).toMatchObject({
    description: "Half a sentence",
    status: "published",
  });
});
