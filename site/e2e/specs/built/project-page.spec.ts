import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { openBuiltSite } from "#site/e2e/built-site.ts";
import type { BuiltSite } from "#site/e2e/built-site.ts";
import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { layoutShift, watchLayout } from "#site/e2e/layout-shift.ts";
import { createRowFactory } from "#site/e2e/row-factory.ts";
import type { RowFactory } from "#site/e2e/row-factory.ts";

// All tests of this file share one build of a few published rows and run serially.
test.describe.configure({ mode: "serial" });

let site: BuiltSite;
let made: RowFactory;
let rich: ProjectRow;
let portraits: ProjectRow;
let bare: ProjectRow;
let long: ProjectRow;

const image = (name: string, caption = "") => ({
  ...{ url: `/images/${name}.webp`, alt: `Alt of ${name}`, caption },
});
const PORTRAITS = ["hero-morning-portrait-800", "hero-night-portrait-800", "stair-hall-1024"];

/** An upload of another host: its name states its size, and the build makes no copies of it. */
const UPLOADS = "https://pictures.example/storage/v1/object/public/project-images/";
const uploadedImage = (at: number) =>
  `${UPLOADS}17630000000${String(at).padStart(2, "0")}-abcdefghijkl${at % 3 === 0 ? "w400h500" : "w480h320"}.webp`;

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
  long = await made.project({
    title: `Long ${"a house of many rooms ".repeat(8)}${made.unique()}`,
    content: Array.from({ length: 60 }, () => "word ".repeat(50)).join("\n\n"),
    gallery_images: Array.from({ length: 60 }, (_, at) => ({
      ...{ url: uploadedImage(at), alt: `Number ${String(at)}`, caption: `Number ${String(at)}` },
    })),
  });
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
      ...[rich.title, "First", "Second", "The plan", "Before and after", "Materials"],
      ...["The result", "In the client’s words", "Credits"],
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

  test("SU28 on a phone each of the two views stands above its caption", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, rich);
    const parts = page.locator("[data-compare]").locator("img, figcaption");
    const boxes = await parts.evaluateAll((each) =>
      each.map((part) => ({ tag: part.tagName, y: Math.round(part.getBoundingClientRect().y) })),
    );
    expect(boxes.map(({ tag }) => tag)).toEqual(["IMG", "FIGCAPTION", "IMG", "FIGCAPTION"]);
    expect(boxes).toEqual(boxes.toSorted((one, other) => one.y - other.y));
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(4);
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
                // On phones the opener is the portrait crop of its image.
                const isCrop = /\/pictures\/[^/]+-portrait-\d+\.avif$/.test(shown.currentSrc);
                original.src = isCrop ? shown.currentSrc : shown.src;
                await original.decode();
                const { width: across, height } = shown.getBoundingClientRect();
                return {
                  isCrop,
                  file: original.src,
                  excess: across * devicePixelRatio - original.naturalWidth,
                  ratio: across / height / (original.naturalWidth / original.naturalHeight),
                };
              }),
            ),
          );
          expect(drawn.length).toBeGreaterThan(2);
          const crops = drawn.filter(({ isCrop }) => isCrop);
          expect(crops).toHaveLength(project === rich && width < 480 ? 1 : 0);
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
    expect(await violationsOf(page)).toEqual([]);
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

test("SU28 a page of 60 images and a long title shows each image once, without shift or overflow", async ({
  page,
}) => {
  await page.route(`${UPLOADS}**`, async (route) => {
    const [, width, height] = /w(\d+)h(\d+)/.exec(route.request().url()) ?? [];
    const size = { width: Number(width), height: Number(height) };
    const image = sharp({ create: { ...size, channels: 3, background: "#9a4526" } });
    await route.fulfill({ contentType: "image/webp", body: await image.webp().toBuffer() });
  });
  await watchLayout(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, long);
  await expect(page.getByRole("article").locator("img")).toHaveCount(60);
  const root = page.locator("html");
  expect(await root.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  for (let place = 0; place < 12; place += 1) {
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(50);
  }
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
});

test("SU28 both captions are below the two views, side by side", async ({ page }) => {
  await open(page, rich);
  const compare = page.locator("[data-compare]");
  const [image, second] = await compare.getByRole("img").evaluateAll(rectangles);
  expect(second).toEqual(image);
  const [before, after] = await compare.locator("figcaption").evaluateAll(rectangles);
  expect(before?.y).toBe(after?.y);
  expect(before?.y).toBeGreaterThan((image?.y ?? 0) + (image?.height ?? 0));
  expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThanOrEqual(after?.x ?? 0);
});

test("SU28 the range input is moved by keys; an input before hydration counts", async ({
  page,
  requests,
}) => {
  await open(page, rich);
  expect(requests.filter((each) => each.resourceType() === "script").length).toBeLessThan(2);
  const range = page.getByRole("slider", { name: /^Before or after/ });
  await range.scrollIntoViewIfNeeded();
  await range.focus();
  await page.keyboard.press("Home");
  const frame = page.locator("[data-compare]");
  const share = () => frame.evaluate((each: HTMLElement) => each.style.getPropertyValue("--share"));
  await expect.poll(share).toBe("0");
  await page.keyboard.press("ArrowRight");
  await expect.poll(share).toBe("0.01");
  const night = page.getByRole("img", { name: "Alt of hero-night-1920" });
  expect(await night.evaluate((each) => getComputedStyle(each.parentElement!).clipPath)).toMatch(
    /^inset\(0px 0px 0px /,
  );
});

test("SU28 an image is enlarged to its original and closed by Escape, before and after hydration", async ({
  page,
}) => {
  await open(page, rich);
  const name = "Alt of hero-living-room-1920";
  const enlarge = page.getByRole("button", { name });
  await enlarge.click();
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog.getByRole("img")).toHaveAttribute(
    "src",
    "/images/hero-living-room-1920.webp",
  );
  const width = () =>
    dialog.getByRole("img").evaluate((each) => each.getBoundingClientRect().width);
  expect(await width()).toBe(1920);
  const scrolled = () => dialog.evaluate((each) => each.scrollTop);
  const middle = await scrolled();
  await page.keyboard.press("ArrowDown");
  await expect.poll(scrolled).toBeGreaterThan(middle);
  await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(enlarge).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
  await enlarge.click();
  await dialog.getByRole("img").click();
  await expect(dialog).toHaveCount(0);
});

test("SU28 the plan is drawn by scrolling, and static under reduced motion and in print", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, rich);
  const structure = page.locator("[data-structure]");
  const animation = () => structure.evaluate((each) => getComputedStyle(each).animationName);
  expect(await animation()).toBe("draw-plan");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await animation()).toBe("none");
  await page.emulateMedia({ reducedMotion: "no-preference", media: "print" });
  expect(await animation()).toBe("none");
  await expect(page.getByRole("slider")).toHaveCount(0);
});

function rectangles(elements: readonly Element[]) {
  return elements.map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return { x, y, width, height };
  });
}
