import type { Page } from "@playwright/test";
import { servicesIntro } from "#site/content/services-page.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

/** Milliseconds and easing of what moves from one page to the next; nothing where nothing moves. */
type Moves = readonly string[];

declare global {
  interface Window {
    moves?: Promise<Moves>;
  }
}

/** Longer than a page takes. */
const FADE_MS = 400;

/** Notes the transition of each loaded page, and of each one that React changes to. */
async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    const movesOf = async ({ ready }: ViewTransition) => {
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
      window.moves = viewTransition === null ? Promise.resolve([]) : movesOf(viewTransition);
    });
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const transition = begin(options);
      window.moves = movesOf(transition);
      return transition;
    };
  });
}

const movesOf = (page: Page) => page.evaluate(async () => [...new Set(await window.moves)]);

async function readPost(page: Page, title: string) {
  await page.goto("/blog");
  const search = page.getByLabel("Search the articles");
  await search.fill(title);
  await search.press("Enter");
  await expect(page).toHaveURL(/q=/);
  await page.evaluate(() => {
    delete window.moves;
  });
  await page.getByRole("link", { name: `Read Article: ${title}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

test.describe("for visitors who like motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("one loaded page fades into the next within 200 ms", async ({ page }) => {
    await watchTransitions(page);
    await page.goto("/");
    expect(await movesOf(page)).toEqual([]);
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL(/\/about$/);
    expect(await movesOf(page)).toEqual(["200 ease-out"]);
  });

  test("so does a page that React changes to", async ({ page, rows }) => {
    const title = rows.unique();
    await rows.post({ title });
    await watchTransitions(page);
    await readPost(page, title);
    expect(await movesOf(page)).toEqual(["200 ease-out"]);
  });

  test("who goes on before a page has faded in gets there, without an error", async ({
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

  test("a project opens and closes above its page without one", async ({ page, rows }) => {
    const project = await rows.project();
    await watchTransitions(page);
    await page.goto("/portfolio");
    const dialog = page.getByRole("dialog", { name: project.title });
    for (const way of ["View Project", "View Details"]) {
      await page.getByRole("link", { name: `${way}: ${project.title}` }).click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    }
    expect(await movesOf(page)).toEqual([]);
  });
});

test("who wants no motion gets the next page at once", async ({ page, rows }) => {
  const title = rows.unique();
  await rows.post({ title });
  await watchTransitions(page);
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL(/\/about$/);
  expect(await movesOf(page)).toEqual([]);
  await readPost(page, title);
  expect(await page.evaluate(() => window.moves !== undefined)).toBe(true);
  expect(await movesOf(page)).toEqual([]);
});
