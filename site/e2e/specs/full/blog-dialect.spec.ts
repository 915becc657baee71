import type { Page } from "@playwright/test";
import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import type { RowFactory } from "#site/e2e/row-factory.ts";

const IMAGE = "/images/default-post.webp";
const PLAYERS = /^https:\/\/(?:www\.youtube-nocookie|player\.vimeo|www\.youtube|i\.ytimg)\.com\//;
const WIDE_TABLE = [
  "| Room | Material | Finish | Supplier | Lead time | Price |",
  "|------|----------|--------|----------|-----------|------:|",
  "| Hall | Limestone | Honed | Quarry North | Six weeks | 120 |",
  "| Kitchen | Oak | Oiled | Mill & Son | Ten weeks | 95 |",
].join("\n");

async function openBody(page: Page, rows: RowFactory, content: string) {
  const post = await rows.post({ content });
  await page.goto(`/blog/${post.slug}`);
  const body = page.locator("[data-article-body]");
  await expect(body).toBeVisible();
  return body;
}

test("SU20 BP04 a video of another site is requested after a click only, and plays in its frame", async ({
  page,
  rows,
}) => {
  const requested: string[] = [];
  await page.route(PLAYERS, async (route) => {
    requested.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<p>The film runs</p>" });
  });
  const body = await openBody(
    page,
    rows,
    "Before.\n\nhttps://youtu.be/abcdefghij_\n\nhttps://vimeo.com/76979871\n\nAfter.",
  );
  for (const [provider, address] of [
    ["YouTube", "https://www.youtube-nocookie.com/embed/abcdefghij_?autoplay=1"],
    ["Vimeo", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1"],
  ] as const) {
    const frame = page.frameLocator(`iframe[title="Video on ${provider}"]`);
    const play = frame.getByRole("link", { name: "Play video" });
    await play.scrollIntoViewIfNeeded();
    await expect(play).toBeVisible();
    expect(requested).not.toContain(address);
    await play.click();
    await expect(frame.getByText("The film runs")).toBeVisible();
    expect(requested.at(-1)).toBe(address);
  }
  expect(requested).toHaveLength(2);
  await expect(body.getByRole("link", { name: "Watch on YouTube" })).toHaveAttribute(
    "href",
    "https://youtu.be/abcdefghij_",
  );
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("SU20 nothing of a video's site is requested before the click", async ({
    page,
    requests,
    rows,
  }) => {
    const post = await rows.post({ content: "https://youtu.be/abcdefghij_" });
    await page.goto(`/blog/${post.slug}`);
    await page.waitForLoadState("load");
    expect(requests.filter((request) => PLAYERS.test(request.url()))).toEqual([]);
  });
});

test("SU20 at 390 px a wide table scrolls in its own region, by keyboard too", async ({
  page,
  rows,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const body = await openBody(page, rows, `Words.\n\n${WIDE_TABLE}\n\nWords.`);
  const region = body.getByRole("region", {
    name: "Table: Room, Material, Finish, Supplier, Lead time, Price",
  });
  expect(await region.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await region.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

for (const [width, sides] of [
  [390, [1, 2]],
  [1440, [3]],
] as const) {
  test(`SU20 a gallery of three is tidy at ${width} px`, async ({ page, rows }) => {
    await page.setViewportSize({ width, height: 900 });
    const body = await openBody(
      page,
      rows,
      [1, 2, 3].map((n) => `![Room ${n}](${IMAGE} "Caption ${n}")`).join("\n"),
    );
    await expect(body.locator("figcaption")).toHaveText(["Caption 1", "Caption 2", "Caption 3"]);
    const boxes = await body
      .locator("[data-gallery] img")
      .evaluateAll((images) =>
        images.map((image) => image.getBoundingClientRect().toJSON() as DOMRect),
      );
    const tops = boxes.map(({ top }) => Math.round(top));
    const perRow = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    expect(perRow).toEqual(sides);
    for (const { right } of boxes) expect(right).toBeLessThanOrEqual(width);
    for (const top of new Set(tops)) {
      const heights = boxes.filter((box) => Math.round(box.top) === top).map((box) => box.height);
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
    }
  });
}

test("SU15 SU20 no axe violation in a body with every construct", async ({ page, rows }) => {
  const body = await openBody(
    page,
    rows,
    [
      "> A quote",
      WIDE_TABLE,
      "---",
      `![A room](${IMAGE} "Caption")`,
      `![One](${IMAGE})\n![Two](${IMAGE})`,
      "https://youtu.be/abcdefghij_",
    ].join("\n\n"),
  );
  const frame = page.frameLocator("iframe");
  await frame.getByRole("link").scrollIntoViewIfNeeded();
  await expect(body.locator("blockquote")).toHaveText("A quote");
  expect(await violationsOf(page)).toEqual([]);
});
