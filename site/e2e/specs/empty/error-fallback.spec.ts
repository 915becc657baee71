import { expect, test } from "#site/e2e/fixtures.ts";
import type { Page } from "@playwright/test";

test("EF01 EF02 a rendering error shows its message; Try again renders the page", async ({
  page,
  errors,
}) => {
  errors.allow(/The lamp fell over/);
  await replaceAboutPage(page, fragilePage);
  await goToAbout(page);
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await expect(page.getByText("The lamp fell over")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.classList.add("repaired");
  });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("All is well")).toBeVisible();
  await expect(page.getByText("Something went wrong")).toHaveCount(0);
});

test("EF01 EF02 a page whose code fails to load shows the reason; Try again loads it", async ({
  page,
  errors,
}) => {
  errors.allow(/The van broke down/);
  const repair = await replaceAboutPage(page, 'throw new Error("The van broke down");');
  await goToAbout(page);
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await expect(page.getByText("The van broke down")).toBeVisible();
  await repair();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("since 2010");
});

test("EF02 Try again refetches a malformed response", async ({ page, errors }) => {
  errors.allow(/not valid as a React child|Minified React error #31|render-error/);
  const projects = "**/rest/v1/published_projects*";
  await page.route(projects, (route) =>
    route.fulfill({
      json: [
        { id: "1", slug: "loft", title: { broken: "title" }, featured_image_url: "/gone.webp" },
      ],
      headers: { "Content-Range": "0-0/1", "Access-Control-Allow-Origin": "*" },
    }),
  );
  await page.goto("/blog", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { name: "No Blog Posts Yet" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Portfolio", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await page.unroute(projects);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Portfolio Coming Soon" })).toBeVisible();
});

/**
 * Navigates on the client, which fetches and runs the code of the About page. Before hydration the link would load the
 * prerendered page instead.
 */
async function goToAbout(page: Page) {
  await page.goto("/blog", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { name: "No Blog Posts Yet" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click();
}

/** A page that throws until the document has the class `repaired`. */
const fragilePage = `export function AboutPage() {
  if (!document.documentElement.classList.contains("repaired")) throw new Error("The lamp fell over");
  return "All is well";
}`;

/** Serves other code in place of the About page's; the returned function restores it. */
async function replaceAboutPage(page: Page, body: string): Promise<() => Promise<void>> {
  const code = /\/about-page[^/]*\.(js|tsx)/;
  await page.route(code, (route) => route.fulfill({ contentType: "text/javascript", body }));
  return () => page.unroute(code);
}
