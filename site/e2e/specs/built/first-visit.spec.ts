import type { Page } from "@playwright/test";
import { paths } from "#site/config/paths.ts";
import { openBuiltSite } from "#site/e2e/built-site.ts";
import type { BuiltSite } from "#site/e2e/built-site.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { firstVisit } from "#site/e2e/first-visit.ts";
import { layoutShift } from "#site/e2e/layout-shift.ts";
import { createRowFactory } from "#site/e2e/row-factory.ts";
import type { RowFactory } from "#site/e2e/row-factory.ts";
import { renderedFacesOf, renderedFontsOf } from "#site/testing/rendered-fonts.ts";
import { readPosts } from "#supabase/seed/posts.ts";
import { readProjects } from "#supabase/seed/projects.ts";

// Both tests of this file share one build with the texts of a demo post and a demo project.
test.describe.configure({ mode: "serial" });

let site: BuiltSite;
let made: RowFactory;
/** The pages that show rows; the others are visited in specs/full. */
let pages: readonly string[];
let article: string;

const ITALICS = "\n\nAn *italic* and a ***bold italic*** word.\n\n> A *quoted* word.";

test.beforeAll(async ({ staff, visitor, stack }) => {
  test.setTimeout(180_000);
  made = createRowFactory(staff, visitor);
  const category = await made.category("Color");
  const { title, excerpt, author, content } = demoRow(readPosts(), "reading-a-north-facing-room");
  const post = await made.post({
    ...{ title, excerpt, author, content: withoutImages(content) + ITALICS },
    ...{ category_id: category.id, post_type: "guides", read_time: 7 },
    featured_image_url: "/images/modern-luxury-villa-1600.webp",
  });
  const demo = demoRow(readProjects(), "house-with-a-garden-room");
  const project = await made.project({
    ...{ title: demo.title, description: demo.description, content: withoutImages(demo.content) },
    ...{ project_type: demo.projectType, location: demo.location, area_sqft: demo.areaSqft },
    ...{ client_name: demo.clientName, category_id: category.id },
    featured_image_url: "/images/hero-living-room-1920.webp",
  });
  article = `/blog/${post.slug}`;
  pages = [
    ...[paths.home, paths.blog, `/blog/category/${category.slug}`, article],
    ...[paths.portfolio, `/portfolio/category/${category.slug}`, `/portfolio/${project.slug}`],
  ];
  site = await openBuiltSite(stack);
});

test.afterAll(async () => {
  await site.close();
  await made.removeAll();
});

for (const width of [390, 1440]) {
  test(`SU29 first visits at 1.6 Mbit/s and 150 ms end in the studio's typefaces on pages of rows at ${String(width)} px, and nothing moves`, async ({
    browser,
  }) => {
    for (const path of pages) {
      await firstVisit(browser, site.address + path, width, async (page) => {
        expect.soft(await renderedFontsOf(page, "h1"), path).toEqual(["Fraunces"]);
        expect.soft(await renderedFontsOf(page, "footer p"), path).toEqual(["Instrument Sans"]);
        expect.soft(await layoutShift(page), path).toBeLessThanOrEqual(0.01);
      });
    }
  });
}

test("SU29 the italics of an article are true italics, which pages without italics do not load", async ({
  page,
}) => {
  await page.goto(site.address + article);
  expect(await loadedItalics(page)).toEqual(["Fraunces", "Instrument Sans"]);
  const [italic] = await renderedFacesOf(page, "article p em");
  expect(italic?.postScriptName).toContain("Italic");
  await page.goto(site.address + paths.blog);
  expect(await loadedItalics(page)).toEqual([]);
});

/** The families of which a file of italics is loaded. */
async function loadedItalics(page: Page): Promise<string[]> {
  await page.locator("h1").first().waitFor();
  const families = await page.evaluate(async () =>
    [...(await document.fonts.ready)]
      .filter(({ style, status }) => style === "italic" && status === "loaded")
      .map(({ family }) => family.replaceAll('"', "")),
  );
  return families.sort();
}

function demoRow<Row extends { readonly file: string }>(rows: readonly Row[], name: string): Row {
  const found = rows.find(({ file }) => file.includes(name));
  if (found === undefined) throw new Error(`No demo row is named ${name}.`);
  return found;
}

/** The Markdown of a demo text, whose images have no addresses before they are uploaded. */
function withoutImages(content: string): string {
  return content.replaceAll(/!\[[^\]]*\]\(media:[^)]*\)(\{[^}]*\})?/g, "");
}
