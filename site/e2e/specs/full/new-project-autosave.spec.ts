import type { Page, Request } from "@playwright/test";
import { getProject, listProjects, updateProject } from "#supabase/data/projects.ts";
import { listPublishedProjects } from "#supabase/data/public-projects.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { draftOffer, idInUrl, isCreateAt, savedOnServer } from "#site/e2e/autosaved-form.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { loseResponses } from "#site/e2e/lost-responses.ts";
import type { ProjectForm } from "#site/e2e/pages/project-form.ts";
import { imageFile } from "#site/e2e/sample-files.ts";

const PROJECTS = "/rest/v1/projects";
const STORAGE = /\/storage\/v1\/object\/project-images\//;
const ROW_URL = /tab=projects&id=[0-9a-f-]{36}/;

const savedOnDevice = (page: Page) => page.getByText(/^Saved on this device only/);
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

/** The only project with this word; fails if there are none or more. */
async function onlyProject(staff: StaffClient, word: string) {
  const { rows } = await listProjects(staff, { search: word });
  expect(rows).toHaveLength(1);
  return getProject(staff, rows[0]?.id ?? "");
}

const isCreate = isCreateAt(PROJECTS);
const creates = (requests: readonly Request[]) => requests.filter(isCreate).length;

/** Types a new project whose creation is stored while its response is lost. The returned function ends the losses. */
async function loseFirstAutosave(page: Page, form: ProjectForm, title: string) {
  await form.open();
  const restoreResponses = await loseResponses(page, PROJECTS);
  const lost = page.waitForEvent("requestfailed", isCreate);
  await form.fill({ title, description: "Quiet." });
  await lost;
  return restoreResponses;
}

