import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { openBuiltSite } from "#site/e2e/built-site.ts";
import type { BuiltSite } from "#site/e2e/built-site.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { createRowFactory } from "#site/e2e/row-factory.ts";
import type { RowFactory } from "#site/e2e/row-factory.ts";

// All tests of this file share one build of a few published rows and run serially.
test.describe.configure({ mode: "serial" });

let site: BuiltSite;
let made: RowFactory;
let rich: ProjectRow;
let portraits: ProjectRow;
let bare: ProjectRow;

const image = (name: string, caption = "") => ({
  ...{ url: `/images/${name}.webp`, alt: `Alt of ${name}`, caption },
});
const PORTRAITS = ["hero-morning-portrait-800", "hero-night-portrait-800", "stair-hall-1024"];

test.beforeAll(async ({ staff, visitor, stack }) => {
  test.setTimeout(180_000);
  made = createRowFactory(staff, visitor);
  rich = await made.project({
    title: `Rich ${made.unique()}`,
    content: "Intro.\n\n## First\n\nOne wall **less**.\n\n## Second\n\nOne room more.",
    ...{ project_type: "Apartment", location: "Gdynia", area_sqft: 840 },
    featured_image_url: "/images/hero-living-room-1920.webp",
    gallery_images: [
      image("hero-living-room-1920", "At one in the afternoon."),
      { ...image("hero-morning-1920", "At seven."), stage: "before" },
      { ...image("hero-night-1920", "At ten."), stage: "after", credit: "Ada" },
      image("hero-morning-portrait-800"),
      image("hero-night-portrait-800"),
      image("minimalist-apartment-1600"),
    ],
    plan: "minimalist-apartment",
    materials: [{ name: "Oak", swatch: "#b48a5a", note: "Oiled" }],
    credits: [{ role: "Joiner", name: "Bo", link: "https://bo.example/" }],
    outcome: "Quiet.",
    testimonial: { quote: "We <b>sleep</b>.", person: "C.", role: "Owner" },
  });
  portraits = await made.project({
    title: `Portraits ${made.unique()}`,
    featured_image_url: null,
    gallery_images: PORTRAITS.map((name) => image(name)),
  });
  bare = await made.project({ title: `Bare ${made.unique()}` });
  site = await openBuiltSite(stack);
});

test.afterAll(async () => {
  await site.close();
  await made.removeAll();
});

const open = (page: Page, { slug }: ProjectRow) => page.goto(`${site.address}/portfolio/${slug}`);
const headings = (page: Page) => page.getByRole("article").getByRole("heading").allTextContents();

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("SU28 a project's page is complete: story, plan, two views side by side, and every part", async ({
    page,
  }) => {
    await open(page, rich);
    expect(await headings(page)).toEqual([
      ...[rich.title, "First", "Second", "The plan", "Before and after", "Materials", "Credits"],
      "The result",
    ]);
    await expect(page.getByRole("img", { name: "Plan of the Minimalist Apartment" })).toBeVisible();
    await expect(page.getByRole("slider")).toHaveCount(0);
    const [before, after] = await Promise.all(
      ["hero-morning-1920", "hero-night-1920"].map((name) =>
        page.getByRole("img", { name: `Alt of ${name}` }).boundingBox(),
      ),
    );
    expect(before?.y).toBe(after?.y);
    expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThanOrEqual(after?.x ?? 0);
    await expect(page.getByText("“We <b>sleep</b>.”")).toBeVisible();
    await expect(page.getByText("840 sq ft (78 m²)")).toBeVisible();
    await expect(page.getByRole("link", { name: "Discuss a project like this" })).toHaveAttribute(
      "href",
      `/contact?project=${rich.slug}`,
    );
  });

  test("SU28 a project without images, plan and story has no empty part", async ({ page }) => {
    await open(page, bare);
    expect(await headings(page)).toEqual([bare.title]);
    await expect(page.getByRole("article").locator("img, svg, figure, section")).toHaveCount(0);
  });
});

for (const width of [390, 768, 1440, 1920]) {
  for (const density of [1, 2]) {
    test.describe(`${width} px at density ${density}`, () => {
      test.use({ viewport: { width, height: 900 }, deviceScaleFactor: density });

      test(`SU30 no image is drawn larger than its pixels, nor at another ratio (${width} px, ${density}x)`, async ({
        page,
      }) => {
        for (const project of [rich, portraits]) {
          await open(page, project);
          const article = page.getByRole("article");
          const drawn = await article.locator("img").evaluateAll((images) =>
            Promise.all(
              images.map(async (each) => {
                const shown = each as HTMLImageElement;
                const original = new Image();
                original.src = shown.src;
                await original.decode();
                const { width: across, height } = shown.getBoundingClientRect();
                return {
                  file: shown.src,
                  excess: across * devicePixelRatio - original.naturalWidth,
                  ratio: across / height / (original.naturalWidth / original.naturalHeight),
                };
              }),
            ),
          );
          expect(drawn.length).toBeGreaterThan(2);
          expect(drawn.filter(({ excess }) => excess > 1)).toEqual([]);
          expect(drawn.filter(({ ratio }) => Math.abs(ratio - 1) > 0.01)).toEqual([]);
          const root = page.locator("html");
          expect(await root.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
        }
      });
    });
  }
}

test("SU15 SU28 the page of a project has no axe violation", async ({ page }) => {
  for (const project of [rich, portraits, bare]) {
    await open(page, project);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
  }
});

test("SU28 the opener reaches both edges of the page where its pixels suffice", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, rich);
  const opener = page.getByRole("img", { name: "Alt of hero-living-room-1920" });
  const { x = -1, width = 0 } = (await opener.boundingBox()) ?? {};
  expect(x).toBe(0);
  expect(width).toBe(await page.evaluate(() => document.documentElement.clientWidth));
});
