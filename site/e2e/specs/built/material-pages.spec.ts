import { openBuiltSite } from "#site/e2e/built-site.ts";
import type { BuiltSite } from "#site/e2e/built-site.ts";
import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { createRowFactory } from "#site/e2e/row-factory.ts";
import type { RowFactory } from "#site/e2e/row-factory.ts";
import { materialWords } from "#site/content/material-samples.ts";
import { materials } from "#site/content/materials.ts";

// All tests of this file share one build of a few published rows.
test.describe.configure({ mode: "serial" });

let site: BuiltSite;
let made: RowFactory;
let title: string;
let slug: string;
let article: string;

test.beforeAll(async ({ staff, visitor, stack }) => {
  test.setTimeout(240_000);
  made = createRowFactory(staff, visitor);
  title = `Stone ${made.unique()}`;
  const project = await made.project({
    title,
    content: "A wall of travertine, and travertine on the floor.",
    location: "Gdynia",
    materials: [{ name: "Vein-cut travertine", swatch: "#d3c0a0", note: "Fifteen panels" }],
  });
  slug = project.slug;
  article = `Notes ${made.unique()}`;
  await made.post({ title: article, content: "On travertine." });
  site = await openBuiltSite(stack);
});

test.afterAll(async () => {
  await site.close();
  await made.removeAll();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a material shows how it ages and what names it; portfolio, story and list of a project lead there", async ({
    page,
  }) => {
    await page.goto(`${site.address}/portfolio`);
    const index = page.getByRole("region", { name: materialWords.all });
    await expect(index.getByRole("link")).toHaveText(materials.map(({ name }) => name));
    await page.goto(`${site.address}/portfolio/${slug}`);
    const story = page.locator("[data-story]");
    await expect(story.getByRole("link", { name: "travertine" })).toHaveCount(1);
    await page.getByRole("link", { name: "Vein-cut travertine" }).click();

    await expect(page).toHaveTitle(/^Travertine \| /);
    await expect(page.getByRole("heading", { level: 1, name: "Travertine" })).toBeVisible();
    const projects = page.getByRole("region", { name: "Rooms that use it" });
    await expect(projects.getByText("Vein-cut travertine. Fifteen panels")).toBeVisible();
    await expect(page.getByRole("link", { name: article })).toBeVisible();
    await projects.getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(`${site.address}/portfolio/${slug}`);
  });
});

test("every material has a page, a description of its own and an entry in the sitemap; others are not found", async ({
  request,
}) => {
  const sitemap = await (await request.get(`${site.address}/sitemap.xml`)).text();
  const descriptions = new Set<string>();
  for (const { slug: material, description } of materials) {
    const address = `${site.address}/portfolio/material/${material}`;
    expect(sitemap).toContain(`<loc>${address}</loc>`);
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain(description.slice(0, 40));
    descriptions.add(description);
  }
  expect(descriptions.size).toBe(materials.length);
  for (const unknown of ["granite", "travertine/more"]) {
    const response = await request.get(`${site.address}/portfolio/material/${unknown}`);
    expect(response.status()).toBe(404);
  }
});

test("an unknown material is the not-found page, a page without rows says nothing of them, and axe finds nothing", async ({
  page,
  errors,
}) => {
  errors.allow(/404 \(Not Found\) .*\/portfolio\/material\/granite/);
  await page.goto(`${site.address}/portfolio/material/granite`);
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await page.goto(`${site.address}/portfolio/material/terrazzo`);
  await expect(page.getByRole("region", { name: "How it ages" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Rooms that use it" })).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
});
