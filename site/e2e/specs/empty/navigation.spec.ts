import { expect, test } from "#site/e2e/fixtures.ts";

const links = [
  ["Home", "/"],
  ["Portfolio", "/portfolio"],
  ["Services", "/services"],
  ["Blog", "/blog"],
  ["About", "/about"],
] as const;

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("NV01 the bar stays at the top after scrolling", async ({ page }) => {
    await page.goto("/");
    const logo = page.getByRole("banner").getByRole("link", { name: "Linden & Loam" });
    const before = await logo.boundingBox();
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await expect(logo).toBeInViewport();
    expect(await logo.boundingBox()).toEqual(before);
  });

  test("NV02 the logo links to the home page", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("banner").getByRole("link", { name: "Linden & Loam" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Transform Your Living Spaces",
    );
  });

  test("NV03 the bar links in order to the five pages", async ({ page }) => {
    await page.goto("/");
    const bar = page.getByRole("banner").getByRole("navigation", { name: "Main" });
    await expect(bar.getByRole("link")).toHaveText(links.map(([label]) => label));
    for (const [label, path] of links) {
      await expect(bar.getByRole("link", { name: label, exact: true })).toHaveAttribute(
        "href",
        path,
      );
    }
  });

  test("NV04 the link of the page is highlighted, and nothing else is", async ({ page }) => {
    for (const [active, [label, path]] of links.entries()) {
      await page.goto(path);
      const bar = page.getByRole("banner").getByRole("navigation", { name: "Main" });
      await expect(bar.locator("[aria-current=page]"), path).toHaveText([label]);
      const colors = await bar
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => getComputedStyle(link).color));
      expect(colors.filter((color) => color === colors[active])).toHaveLength(1);
    }
  });

  test("NV05 Schedule Consultation links to the contact page", async ({ page }) => {
    await page.goto("/");
    const button = page.getByRole("banner").getByRole("link", { name: "Schedule Consultation" });
    await expect(button).toBeVisible();
    await expect(button).toHaveAttribute("href", "/contact");
  });

  test("NV06 the menu button is hidden on large screens", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("NV06 a menu with the same links replaces the text links", async ({ page }) => {
    await page.goto("/about");
    const bar = page.getByRole("banner");
    await expect(bar.getByRole("navigation", { name: "Main" })).toBeHidden();
    await bar.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByRole("navigation").getByRole("link")).toHaveText(
      links.map(([label]) => label),
    );
    await expect(menu.getByRole("link", { name: "About" })).toHaveAttribute("aria-current", "page");
    await expect(menu.getByRole("link", { name: "Schedule Consultation" })).toBeVisible();
  });

  test("NV06 the menu closes on navigation, Escape and Back", async ({ page }) => {
    await page.goto("/about");
    const menu = page.getByRole("dialog", { name: "Menu" });
    const open = page.getByRole("button", { name: "Menu", exact: true });
    await open.click();
    await menu.getByRole("link", { name: "Services" }).click();
    await expect(page.getByRole("heading", { name: "Implementation" })).toBeVisible();
    await expect(menu).toBeHidden();
    await open.click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect(menu).toBeHidden();
    await open.press("Enter");
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
  });

  test("NV06 the open menu traps the keyboard focus", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("button", { name: "Menu" }).press("Enter");
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press("Tab");
      const outside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && focused?.closest("dialog") === null;
      });
      expect(outside).toBe(false);
    }
  });
});

for (const width of [320, 390]) {
  for (const [text, size] of [
    ["text", "100%"],
    ["enlarged text", "200%"],
  ] as const) {
    test(`NV05 at ${String(width)} px, logo, Schedule Consultation and menu are side by side with ${text}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto("/about");
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate((enlarged) => {
        document.documentElement.style.fontSize = enlarged;
      }, size);
      const bar = page.getByRole("banner");
      const button = bar.getByRole("link", { name: "Schedule Consultation" });
      await expect(button).toBeVisible();
      await expect(button).toHaveAttribute("href", "/contact");
      const parts = [
        bar.getByRole("link", { name: "Linden & Loam" }),
        button,
        bar.getByRole("button", { name: "Menu" }),
      ];
      let before = 0;
      for (const part of parts) {
        const box = await part.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(before);
        expect(box?.height).toBeGreaterThanOrEqual(24);
        before = (box?.x ?? 0) + (box?.width ?? 0);
      }
      expect(before).toBeLessThanOrEqual(width);
      expect(await button.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);
    });
  }
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 640, height: 320 } });

  test("NV06 the whole menu is reachable on a low screen", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    const last = menu.getByRole("link").last();
    await expect(last).not.toBeInViewport();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});
