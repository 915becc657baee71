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

test("SV02 each service names its lowest fee and its duration, and has an address of its own", async ({
  page,
}) => {
  const cards = page
    .getByRole("region", { name: "Our services" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
  for (const card of await cards.all()) {
    await expect(card.getByText(/^\$\d/)).toBeVisible();
    await expect(card.getByText(/\d weeks/)).toBeVisible();
  }
  await page.goto("/services#lighting");
  await expect(cards.filter({ hasText: "Lighting Design" })).toBeInViewport();
});

test("SV02 services that are part of every design have addresses of their own", async ({
  page,
}) => {
  await page
    .getByRole("navigation", { name: "Services on this page" })
    .getByRole("link", { name: "3D Visualization" })
    .click();
  const included = page.getByRole("region", { name: "In every design" });
  await expect(included.getByRole("listitem")).toHaveCount(3);
  await expect(included.getByRole("heading", { name: "3D Visualization" })).toBeInViewport();
});

test("SV02 the questions open without script and agree with the structured data", async ({
  page,
}) => {
  const entries = page.getByRole("region", { name: "Asked before every first visit" });
  const json = await page.locator('script[type="application/ld+json"]').allTextContents();
  const faq = json.map((text) => JSON.parse(text) as FaqPage).find(isFaq);
  const questions = await entries.getByRole("heading", { level: 3 }).allTextContents();
  expect(faq?.mainEntity.map(({ name }) => name)).toEqual(questions);
  const [first] = faq?.mainEntity ?? [];
  const answer = entries.getByText(first?.acceptedAnswer.text ?? "");
  await expect(answer).toBeHidden();
  await entries.getByText(first?.name ?? "").click();
  await expect(answer).toBeVisible();
});

interface FaqPage {
  readonly "@type": string;
  readonly mainEntity: readonly {
    readonly name: string;
    readonly acceptedAnswer: { readonly text: string };
  }[];
}

const isFaq = (thing: FaqPage) => thing["@type"] === "FAQPage";

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
