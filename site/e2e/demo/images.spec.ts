import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { test } from "./demo-pages.ts";

/** Rounding of layout and `sizes`, in device pixels. */
const TOLERANCE_PX = 1;

interface DrawnImage {
  readonly file: string;
  /** Device pixels of the drawn image, before clipping, beyond the pixels of its file. */
  readonly excess: number;
}

for (const width of [390, 768, 1440, 1920]) {
  for (const density of [1, 2]) {
    test.describe(`${width} px at density ${density}`, () => {
      test.use({ viewport: { width, height: 900 }, deviceScaleFactor: density });

      test(`SU30 no image of the demo is drawn larger than its pixels (${width} px, ${density}x)`, async ({
        page,
        paths,
      }) => {
        test.setTimeout(300_000);
        expect(paths.length).toBeGreaterThan(20);
        const enlarged: Record<string, readonly DrawnImage[]> = {};
        for (const path of paths) {
          await page.goto(path);
          const drawn = await drawnImages(page);
          const large = drawn.filter(({ excess }) => excess > TOLERANCE_PX);
          if (large.length > 0) enlarged[path] = large;
        }
        expect(enlarged).toEqual({});
      });
    });
  }
}

/** Loads every image of the page, also those below the fold, and compares its drawn size with its file. */
function drawnImages(page: Page): Promise<readonly DrawnImage[]> {
  return page.locator("main img").evaluateAll((images) =>
    Promise.all(
      images.map(async (element) => {
        const image = element as HTMLImageElement;
        image.loading = "eager";
        await image.decode();
        const file = new Image();
        file.src = image.currentSrc;
        await file.decode();
        const box = image.getBoundingClientRect();
        const ratio = file.naturalWidth / file.naturalHeight;
        const isCover = getComputedStyle(image).objectFit === "cover";
        // An image that covers its box is drawn at its own ratio, as wide as the box needs.
        const across = isCover ? Math.max(box.width, box.height * ratio) : box.width;
        return {
          file: new URL(file.src).pathname,
          excess: Math.round(across * devicePixelRatio - file.naturalWidth),
        };
      }),
    ),
  );
}
