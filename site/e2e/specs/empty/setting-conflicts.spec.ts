import type { Page } from "@playwright/test";
import { publicPages } from "#site/config/public-pages.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

const statements = [
  "500+ happy clients",
  "500+ projects",
  "15+ awards",
  "25+ awards won",
  "15+ years",
  "98% satisfaction",
  "100% satisfaction guaranteed",
  "licensed and insured",
  "within 24 hours",
  "since 2010",
];

const services = [
  "residential design",
  "commercial design",
  "color consultation",
  "space planning",
  "custom furniture",
  "3d visualization",
  "home renovation",
  "furniture selection",
  "lighting design",
];

test("CL01 every statement about the studio is on a public page", async ({ page }) => {
  const copy = await publicCopy(page);
  expect(statements.filter((statement) => !copy.includes(statement))).toEqual([]);
});

test("CL02 all nine services are on a public page", async ({ page }) => {
  const copy = await publicCopy(page);
  expect(services.filter((service) => !copy.includes(service))).toEqual([]);
});

/** The visible text of the public pages, in lower case with collapsed whitespace. */
async function publicCopy(page: Page): Promise<string> {
  const texts: string[] = [];
  for (const { path } of publicPages()) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    texts.push(await page.getByRole("main").innerText());
  }
  return texts.join(" ").toLowerCase().replaceAll(/\s+/g, " ");
}
