import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "#desktop/e2e/fixtures.ts";
import { fakeStateOf } from "#desktop/e2e/test-host.ts";
import { renderedFontsOf } from "#site/testing/rendered-fonts.ts";

test("SU34 the window opens, although `ready` comes only after main was evaluated", async ({
  desktop,
}) => {
  const { page, driver } = await desktop.start();
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  expect((await driver.notices()).shown).toBe(true);
});

test("SU34 the window appears after its first paint @boundary", async ({ desktop }) => {
  const { order } = fakeStateOf(await desktop.start());
  expect(order.filter(isAppearance)).toEqual(["painted", "show"]);
});

test("SU34 a maximised window also appears after its first paint @boundary", async ({
  desktop,
}) => {
  const userData = path.join(desktop.folder, "user-data");
  await mkdir(userData, { recursive: true });
  const windowState = { bounds: { x: 20, y: 40, width: 900, height: 700 }, maximized: true };
  await writeFile(path.join(userData, "window.json"), JSON.stringify(windowState));
  const { order } = fakeStateOf(await desktop.start());
  expect(order.filter(isAppearance).slice(0, 2)).toEqual(["painted", "maximize"]);
});

test("both typefaces are preloaded, and the sign-in screen uses them", async ({ desktop }) => {
  const { page } = await desktop.start();
  const preloads = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(preloads).toEqual([
    expect.stringMatching(/fraunces-latin-[\w-]+\.woff2$/),
    expect.stringMatching(/instrument-sans-latin-[\w-]+\.woff2$/),
  ]);
  expect(await renderedFontsOf(page, "h1")).toEqual(["Fraunces"]);
  expect(await renderedFontsOf(page, "label")).toEqual(["Instrument Sans"]);
  expect(await renderedFontsOf(page, "button[type=submit]")).toEqual(["Instrument Sans"]);
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".woff2")),
  );
  expect(new Set(fetched).size, "no face is fetched but these two").toBe(2);
});

const isAppearance = (event: string) => ["painted", "show", "maximize"].includes(event);
