import { getProject, listProjects, updateProject } from "#supabase/data/projects.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

test("SU02 a project is scheduled, shows the date in local time, and can be unscheduled", async ({
  page,
  rows,
  staff,
  dashboard,
}) => {
  const form = dashboard.projectForm;
  const title = `Spring ${rows.unique()}`;
  rows.removeLater(title);
  await form.open();
  await form.fill({ title, description: "For later." });
  await page.getByRole("button", { name: "Publish on a date…" }).click();
  await expect(form.status).toHaveValue("published");
  await expect(form.status.getByRole("option")).toHaveText(["Save Draft", "Schedule"]);
  const date = page.getByLabel("Publish on");
  await expect(date).toHaveValue(/T09:00$/);
  await date.fill("2020-01-01T10:00");
  await form.submit.click();
  await expect(page.getByText("Choose a time to come, or publish at once.")).toBeVisible();
  await date.fill("2051-07-03T14:05");
  await expect(form.submit).toHaveText("Schedule Project");
  await form.submit.click();
  await expect(dashboard.toast("Project Scheduled")).toContainText("3 Jul 2051 at 14:05");
  const [row] = (await listProjects(staff, { search: title })).rows;
  expect(row).toMatchObject({ status: "published", published_at: "2051-07-03T12:05:00+00:00" });

  await dashboard.projectList.open("&status=scheduled");
  const listed = dashboard.projectList.row(title);
  await expect(listed).toContainText("on 3 Jul 2051 at 14:05");
  await listed.getByRole("button", { name: "Cancel the schedule of" }).click();
  const cancelled = dashboard.toast("Schedule Cancelled");
  await expect(listed).toHaveCount(0);
  expect(await getProject(staff, row!.id)).toMatchObject({ status: "draft", published_at: null });
  await cancelled.getByRole("button", { name: "Undo" }).click();
  await expect(listed).toContainText("on 3 Jul 2051 at 14:05");

  await form.edit(row!.id);
  await expect(date).toHaveValue("2051-07-03T14:05");
  await expect(page.getByRole("button", { name: "View project" })).toHaveCount(0);
  await page.getByRole("button", { name: "Cancel the schedule, keep it as a draft" }).click();
  await expect(form.status).toHaveValue("draft");
  await form.submit.click();
  await expect(dashboard.toast("Project Saved")).toBeVisible();
  expect(await getProject(staff, row!.id)).toMatchObject({ status: "draft", published_at: null });
});

test("SU02 a restored draft with a future date leaves a project that went live public", async ({
  page,
  rows,
  staff,
  dashboard,
}) => {
  const project = await rows.project({ status: "published", published_at: "2051-07-03T12:05:00Z" });
  const form = dashboard.projectForm;
  await form.edit(project.id);
  await form.fill({ location: "Opole" });
  await expect(page.getByText(/on this device/).first()).toBeVisible();
  await updateProject(staff, project.id, 1, { published_at: "2026-01-01T00:00:00Z" });
  page.on("dialog", (dialog) => void dialog.accept());
  await form.edit(project.id);
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(form.field("location")).toHaveValue("Opole");
  await expect(page.getByLabel("Publish on")).toHaveCount(0);
  await expect(form.submit).toHaveText("Publish Project");
  await form.submit.click();
  await expect(dashboard.toast("Project Saved")).toContainText("It is public.");
  expect(await getProject(staff, project.id)).toMatchObject({
    location: "Opole",
    published_at: "2026-01-01T00:00:00+00:00",
  });
});
