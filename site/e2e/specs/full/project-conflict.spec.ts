import { getProject, listProjects, updateProject } from "#supabase/data/projects.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { loseResponses } from "#site/e2e/lost-responses.ts";

const PROJECTS = "/rest/v1/projects";

for (const choice of ["Keep mine", "Take theirs"] as const) {
  test(`SU07 a project whose first response was lost and that another member changed: ${choice}`, async ({
    page,
    dashboard,
    rows,
    staff,
    errors,
  }) => {
    // 409: the repeated request meets the stored row.
    errors.allow(/project-create|ERR_FAILED|ERR_CONNECTION|409/);
    const title = `Loft ${rows.unique()}`;
    rows.removeLater(title);
    const form = dashboard.projectForm;
    await form.open();
    await form.fill({ title, description: "Quiet.", location: "Mine" });
    const restoreResponses = await loseResponses(page, PROJECTS);
    await form.submit.click();
    await expect(dashboard.toast("Creation Failed")).toBeVisible();
    await restoreResponses();
    const stored = (await listProjects(staff, { search: title })).rows[0];
    if (stored === undefined) throw new Error("The project is stored.");
    await updateProject(staff, stored.id, stored.version, { location: "Theirs" });
    await form.fill({ description: "Quiet, and light." });
    await form.submit.click();
    const panel = page.getByRole("alert").filter({ hasText: "Another version was saved" });
    await expect(panel).toContainText("Your text is still here and not saved.");
    await expect(panel).toContainText("The versions differ in: Location, Project Description.");
    await expect(form.field("location")).toHaveValue("Mine");
    await expect(form.field("description")).toHaveValue("Quiet, and light.");

    // Saving again without a decision stores nothing.
    await form.submit.click();
    await expect(form.submit).toBeEnabled();
    await expect(panel).toBeVisible();
    expect((await getProject(staff, stored.id)).location).toBe("Theirs");
    await panel.getByRole("button", { name: choice }).click();
    if (choice === "Take theirs") {
      await expect(form.field("location")).toHaveValue("Theirs");
      await form.fill({ description: "Quiet, as they say." });
      await form.submit.click();
    }
    await expect(dashboard.toast("Project Saved")).toBeVisible();
    const expected =
      choice === "Keep mine"
        ? { location: "Mine", description: "Quiet, and light." }
        : { location: "Theirs", description: "Quiet, as they say." };
    expect(await getProject(staff, stored.id)).toMatchObject(expected);
    expect((await listProjects(staff, { search: title })).total).toBe(1);
  });
}

test("two clicks at once on Duplicate make one copy", async ({ dashboard, rows, staff }) => {
  const word = rows.unique();
  rows.removeLater(word);
  const project = await rows.project({ title: `Villa ${word}` });
  const { projectList } = dashboard;
  await projectList.open(`&q=${word}`);
  await projectList.action("Duplicate", project.title).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(dashboard.toast("Project Duplicated")).toHaveCount(1);
  await expect(projectList.row(`Villa ${word} (copy)`)).toHaveCount(1);
  expect((await listProjects(staff, { search: word })).total).toBe(2);
  await projectList.action("Duplicate", project.title).dblclick();
  await expect(projectList.row(`Villa ${word} (copy)`)).toHaveCount(2);
  expect((await listProjects(staff, { search: word })).total).toBe(3);
});

test("Duplicate after a lost response makes no second copy", async ({
  page,
  dashboard,
  rows,
  staff,
  errors,
}) => {
  errors.allow(/project-list|ERR_FAILED|ERR_CONNECTION|409/);
  const word = rows.unique();
  rows.removeLater(word);
  const project = await rows.project({ title: `Villa ${word}` });
  const { projectList } = dashboard;
  await projectList.open(`&q=${word}`);
  const restoreResponses = await loseResponses(page, PROJECTS);
  await projectList.action("Duplicate", project.title).click();
  await expect(dashboard.toast("Duplicating Failed")).toBeVisible();
  await restoreResponses();
  await projectList.action("Duplicate", project.title).click();
  await expect(dashboard.toast("Project Duplicated")).toBeVisible();
  expect((await listProjects(staff, { search: word })).total).toBe(2);
});
