import { expect, test } from "#site/e2e/fixtures.ts";
import type { Locator, Page } from "@playwright/test";

test.use({ viewport: { width: 1440, height: 900 } });

const services = [
  "Residential Design",
  "Commercial Spaces",
  "Home Renovation",
  "Space Planning",
  "Furniture Selection",
];
const quickLinks = [
  ["Home", "/"],
  ["Portfolio", "/portfolio"],
  ["Design Blog", "/blog"],
  ["About Us", "/about"],
  ["Contact", "/contact"],
] as const;
const networks = ["Instagram", "Pinterest", "LinkedIn", "Facebook"];

let footer: Locator;
test.beforeEach(async ({ page }) => {
  await page.goto("/about");
  footer = page.getByRole("contentinfo");
});

test("FT01 the footer has four columns", async () => {
  const lefts = await Promise.all([
    leftEdge(footer.getByRole("link", { name: "Linden & Loam" })),
    ...["Our Services", "Quick Links", "Contact Info"].map((name) =>
      leftEdge(footer.getByRole("heading", { name })),
    ),
  ]);
  expect(new Set(lefts).size).toBe(4);
  expect(lefts).toEqual([...lefts].sort((one, other) => one - other));
});

test("FT02 the first column has a blurb and four social icons", async ({ page }) => {
  await expect(footer.getByText(/studio in Kraków/)).toBeVisible();
  for (const name of networks) await expect(footer.getByRole("link", { name })).toBeVisible();
  await expect(footer.getByRole("link").filter({ has: page.locator("svg") })).toHaveCount(4);
});

test("FT02 an icon without a profile neither navigates nor scrolls", async ({ page }) => {
  const icon = footer.getByRole("link", { name: "Instagram" });
  await icon.scrollIntoViewIfNeeded();
  const before = await locationAndScroll(page);
  await icon.click({ force: true });
  expect(await locationAndScroll(page)).toEqual(before);
});

test("FT03 Our Services lists five services that link to the services page", async () => {
  const column = footer
    .locator("div")
    .filter({ has: headingOf("Our Services") })
    .last();
  await expect(column.getByRole("heading")).toHaveText("Our Services");
  await expect(column.getByRole("link")).toHaveText(services);
  for (const link of await column.getByRole("link").all()) {
    await expect(link).toHaveAttribute("href", "/services");
  }
});

test("FT04 Quick Links has its links", async () => {
  const column = footer
    .locator("div")
    .filter({ has: headingOf("Quick Links") })
    .last();
  await expect(column.getByRole("link")).toHaveText(quickLinks.map(([label]) => label));
  for (const [label, path] of quickLinks) {
    await expect(column.getByRole("link", { name: label })).toHaveAttribute("href", path);
  }
});

test("FT05 Contact Info shows phone, e-mail and a street address in Poland", async () => {
  const column = footer
    .locator("div")
    .filter({ has: headingOf("Contact Info") })
    .last();
  await expect(column.locator('a[href^="tel:+48"]')).toHaveText(/^\+48/);
  await expect(column.locator('a[href^="mailto:"]')).toHaveText(/@.+\.example$/);
  await expect(column.locator("address")).toContainText(/ul\. .+\d{2}-\d{3} .+Poland/);
});

test("FT06 the copyright line contains 2024", async () => {
  await expect(footer.getByText(/©.*2024/)).toBeVisible();
});

test("FT07 the legal pages are linked from the bottom row", async () => {
  await expect(footer.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute(
    "href",
    "/privacy-policy",
  );
  await expect(footer.getByRole("link", { name: "Terms of Service" })).toHaveAttribute(
    "href",
    "/terms-and-conditions",
  );
});

function headingOf(name: string): Locator {
  return footer.page().getByRole("heading", { name });
}

async function leftEdge(target: Locator): Promise<number> {
  const box = await target.boundingBox();
  if (box === null) throw new Error("The footer does not show a column.");
  return Math.round(box.x);
}

function locationAndScroll(page: Page) {
  return page.evaluate(() => [window.location.href, window.scrollY]);
}
