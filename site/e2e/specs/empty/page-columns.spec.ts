import type { Page } from "@playwright/test";
import { expect, test } from "#site/e2e/fixtures.ts";

for (const width of [768, 1440, 1920]) {
  for (const path of ["/", "/services", "/about", "/contact"]) {
    test(`heads and lists of ${path} start at the page's columns at ${String(width)} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const { edges, starts } = await columnsOf(page);
      const off = starts.filter(({ left }) => !edges.some((edge) => Math.abs(edge - left) <= 1));
      expect(off).toEqual([]);
      expect(starts.length).toBeGreaterThan(2);
    });
  }
}

test("HM02 HM04 a phone's first screen has headline, lead, main button and the image's top", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const hero = page.getByRole("region", { name: "Transform Your Living Spaces" });
  await expect(hero.getByRole("heading")).toBeInViewport({ ratio: 1 });
  await expect(hero.getByText(/^We design homes/)).toBeInViewport({ ratio: 1 });
  const button = hero.getByRole("link", { name: "Schedule Free Consultation" });
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(hero.locator("picture img").first()).toBeInViewport({ ratio: 0.4 });
});

test("SV02 no icon lies on a photograph", async ({ page }) => {
  await page.goto("/services");
  const list = page.getByRole("region", { name: "Our services" });
  const cards = list.getByRole("listitem").filter({ has: page.getByRole("heading") });
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    const image = await card.locator("picture").boundingBox();
    const icon = await card.locator("svg").boundingBox();
    if (image === null || icon === null) throw new Error("A service lacks its image or icon");
    const isBeside = icon.x >= image.x + image.width || icon.x + icon.width <= image.x;
    expect(isBeside || icon.y >= image.y + image.height).toBe(true);
  }
});

/** Left edges of the page's twelve columns, and of its sections' heads and list items; the studio's card is padded. */
function columnsOf(page: Page) {
  return page.getByRole("main").evaluate((main) => {
    const lists = "ul > li:has(h3), ol > li, h3 ~ p";
    const isShown = (each: Element) => each.checkVisibility() && each.clientWidth > 2;
    const parts = [...main.querySelectorAll(`section h2, section h2 + p, section :is(${lists})`)];
    const starts = parts
      .filter(
        (each) =>
          isShown(each) && each.closest("details, section[aria-labelledby=studio-card]") === null,
      )
      .map((each) => ({
        left: each.getBoundingClientRect().left,
        text: each.textContent.slice(0, 30),
      }));
    // The headline stands in the first column.
    const first = main.querySelector("h1")?.getBoundingClientRect().left ?? 0;
    const gap = innerWidth >= 1024 ? 32 : 24;
    const step = (document.documentElement.clientWidth - 2 * first + gap) / 12;
    return { edges: Array.from({ length: 12 }, (_, index) => first + index * step), starts };
  });
}
