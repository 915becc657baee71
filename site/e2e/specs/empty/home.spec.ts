import { expect, test } from "#site/e2e/fixtures.ts";
import type { Locator, Page } from "@playwright/test";

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

const section = (page: Page, name: string) => page.getByRole("region", { name });
const hero = (page: Page) => section(page, "Transform Your Living Spaces");
const call = (page: Page) => section(page, "Tell us about the rooms you have in mind");

test("HM01 the sections are in order", async ({ page }) => {
  const marks = [
    page.getByRole("banner"),
    page.getByText("500+ Happy Clients"),
    page.getByRole("heading", { name: "3D Visualization" }),
    page.getByRole("heading", { name: "Modern Luxury Villa" }),
    page.getByRole("link", { name: "View All Articles" }),
    call(page),
    page.getByRole("contentinfo"),
  ];
  const tops = await Promise.all(marks.map(top));
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
});

test("HM02 the headline has its text", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Transform Your Living Spaces");
});

test("HM03 the hero shows five stars, happy clients and awards", async ({ page }) => {
  await expect(page.getByRole("img", { name: "5 out of 5 stars" })).toBeVisible();
  await expect(page.getByText("500+ Happy Clients", { exact: true })).toBeVisible();
  await expect(page.getByText("15+ Awards", { exact: true })).toBeVisible();
});

test("HM04 HM05 the hero has two buttons", async ({ page }) => {
  await expectLink(hero(page), "Schedule Free Consultation", "/contact");
  await expectLink(hero(page), "View Our Portfolio", "/portfolio");
});

test("HM06 the hero has a trust line and an image with alt text", async ({ page }) => {
  await expect(hero(page).getByText(/licensed and insured/i)).toBeVisible();
  const image = hero(page).locator("picture img").first();
  await expect(image).toHaveAttribute("alt", /\w{4,} .+/);
  await expect.poll(() => loaded(image)).toBe(true);
});

test("HM07 the badge has its text", async ({ page }) => {
  await expect(page.getByText("500+ Projects", { exact: true })).toBeVisible();
  await expect(page.getByText("98% Satisfaction", { exact: true })).toBeVisible();
});

test("HM08 six service cards have icon, gradient, title and description", async ({ page }) => {
  const cards = section(page, "What we can do for a room").getByRole("listitem");
  await expect(cards.getByRole("heading")).toHaveText([
    "Residential Design",
    "Color Consultation",
    "Space Planning",
    "Custom Furniture",
    "Commercial Spaces",
    "3D Visualization",
  ]);
  for (const card of await cards.all()) {
    await expect(card.locator("svg")).toBeVisible();
    await expect(card.getByText(/.{30,}/)).toBeVisible();
    const wash = card.locator("svg").locator("..");
    await expect(wash).toHaveCSS("background-image", /linear-gradient\(.+rgb.+rgb/);
  }
});

test("HM08 the cards of services lead to their entries on the services page", async ({ page }) => {
  const services = section(page, "What we can do for a room");
  await expectLink(services, "Space Planning", "/services#space-planning");
  await expectLink(services, "Commercial Spaces", "/services#commercial");
  await services.getByRole("link", { name: "Commercial Spaces" }).click();
  await expect(page.getByRole("heading", { name: "Commercial Spaces" })).toBeInViewport();
});

test("HM09 the services banner links to the contact page", async ({ page }) => {
  await expectLink(section(page, "What we can do for a room"), "Schedule Consultation", "/contact");
});

test("HM10 HM11 three project cards and a link to all projects", async ({ page }) => {
  const work = section(page, "Recent rooms");
  const titles = ["Modern Luxury Villa", "Minimalist Apartment", "Executive Office Suite"];
  await expect(work.getByRole("article").getByRole("heading")).toHaveText(titles);
  for (const title of titles) {
    const card = work.getByRole("article", { name: title });
    await expect(card.getByText(/^(Residential|Commercial)$/)).toBeVisible();
    await expect(card.locator("img")).toHaveAttribute("alt", /.{20,}/);
    await expect(card.getByText(/.{40,}/)).toBeVisible();
    await expect(card.getByText("View Details", { exact: true })).toBeVisible();
    await expectLink(card, `View Details: ${title}`, "/portfolio");
  }
  await expectLink(work, "View Complete Portfolio", "/portfolio");
});

test("HM12 HM13 three article cards and a link to all articles", async ({ page }) => {
  const journal = section(page, "From our journal");
  await expect(journal.getByRole("article")).toHaveCount(3);
  for (const card of await journal.getByRole("article").all()) {
    const title = await card.getByRole("heading").innerText();
    expect(title).toMatch(/.{10,}/);
    await expect(card.getByText(/^(Trends|Tips|Guide)$/)).toBeVisible();
    await expect(card.locator("time")).toHaveAttribute("datetime", /^\d{4}-\d{2}-\d{2}$/);
    await expect(card.getByText(/^\d+ min read$/)).toBeVisible();
    await expect(card.getByText(/^(Marta Lipowska|Jan Gleba|Zofia Wierzba)$/)).toBeVisible();
    await expect(card.getByText(/.{60,}/)).toBeVisible();
    await expect(card.locator("img")).toHaveAttribute("alt", /.{20,}/);
    await expect(card.getByText("Read Article", { exact: true })).toBeVisible();
    await expectLink(card, `Read Article: ${title}`, "/blog");
  }
  await expectLink(journal, "View All Articles", "/blog");
});

test("HM14 the call to action has two links, a telephone number and an e-mail address", async ({
  page,
}) => {
  await expectLink(call(page), "Schedule Free Consultation", "/contact");
  await expectLink(call(page), "View Our Portfolio", "/portfolio");
  await expect(call(page).locator('a[href^="tel:"]')).toHaveCount(1);
  await expect(call(page).locator('a[href^="mailto:"]')).toHaveCount(1);
});

async function expectLink(within: Locator, name: string, path: string) {
  await expect(within.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
}

async function top(target: Locator): Promise<number> {
  return target.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
}

function loaded(image: Locator): Promise<boolean> {
  return image.evaluate((each) => each instanceof HTMLImageElement && each.naturalWidth > 0);
}
