import { getProject, updateProject } from "#supabase/data/projects.ts";
import { savedOnServer } from "#site/e2e/autosaved-form.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

/** Longer than the pause after which a draft saves itself. */
const PAUSE_MS = 8000;

test("SU35 a draft project saves itself after a pause, and is left and saved without a question", async ({
  page,
  rows,
  staff,
  dashboard,
}) => {
  const project = await rows.project({ status: "draft" });
  const form = dashboard.projectForm;
  const stored = () => getProject(staff, project.id);
  await form.edit(project.id);
  await form.fill({ location: "Sopot" });
  await page.getByRole("button", { name: "Publish on a date…" }).click();
  await expect.poll(async () => (await stored()).location, { timeout: 20_000 }).toBe("Sopot");
  expect(await stored()).toMatchObject({ status: "draft", published_at: null });
  await page.getByRole("button", { name: "Publish without a date" }).click();
  await form.status.selectOption("draft");
  await form.fill({ location: "Gdynia" });
  await expect(page.getByText("Saving…")).toBeVisible();
  await expect(page.getByText("Saved on this device only")).toHaveCount(0);
  await expect.poll(async () => (await stored()).location, { timeout: 20_000 }).toBe("Gdynia");
  await expect(savedOnServer(page)).toBeVisible();
  await expect(page.getByText("Saved on this device only")).toHaveCount(0);

  // Nothing is unsaved now; a save builds on the version of the autosave.
  await dashboard.tab("Overview").click();
  await expect(dashboard.tab("Overview")).toHaveAttribute("aria-selected", "true");
  await form.edit(project.id);
  await form.fill({ location: "Hel" });
  await expect.poll(async () => (await stored()).location, { timeout: 20_000 }).toBe("Hel");
  await form.fill({ location: "Puck" });
  await form.submit.click();
  await expect(dashboard.toast("Project Saved")).toBeVisible();
  expect(await stored()).toMatchObject({ location: "Puck", status: "draft" });
});

test("SU35 a published project is not saved by itself", async ({
  page,
  rows,
  staff,
  dashboard,
}) => {
  const project = await rows.project({ status: "published" });
  await dashboard.projectForm.edit(project.id);
  await dashboard.projectForm.fill({ location: "Sopot" });
  await dashboard.projectForm.status.selectOption("draft");
  await expect(page.getByText("Saved on this device only")).toBeVisible();
  await page.waitForTimeout(PAUSE_MS);
  expect(await getProject(staff, project.id)).toMatchObject({
    ...{ location: null, status: "published", version: project.version },
  });
});

test("SU35 SU07 a draft that was published meanwhile stays public when mine is saved over it", async ({
  page,
  rows,
  staff,
  dashboard,
  errors,
}) => {
  errors.allow(/409|406/);
  const project = await rows.project({ status: "draft" });
  const form = dashboard.projectForm;
  await form.edit(project.id);
  await updateProject(staff, project.id, project.version, { status: "published", location: "Hel" });
  await form.fill({ location: "Mine" });
  const panel = page.getByRole("alert").filter({ hasText: "Another version was saved" });
  await expect(panel).toBeVisible({ timeout: 20_000 });
  expect((await getProject(staff, project.id)).location).toBe("Hel");
  await panel.getByRole("button", { name: "Keep mine" }).click();
  await expect(dashboard.toast("Project Saved")).toBeVisible();
  expect(await getProject(staff, project.id)).toMatchObject({
    ...{ location: "Mine", status: "published" },
  });
});
