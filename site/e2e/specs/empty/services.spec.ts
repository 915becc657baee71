import { expect, test } from "#site/e2e/fixtures.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/services");
});

test("SV01 SV02 six services, each with icon, description and four features", async ({ page }) => {
  const list = page.getByRole("region", { name: "Our services" });
  await expect(list.getByRole("heading", { level: 3 })).toHaveText([
    "Residential Design",
    "Commercial Spaces",
    "Home Renovation",
    "Color Consultation",
    "Furniture Selection",
    "Lighting Design",
  ]);
  const cards = list.getByRole("listitem").filter({ has: page.getByRole("heading") });
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    await expect(card.locator("svg")).toBeVisible();
    await expect(card.getByText(/.{80,}/).last()).toBeVisible();
    await expect(card.getByRole("list", { name: "Included" }).getByRole("listitem")).toHaveCount(4);
  }
});

test("SV03 four process steps are in order", async ({ page }) => {
  const steps = page.getByRole("region", { name: "Four steps, in this order" });
  await expect(steps.getByRole("listitem").getByRole("heading")).toHaveText([
    "Consultation",
    "Concept",
    "Design",
    "Implementation",
  ]);
});

test("SV04 the page links to contact and portfolio", async ({ page }) => {
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Schedule Consultation" })).toHaveAttribute(
    "href",
    "/contact",
  );
  await expect(main.locator('a[href="/portfolio"]')).toBeVisible();
});
