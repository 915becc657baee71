import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { test } from "./demo-pages.ts";

const MINUTES = 60_000;
/** Without the honeypot of the contact form, which is beside the page. */
const CONTROLS = "a[href], button, input:not([tabindex='-1']), select, textarea, summary";

test("SU29 titles are drawn in the display cut, headings and the wordmark in the cut for text", async ({
  page,
}) => {
  await page.goto("/about");
  await page.evaluate(() => document.fonts.ready);
  const familyOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily.split(",")[0]);
  expect(await familyOf("h1")).toBe('"Fraunces Display"');
  expect(await familyOf("header a")).toBe("Fraunces");
  const loaded = await page.evaluate(() =>
    [...document.fonts].flatMap(({ family, status }) => (status === "loaded" ? [family] : [])),
  );
  expect(loaded.map((family) => family.replaceAll('"', ""))).toEqual(
    expect.arrayContaining(["Fraunces Display", "Fraunces", "Instrument Sans"]),
  );
});

test("the blog ends with an invitation of its own", async ({ page }) => {
  await page.goto("/blog");
  const end = page.getByRole("region", { name: "A question we have not answered yet?" });
  await expect(end.getByRole("link", { name: "Ask the studio" })).toHaveAttribute(
    "href",
    "/contact",
  );
});

test("the column is 1280 px wide at 1440 px, 1680 px at 1920 px and above, and bleeding images reach the edge", async ({
  page,
}) => {
  for (const [width, column] of [
    [1440, 1280],
    [1920, 1680],
    [2400, 1680],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const footer = page.locator("footer > div");
    const inner = await footer.evaluate((element) => {
      const { paddingLeft, paddingRight, width: outer } = getComputedStyle(element);
      return parseFloat(outer) - parseFloat(paddingLeft) - parseFloat(paddingRight);
    });
    expect(inner, `${String(width)} px`).toBe(column);
    const hero = await page.locator("main figure img").first().boundingBox();
    expect(Math.round((hero?.x ?? 0) + (hero?.width ?? 0))).toBe(width);
    await page.goto("/about");
    const studio = await page.locator("main figure img").first().boundingBox();
    expect(studio?.x).toBe(0);
  }
});

test.describe("dense", () => {
  test.use({ viewport: { width: 1920, height: 900 }, deviceScaleFactor: 2 });

  test("SU30 on a dense wide screen the hero reaches the edge, no wider than its pixels", async ({
    page,
  }) => {
    await page.goto("/");
    const hero = await page.locator("main figure img").first().boundingBox();
    expect(Math.round((hero?.x ?? 0) + (hero?.width ?? 0))).toBe(1920);
    expect(Math.round(hero?.width ?? 0)).toBe(960);
  });
});

/** Words of the page's title that are drawn on more than one line. */
function brokenWords(page: Page): Promise<string[]> {
  return page.locator("main h1").evaluateAll((titles) =>
    titles.flatMap((title) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      while (texts.nextNode() !== null) {
        const text = texts.currentNode;
        for (const word of (text.textContent ?? "").matchAll(/[^\s\u2013-]+/g)) {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word[0]);
        }
      }
      return broken;
    }),
  );
}

for (const width of [320, 390, 1440]) {
  test(`with text at 200 % no control of the demo is cut off and no title of ours breaks inside a word at ${String(width)} px`, async ({
    page,
    paths,
  }) => {
    test.setTimeout(4 * MINUTES);
    await page.setViewportSize({ width, height: 900 });
    const cut: string[] = [];
    const broken: string[] = [];
    for (const path of [...paths, "/nowhere"]) {
      await page.goto(path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      const outside = await page.locator(CONTROLS).evaluateAll((controls) =>
        controls.flatMap((control) => {
          if (!control.checkVisibility({ visibilityProperty: true })) return [];
          // A row of filters scrolls.
          const row = control.closest("ul");
          if (row !== null && getComputedStyle(row).overflowX === "auto") return [];
          const { left, right, width: wide, height } = control.getBoundingClientRect();
          const isInside = left >= -1 && right <= innerWidth + 1;
          // Links for screen readers are one pixel; the skip link is above the page.
          if (isInside || Math.min(wide, height) <= 1) return [];
          return [(control.textContent || control.outerHTML).trim().slice(0, 60)];
        }),
      );
      cut.push(...outside.map((name) => `${path}: ${name}`));
      // Members write the titles of posts and projects; their longest words break in so large a text.
      if (/^\/(?:blog|portfolio)\/./.test(path)) continue;
      broken.push(...(await brokenWords(page)).map((word) => `${path}: ${word}`));
    }
    expect(cut).toEqual([]);
    expect(broken).toEqual([]);
  });
}
