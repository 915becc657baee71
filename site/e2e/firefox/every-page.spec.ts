import { expect } from "@playwright/test";
import { test } from "./firefox-pages.ts";

for (const width of [390, 1440]) {
  test(`in Firefox every page of the demo fits ${String(width)} px, shows its title in the studio's typeface and logs no error`, async ({
    firefox,
    address,
    errors,
    request,
  }) => {
    const sitemap = await (await request.get(`${address}/sitemap.xml`)).text();
    const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
    expect(urls.length).toBeGreaterThan(20);
    await firefox.setViewport({ width, height: 900 });
    for (const url of urls) {
      await firefox.goto(url);
      const look = await firefox.evaluate(async () => {
        await document.fonts.ready;
        const { scrollWidth, clientWidth } = document.documentElement;
        const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
        const title = document.querySelector("h1")?.getBoundingClientRect();
        return {
          excess: scrollWidth - clientWidth,
          families: loaded.map(({ family }) => family.replaceAll('"', "")),
          titleHeight: title?.height ?? 0,
        };
      });
      expect.soft(look.excess, url).toBeLessThanOrEqual(0);
      expect.soft(look.families, url).toContain("Fraunces Display");
      expect.soft(look.families, url).toContain("Instrument Sans");
      expect.soft(look.titleHeight, url).toBeGreaterThan(30);
    }
    expect(errors).toEqual([]);
  });
}