test("SU35 the first pause stores a new project as a draft, further typing updates it, a reload continues it", async ({
  page,
  rows,
  staff,
  visitor,
  requests,
  dashboard,
}) => {
  const word = rows.unique();
  rows.removeLater(word);
  const form = dashboard.projectForm;
  await form.open();
  await form.field("title").pressSequentially(`Loft ${word}`);
  await form.field("description").pressSequentially("Quiet roms.");
  await expect(page).toHaveURL(ROW_URL);
  await expect(savedOnServer(page)).toBeVisible();
  await expect(form.field("description")).toBeFocused();
  await expect(heading(page, "Create Project")).toBeVisible();
  await expect(form.submit).toHaveText("Save Draft");
  await expect(page.getByText("Project Created")).toHaveCount(0);
  const draft = await onlyProject(staff, word);
  expect(draft).toMatchObject({ id: idInUrl(page), description: "Quiet roms.", status: "draft" });

  // The caret and the steps to undo have stayed.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("o");
  await expect(form.field("description")).toHaveValue("Quiet rooms.");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(form.field("description")).not.toHaveValue("Quiet rooms.");
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(form.field("description")).toHaveValue("Quiet rooms.");
  await expect
    .poll(() => getProject(staff, draft.id))
    .toMatchObject({ description: "Quiet rooms.", status: "draft" });
  expect(creates(requests)).toBe(1);
  expect((await listPublishedProjects(visitor, { search: word })).total).toBe(0);

  await expect(savedOnServer(page)).toBeVisible();
  await page.reload();
  await expect(heading(page, "Edit Project")).toBeVisible();
  await expect(form.field("description")).toHaveValue("Quiet rooms.");
  await expect(draftOffer(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(dashboard.projectList.row(word)).toHaveCount(1);
  await expect(dashboard.projectList.row(word)).toContainText("Draft");
  await page.getByRole("button", { name: "Add Project" }).first().click();
  await expect(form.field("title")).toHaveValue("");
  await expect(draftOffer(page)).toHaveCount(0);
});

test("SU35 the first explicit save of an autosaved project is its creation: both notices, the list, one row, slug of the last title", async ({
  page,
  publicSite,
  rows,
  staff,
  requests,
  dashboard,
}) => {
  const word = rows.unique();
  rows.removeLater(word);
  const form = dashboard.projectForm;
  await form.open();
  await form.fill({ title: `Half ${word}` });
  await expect(page).toHaveURL(ROW_URL);
  expect(await onlyProject(staff, word)).toMatchObject({ slug: `half-${word}`, description: "" });
  await expect(page.getByText("Enter a description.")).toHaveCount(0);
  const title = `A whole title ${word}`;
  await form.fill({ title, description: "Quiet." });
  await form.status.selectOption("published");
  await form.submit.click();
  await expect(dashboard.toast("Project Created! 🎉")).toContainText(
    `Your project "${title}" has been published.`,
  );
  await expect(dashboard.toast("Success!")).toContainText("Project created successfully.");
  await expect(dashboard.projectList.row(title)).toContainText("Published");
  const project = await onlyProject(staff, word);
  expect(project).toMatchObject({ status: "published", slug: `a-whole-title-${word}` });
  expect(creates(requests)).toBe(1);
  await publicSite.goto(`/portfolio/${project.slug}`);
  await expect(publicSite.getByRole("heading", { level: 1 })).toContainText(title);
});

test("SU35 a new project that is to be published is not stored before it is saved", async ({
  page,
  rows,
  staff,
  requests,
  dashboard,
}) => {
  const word = rows.unique();
  rows.removeLater(word);
  const form = dashboard.projectForm;
  await form.open();
  await form.status.selectOption("published");
  await form.fill({ title: `Public ${word}`, description: "Quiet." });
  await expect(savedOnDevice(page)).toBeVisible();
  await page.waitForTimeout(8000);
  expect(creates(requests)).toBe(0);
  // A text without a title is stored, too, once the project is a draft.
  await form.fill({ title: "", description: `Quiet ${word}.` });
  await form.status.selectOption("draft");
  await expect(page).toHaveURL(ROW_URL);
  expect(await getProject(staff, idInUrl(page))).toMatchObject({ title: "(Untitled)" });
  await expect(form.field("title")).toHaveValue("");
  await page.reload();
  await expect(form.field("title")).toHaveValue("");
  await form.fill({ title: `Named ${word}` });
  await expect
    .poll(() => getProject(staff, idInUrl(page)))
    .toMatchObject({ title: `Named ${word}`, slug: `named-${word}` });
});

test("SU35 CP13 an autosave whose response is lost gives no warning, and the save after it makes no second row", async ({
  page,
  rows,
  staff,
  errors,
  dashboard,
}) => {
  errors.allow(/project-autosave|ERR_FAILED|ERR_CONNECTION|409/);
  const word = rows.unique();
  rows.removeLater(word);
  const form = dashboard.projectForm;
  const restoreResponses = await loseFirstAutosave(page, form, `Lost ${word}`);
  await expect(savedOnDevice(page)).toBeVisible();
  await expect(page.getByText("Creation Failed")).toHaveCount(0);
  expect((await onlyProject(staff, word)).location).toBeNull();
  await restoreResponses();
  await form.fill({ location: "Gdynia" });
  await form.submit.click();
  await expect(dashboard.toast("Project Created! 🎉")).toBeVisible();
  expect(await onlyProject(staff, word)).toMatchObject({ location: "Gdynia", status: "draft" });
});

test("SU35 after a lost response and a reload, the restored text continues the same row by its next autosave", async ({
  page,
  rows,
  staff,
  errors,
  dashboard,
}) => {
  errors.allow(/project-autosave|ERR_FAILED|ERR_CONNECTION|409/);
  const word = rows.unique();
  rows.removeLater(word);
  const form = dashboard.projectForm;
  const restoreResponses = await loseFirstAutosave(page, form, `Lost ${word}`);
  await restoreResponses();
  const { id } = await onlyProject(staff, word);
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/may be stored already/)).toBeVisible();
  await page.getByRole("button", { name: "Restore" }).click();
  await form.fill({ location: "Gdynia" });
  await expect(page).toHaveURL(ROW_URL);
  await expect(savedOnServer(page)).toBeVisible();
  expect(await onlyProject(staff, word)).toMatchObject({ id, location: "Gdynia", status: "draft" });
  await expect(draftOffer(page)).toHaveCount(0);
});

