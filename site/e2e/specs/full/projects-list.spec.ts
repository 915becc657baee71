import { expect, test } from "#site/e2e/fixtures.ts";
import { getProject, updateProject } from "#supabase/data/projects.ts";

test("PT01 31 44 a row shows image, title, status, category, location, year and time", async ({
  dashboard,
  rows,
}) => {
  const category = await rows.category();
  const project = await rows.project({
    title: `Loft ${rows.unique()}`,
    category_id: category.id,
    location: "Toruń, Kuyavia",
    project_date: "2019-04-02",
    featured_image_url: "/images/stair-hall-1024.webp",
  });
  await dashboard.projectList.open();
  const row = dashboard.projectList.row(project.title);
  for (const text of ["Published", category.name, "Toruń, Kuyavia", "2019"]) {
    await expect(row.getByText(text, { exact: true }).filter({ visible: true })).toBeVisible();
  }
  await expect(row.locator("img")).toHaveAttribute("src", /stair-hall-1024/);
});

test("a very long word does not push a row's actions out of a phone's window", async ({
  page,
  dashboard,
  rows,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const word = rows.unique();
  const project = await rows.project({
    title: `Loft ${word}`,
    location: "Wolfeschlegel".repeat(7),
  });
  await dashboard.projectList.open(`&q=${word}`);
  const row = dashboard.projectList.row(project.title);
  await expect(row.getByRole("button", { name: `Actions of ${project.title}` })).toBeInViewport({
    ratio: 1,
  });
});

test("SU10 search, filter and order are in the URL and restored after the editor", async ({
  page,
  dashboard,
  rows,
}) => {
  const word = rows.unique();
  const draft = await rows.project({ title: `B ${word}`, status: "draft" });
  const live = await rows.project({ title: `A ${word}` });
  const list = dashboard.projectList;
  await list.open();
  await list.search.fill(word);
  await expect(page).toHaveURL(/q=e2e-/);
  await list.sort.selectOption("Title A–Z");
  await expect(list.table.getByRole("link")).toHaveText([live.title, draft.title]);
  await list.filter.selectOption("Drafts");
  await expect(list.table.getByRole("link")).toHaveText([draft.title]);
  await expect(page).toHaveURL(/status=draft/);
  await list.action("Edit", draft.title).click();
  await expect(dashboard.projectForm.field("title")).toHaveValue(draft.title);
  await page.goBack();
  await expect(list.search).toHaveValue(word);
  await expect(list.table.getByRole("link")).toHaveText([draft.title]);
  await page.reload();
  await expect(list.table.getByRole("link")).toHaveText([draft.title]);
});

test("SU03 a project is deleted at once, Undo and the trash restore it", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const project = await rows.project({ title: `Loft ${rows.unique()}` });
  const list = dashboard.projectList;
  await list.open(`&q=${project.title}`);
  await list.action("Delete", project.title).click();
  await expect(list.row(project.title)).toHaveCount(0);
  expect((await getProject(staff, project.id)).deleted_at).not.toBeNull();
  await dashboard.toast("Moved to Trash").getByRole("button", { name: "Undo" }).click();
  await expect(list.row(project.title)).toBeVisible();

  await list.action("Delete", project.title).click();
  await expect(list.row(project.title)).toHaveCount(0);
  await page.reload();
  await list.filter.selectOption("Trash");
  await expect(list.row(project.title)).toContainText("30 days");
  await list.action("Restore", project.title).click();
  await expect(list.row(project.title)).toHaveCount(0);
  expect((await getProject(staff, project.id)).deleted_at).toBeNull();
});

test("SU03 only the trash deletes permanently, after confirmation", async ({
  page,
  dashboard,
  rows,
}) => {
  const project = await rows.project({ title: `Loft ${rows.unique()}` });
  await rows.project();
  const list = dashboard.projectList;
  await list.open(`&q=${project.title}`);
  await list.action("Delete", project.title).click();
  await expect(page.getByText("No matches")).toBeVisible();
  await list.filter.selectOption("Trash");
  await list
    .row(project.title)
    .getByRole("button", { name: `Delete ${project.title} for good` })
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText("Nothing in the trash")).toBeVisible();
});

test("a draft is published from the list, and Undo reverts it", async ({
  dashboard,
  rows,
  staff,
}) => {
  const project = await rows.project({ title: `Loft ${rows.unique()}`, status: "draft" });
  const list = dashboard.projectList;
  await list.open(`&q=${project.title}`);
  await list.action("Publish", project.title).click();
  await expect(list.row(project.title)).toContainText("Published");
  expect((await getProject(staff, project.id)).status).toBe("published");
  await dashboard.toast("Project Published").getByRole("button", { name: "Undo" }).click();
  await expect(list.row(project.title)).toContainText("Draft");
});

test(
  "SU03 View opens the public page, or a preview while the project is a draft",
  { tag: "@web" },
  async ({ page, context, dashboard, rows, staff }) => {
    const project = await rows.project({
      title: `Loft ${rows.unique()}`,
      status: "draft",
      content: "## Under the roof",
    });
    const list = dashboard.projectList;
    await list.open(`&q=${project.title}`);
    await list.action("View", project.title).click();
    const preview = page.getByRole("dialog");
    await expect(
      preview.locator("iframe").contentFrame().getByRole("heading", { name: "Under the roof" }),
    ).toBeVisible();
    await preview.getByRole("button", { name: "Close preview" }).click();
    await updateProject(staff, project.id, 1, { status: "published" });
    await page.reload();
    // The persisted result is rendered first, then the server's response.
    await expect(list.row(project.title)).toContainText("Published");
    const publicPage = context.waitForEvent("page");
    await list.action("View", project.title).click();
    await expect(await publicPage).toHaveURL(new RegExp(`/portfolio/${project.slug}$`));
  },
);

test("a failed list shows the error and Retry, never the empty state", async ({
  page,
  dashboard,
  rows,
  errors,
}) => {
  errors.allow(/500/);
  const project = await rows.project();
  await page.route(/\/rest\/v1\/projects/, (route) =>
    route.fulfill({ status: 500, json: { message: "boom" } }),
  );
  await dashboard.projectList.open(`&q=${project.title}`);
  await expect(page.getByText(/^The projects could not be loaded\./)).toBeVisible();
  await expect(page.getByText("No Projects Yet")).toHaveCount(0);
  await page.unroute(/\/rest\/v1\/projects/);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(dashboard.projectList.row(project.title)).toBeVisible();
});

test("a URL past the last page shows the first one", async ({ page, dashboard, rows }) => {
  const project = await rows.project({ title: `Loft ${rows.unique()}` });
  await dashboard.projectList.open(`&q=${project.title}&list-page=9`);
  await expect(dashboard.projectList.row(project.title)).toBeVisible();
  await expect(page).not.toHaveURL(/page=/);
});

test("arrow keys move the focus between rows", async ({ page, dashboard, rows }) => {
  const word = rows.unique();
  await rows.project({ title: `A ${word}` });
  await rows.project({ title: `B ${word}` });
  await dashboard.projectList.open(`&q=${word}&sort=title-asc`);
  const links = dashboard.projectList.table.getByRole("link");
  await links.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("Home");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dashboard.projectForm.field("title")).toHaveValue(`A ${word}`);
});

test("a project that was deleted for good leads back to the list", async ({
  page,
  dashboard,
  errors,
}) => {
  errors.allow(/406|404/);
  await dashboard.open("?tab=projects&id=00000000-0000-4000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "This project no longer exists" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Projects" }).click();
  await expect(page.getByRole("heading", { name: "Project Portfolio Management" })).toBeVisible();
});
