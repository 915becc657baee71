import type { Page, Route } from "@playwright/test";
import { listProjects } from "#supabase/data/projects.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { loseResponses } from "#site/e2e/lost-responses.ts";
import { imageFile } from "#site/e2e/sample-files.ts";

const CP10_KEYS = [
  "area_sqft",
  "budget_range",
  "client_name",
  "content",
  "created_by_admin",
  "description",
  "featured_image_url",
  "gallery_images",
  "location",
  "project_date",
  "project_type",
  "slug",
  "status",
  "title",
];

const PROJECTS = /\/rest\/v1\/projects/;
const STORAGE = /\/storage\/v1\/object\/project-images\//;

/** The row of the create request. */
function sentRow(page: Page) {
  const request = page.waitForRequest(
    (each) => each.method() === "POST" && PROJECTS.test(each.url()),
  );
  return request.then((each) => {
    const body: unknown = each.postDataJSON();
    return (Array.isArray(body) ? body[0] : body) as Record<string, unknown>;
  });
}

/** Handles the create request; other requests continue. */
async function onCreate(page: Page, respond: (route: Route) => Promise<void>) {
  await page.route(PROJECTS, (route) =>
    route.request().method() === "POST" ? respond(route) : route.continue(),
  );
}

test("CP08 CP10 CP11 CP14 with the two required fields exactly the listed columns are sent", async ({
  page,
  dashboard,
  rows,
}) => {
  const title = `Loft ${rows.unique()}`;
  rows.removeLater(title);
  const form = dashboard.projectForm;
  await form.open();
  await form.fill({ title, description: "Quiet rooms." });
  const sent = sentRow(page);
  await form.submit.click();
  const row = await sent;
  expect(Object.keys(row).sort()).toEqual(CP10_KEYS);
  const today = await page.evaluate(() => {
    const now = new Date();
    const two = (part: number) => String(part).padStart(2, "0");
    return `${String(now.getFullYear())}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  });
  expect(row).toMatchObject({
    title,
    content: "Quiet rooms.",
    area_sqft: null,
    gallery_images: [],
    slug: "",
    status: "draft",
    project_date: today,
  });
});

test("CP07 CP10 all fields are stored; decimals of the area are truncated", async ({
  page,
  dashboard,
  rows,
}) => {
  const title = `Loft ${rows.unique()}`;
  rows.removeLater(title);
  const form = dashboard.projectForm;
  await form.open();
  await form.fill({
    title,
    clientName: "A. Nowak",
    projectType: "Residential",
    location: "Kraków, Lesser Poland",
    area: "1250.9",
    description: "Quiet rooms.",
    content: "## More",
    imageUrl: "/images/stair-hall-1024.webp",
  });
  await form.budget.selectOption("$100,000+");
  const sent = sentRow(page);
  await form.submit.click();
  expect(await sent).toMatchObject({
    client_name: "A. Nowak",
    project_type: "Residential",
    location: "Kraków, Lesser Poland",
    area_sqft: 1250,
    content: "## More",
    budget_range: "$100,000+",
    featured_image_url: "/images/stair-hall-1024.webp",
  });
  await expect(dashboard.projectList.row(title)).toContainText("Kraków, Lesser Poland");
});

test("CP12 CP09 PT03 a draft shows both toasts and returns to the list", async ({
  page,
  dashboard,
  rows,
}) => {
  const title = `Loft ${rows.unique()}`;
  rows.removeLater(title);
  const form = dashboard.projectForm;
  await form.open();
  await form.fill({ title, description: "Quiet." });
  await onCreate(page, async (route) => {
    await expect(form.submit).toHaveText("Creating...");
    await expect(form.submit).toBeDisabled();
    await route.continue();
  });
  await form.submit.click();
  await expect(dashboard.toast("Project Created! 🎉")).toContainText(
    `Your project "${title}" has been draft. Saved as draft - not public`,
  );
  await expect(dashboard.toast("Success!")).toContainText("Project created successfully.");
  await expect(dashboard.projectList.row(title)).toContainText("Draft");
});

test("PT03 a new project is listed even when the list was left with a filter", async ({
  dashboard,
  rows,
}) => {
  const title = `Loft ${rows.unique()}`;
  rows.removeLater(title);
  await rows.project();
  await dashboard.projectList.open("&q=nothing-like-this&status=published");
  await dashboard.page.getByRole("button", { name: "Add Project" }).click();
  await dashboard.projectForm.fill({ title, description: "Quiet." });
  await dashboard.projectForm.submit.click();
  await expect(dashboard.projectList.row(title)).toBeVisible();
});

for (const [json, words] of [
  [{ message: "The disk is full." }, "The disk is full."],
  [{}, "Failed to create project. Please try again."],
] as const) {
  test(`CP13 SU06 a refused project shows “${words}”, preserves the text and can be retried`, async ({
    page,
    dashboard,
    rows,
    errors,
  }) => {
    errors.allow(/project-create|500/);
    const title = `Loft ${rows.unique()}`;
    rows.removeLater(title);
    const form = dashboard.projectForm;
    await form.open();
    await form.fill({ title, description: "Quiet." });
    await onCreate(page, (route) => route.fulfill({ status: 500, json }));
    await form.submit.click();
    const notice = dashboard.toast("Creation Failed");
    await expect(notice).toContainText(words);
    await expect(form.field("title")).toHaveValue(title);
    await expect(form.submit).toBeEnabled();
    await page.unroute(PROJECTS);
    await form.submit.click();
    await expect(dashboard.projectList.row(title)).toBeVisible();
  });
}

test("CP13 a response lost after the row was stored creates no second row", async ({
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
  await form.fill({ title, description: "Quiet." });
  const restoreResponses = await loseResponses(page, "/rest/v1/projects");
  await form.submit.click();
  await expect(dashboard.toast("Creation Failed")).toBeVisible();
  await restoreResponses();
  await form.fill({ location: "Gdynia" });
  await form.submit.click();
  await expect(dashboard.projectList.row(title)).toContainText("Gdynia");
  expect((await listProjects(staff, { search: title })).total).toBe(1);
});

test("CP05 68 70 an image is uploaded to its bucket; the file takes precedence over a URL", async ({
  page,
  dashboard,
  rows,
}) => {
  const title = `Loft ${rows.unique()}`;
  rows.removeLater(title);
  const form = dashboard.projectForm;
  await form.open();
  await form.fill({ title, description: "Quiet.", imageUrl: "/images/default-project.webp" });
  await form.imageInput.setInputFiles(await imageFile("room.png"));
  await expect(
    page.getByRole("img", { name: "Preview of the picture", exact: true }),
  ).toBeVisible();
  await expect(form.field("imageUrl")).toBeDisabled();
  await expect(page.getByText(/the file is used/)).toBeVisible();
  const upload = page.waitForRequest(STORAGE);
  const sent = sentRow(page);
  await form.submit.click();
  expect((await upload).url()).toMatch(/project-images\/\d{13}-[a-z0-9]{6,}\.png$/);
  expect((await sent)["featured_image_url"]).toMatch(/\/project-images\/\d{13}-[a-z0-9]+\.png$/);
  await expect(dashboard.projectList.row(title).getByRole("img")).toHaveCount(0);
  await expect(dashboard.projectList.row(title).locator("img")).toBeVisible();
});

test("CP05 Remove Image removes the file and restores the URL", async ({ dashboard }) => {
  const form = dashboard.projectForm;
  await form.open();
  await form.imageInput.setInputFiles(await imageFile("room.png"));
  await form.removeImage.click();
  await expect(form.removeImage).toHaveCount(0);
  await expect(form.field("imageUrl")).toBeEnabled();
});

test("a failed image upload stops the save; retry works", async ({
  page,
  dashboard,
  rows,
  errors,
  requests,
}) => {
  errors.allow(/500/);
  const title = `Loft ${rows.unique()}`;
  rows.removeLater(title);
  const form = dashboard.projectForm;
  await form.open();
  await form.fill({ title, description: "Quiet." });
  await form.imageInput.setInputFiles(await imageFile("room.png"));
  await page.route(STORAGE, (route) => route.fulfill({ status: 500, json: { message: "boom" } }));
  await form.submit.click();
  await expect(page.getByText(/^Upload failed: /)).toBeVisible();
  await expect(form.field("title")).toHaveValue(title);
  expect(requests.filter((each) => each.method() === "POST" && PROJECTS.test(each.url()))).toEqual(
    [],
  );
  await page.unroute(STORAGE);
  await form.submit.click();
  await expect(dashboard.projectList.row(title)).toBeVisible();
});
