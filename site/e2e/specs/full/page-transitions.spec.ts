import type { Page } from "@playwright/test";
import { servicesIntro } from "#site/content/services-page.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

/** Duration (ms) and easing of the animations of a view transition; empty without animations. */
type Animations = readonly string[];

declare global {
  interface Window {
    animations?: Promise<Animations>;
  }
}

/** Longer than a page's transition, in milliseconds. */
const FADE_MS = 400;

/** Records the view transitions of document loads and of client-side navigation. */
async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    const animationsOf = async ({ ready }: ViewTransition) => {
      await ready;
      return document.getAnimations().flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect)) return [];
        if (effect.pseudoElement?.startsWith("::view-transition-new") !== true) return [];
        const [frame] = effect.getKeyframes();
        const easing = frame?.easing.replace("cubic-bezier(0, 0, 0.58, 1)", "ease-out") ?? "";
        return [`${String(effect.getTiming().duration)} ${easing}`];
      });
    };
    window.addEventListener("pagereveal", ({ viewTransition }) => {
      window.animations =
        viewTransition === null ? Promise.resolve([]) : animationsOf(viewTransition);
    });
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const transition = begin(options);
      window.animations = animationsOf(transition);
      return transition;
    };
  });
}

const animationsOf = (page: Page) =>
  page.evaluate(async () => [...new Set(await window.animations)]);

async function readPost(page: Page, title: string) {
  await page.goto("/blog");
  const search = page.getByLabel("Search the articles");
  await search.fill(title);
  await search.press("Enter");
  await expect(page).toHaveURL(/q=/);
  await page.evaluate(() => {
    delete window.animations;
  });
  await page.getByRole("link", { name: `Read Article: ${title}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

test.describe("without reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a document load fades into the next page within 200 ms", async ({ page }) => {
    await watchTransitions(page);
    // Chrome may leave out the fade of a page load while the machine is busy.
    await expect(async () => {
      await page.goto("/");
      expect(await animationsOf(page)).toEqual([]);
      await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
      await expect(page).toHaveURL(/\/about$/);
      expect(await animationsOf(page)).toEqual(["200 ease-out"]);
    }).toPass();
  });

  test("client-side navigation fades into the next page within 200 ms", async ({ page, rows }) => {
    const title = rows.unique();
    await rows.post({ title });
    await watchTransitions(page);
    await readPost(page, title);
    expect(await animationsOf(page)).toEqual(["200 ease-out"]);
  });

  test("navigation during a transition reaches its page without an error", async ({
    page,
    rows,
  }) => {
    const title = rows.unique();
    await rows.post({ title });
    await readPost(page, title);
    const open = (name: string) =>
      page.getByRole("banner").getByRole("link", { name, exact: true }).dispatchEvent("click");
    for (const [name, path] of [
      ["About", "/about"],
      ["Services", "/services"],
    ] as const) {
      await open(name);
      await expect(page).toHaveURL(path);
      await page.waitForTimeout(FADE_MS);
    }
    await open("About");
    await expect(page).toHaveURL("/about");
    await open("Services");
    await page.goBack();
    await page.goForward();
    await expect(page).toHaveURL("/services");
    await expect(page.locator("main h1")).toHaveText(servicesIntro.headline);
    await page.waitForTimeout(FADE_MS);
  });

  test("a project fades in like any other page", async ({ page, rows }) => {
    const project = await rows.project();
    await watchTransitions(page);
    await page.goto("/portfolio");
    await page.getByRole("link", { name: `View Details: ${project.title}` }).click();
    await expect(page.getByRole("heading", { level: 1, name: project.title })).toBeVisible();
    expect(await animationsOf(page)).toEqual(["200 ease-out"]);
  });
});

test("with reduced motion the next page appears without animation", async ({ page, rows }) => {
  const title = rows.unique();
  await rows.post({ title });
  await watchTransitions(page);
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL(/\/about$/);
  expect(await animationsOf(page)).toEqual([]);
  await readPost(page, title);
  expect(await page.evaluate(() => window.animations !== undefined)).toBe(true);
  expect(await animationsOf(page)).toEqual([]);
});