test("SU35 chosen images that are not uploaded yet stay unsaved after the autosave, and the save uploads them", async ({
  page,
  rows,
  staff,
  dashboard,
}) => {
  const word = rows.unique();
  rows.removeLater(word);
  const form = dashboard.projectForm;
  const released = Promise.withResolvers<undefined>();
  await page.route(STORAGE, async (route) => {
    if (route.request().method() === "POST") await released.promise;
    await route.continue();
  });
  await form.open();
  await form.imageInput.setInputFiles(await imageFile("cover.png"));
  const chooser = page.waitForEvent("filechooser");
  await form.gallery.getByRole("button", { name: "Upload" }).click();
  await (await chooser).setFiles([await imageFile("gallery.png")]);
  await expect(form.tiles).toHaveCount(1);
  await form.fill({ title: `Images ${word}`, description: "Quiet." });
  await expect(page).toHaveURL(ROW_URL);
  expect(await onlyProject(staff, word)).toMatchObject({
    ...{ title: `Images ${word}`, featured_image_url: null, gallery_images: [] },
  });
  await expect(savedOnDevice(page)).toBeVisible();
  await expect(form.tiles).toHaveCount(1);
  await dashboard.tab("Overview").click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(`Images ${word}`);
  await question.getByRole("button", { name: "Stay" }).click();
  await form.submit.click();
  released.resolve(undefined);
  await expect(dashboard.toast("Project Created! 🎉")).toBeVisible();
  const project = await onlyProject(staff, word);
  expect(project.featured_image_url).toMatch(/\/project-images\//);
  expect(project.gallery_images).toHaveLength(1);
});

test("SU35 SU24 a project from an inquiry stays beside it after the autosave, and a save waits for a running one", async ({
  page,
  rows,
  staff,
  requests,
  dashboard,
}) => {
  const word = rows.unique();
  rows.removeLater(word);
  const inquiry = await rows.inquiry({ name: `Ewa ${word}`, subject: `Kitchen ${word}` });
  const released = Promise.withResolvers<undefined>();
  await page.route(
    ({ pathname }) => pathname === PROJECTS,
    async (route) => {
      if (route.request().method() === "POST") await released.promise;
      await route.continue();
    },
  );
  await page.goto(`/admin?tab=projects&id=new&from=${inquiry.id}`);
  const form = dashboard.projectForm;
  await expect(form.field("title")).toHaveValue(`Kitchen ${word}`);
  const sent = page.waitForRequest(isCreate);
  await form.fill({ description: "Narrow." });
  await sent;
  await form.fill({ description: "Narrow, made wide." });
  await form.submit.click();
  await expect(form.submit).toHaveText("Creating...");
  released.resolve(undefined);
  await expect(dashboard.toast("Project Created! 🎉")).toBeVisible();
  expect(creates(requests)).toBe(1);
  expect(await onlyProject(staff, word)).toMatchObject({
    ...{ title: `Kitchen ${word}`, description: "Narrow, made wide.", status: "draft" },
  });

  await page.goto(`/admin?tab=projects&id=new&from=${inquiry.id}`);
  await form.fill({ title: `Second ${word}` });
  await expect(page).toHaveURL(ROW_URL);
  await expect(form.field("title")).toHaveValue(`Second ${word}`);
  await expect(page.getByRole("note").getByRole("blockquote")).toBeVisible();
});

test("SU35 SU07 after a conflict of an autosave, keeping mine publishes nothing", async ({
  page,
  rows,
  staff,
  errors,
  dashboard,
}) => {
  errors.allow(/409/);
  const word = rows.unique();
  rows.removeLater(word);
  const form = dashboard.projectForm;
  await form.open();
  await form.fill({ title: `Both ${word}`, description: "Mine." });
  await expect(page).toHaveURL(ROW_URL);
  const { id, version } = await onlyProject(staff, word);
  await updateProject(staff, id, version, { description: "Theirs." });
  await form.fill({ description: "Mine again." });
  await page.getByRole("button", { name: "Keep mine" }).click();
  await expect(dashboard.toast("Project Saved")).toBeVisible();
  expect(await getProject(staff, id)).toMatchObject({
    ...{ description: "Mine again.", status: "draft" },
  });
});
