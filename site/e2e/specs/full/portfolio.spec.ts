import { expect, test } from "#site/e2e/fixtures.ts";

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

test("PF04 PF08 a card shows the fields of a project", async ({ page, rows }) => {
  const category = await rows.category();
  const project = await rows.project({
    title: `House ${rows.unique()}`,
    description: "A house by the lake.",
    location: "Gdańsk, Pomerania",
    project_date: "2021-03-04",
    area_sqft: 2150,
    project_type: "Family house",
    category_id: category.id,
    featured_image_url: "/images/default-post.webp",
  });
  await page.goto("/portfolio");
  const card = page.getByRole("article", { name: project.title });
  await expect(card.getByRole("heading", { name: project.title })).toBeVisible();
  for (const text of [
    "A house by the lake.",
    "Gdańsk, Pomerania",
    "2021",
    "2,150 sq ft (200 m²)",
    "Family house",
    category.name,
  ]) {
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(card.locator("img")).toHaveAttribute("src", "/images/default-post.webp");
  await expect(
    page.getByRole("main").getByRole("link", { name: "Schedule Free Consultation" }),
  ).toHaveAttribute("href", "/contact");
});

test("PF04 PF09 empty fields are omitted and the fallback image is used", async ({
  page,
  rows,
}) => {
  const project = await rows.project();
  await page.goto("/portfolio");
  const card = page.getByRole("article", { name: project.title });
  await expect(card.locator("img")).toHaveAttribute("src", "/images/default-project.webp");
  await expect(card).not.toContainText("sq ft");
  await expect(card).not.toContainText("null");
  await expect(card.locator("[data-badge]")).toHaveCount(0);
});

test("PF03 the grid has three columns on a large screen", async ({ page, rows }) => {
  for (let count = 0; count < 3; count += 1) await rows.project();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/portfolio");
  const grid = page.locator("[data-portfolio-grid]");
  await expect(grid.getByRole("article").first()).toBeVisible();
  const columns = await grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns);
  expect(columns.split(" ")).toHaveLength(3);
});

test("PF06 PF07 only published projects are fetched, newest first, without bodies", async ({
  page,
  rows,
  requests,
}) => {
  const older = await rows.project();
  const newer = await rows.project();
  const draft = await rows.project({ status: "draft" });
  await page.goto("/portfolio");
  await expect(page.getByRole("article", { name: newer.title })).toBeVisible();
  const titles = await page.getByRole("article").getByRole("heading").allTextContents();
  expect(titles.indexOf(newer.title)).toBeLessThan(titles.indexOf(older.title));
  expect(titles).not.toContain(draft.title);
  const read = requests.find((request) => request.url().includes("/rest/v1/published_projects"));
  const query = new URL(read?.url() ?? "").searchParams;
  expect(query.get("select")).toContain("category");
  expect(query.get("select")).not.toContain("content");
  expect(query.get("order")).toContain("created_at.desc");
});

test("PF05 a card is one link: its image and its text open the project's page, and Back returns to it", async ({
  page,
  rows,
}) => {
  const project = await rows.project({
    content: "## The plan\n\nOne wall **less**.",
    gallery_images: [
      { url: "/images/default-post.webp", alt: "The hall", caption: "Before noon" },
      { url: "/images/default-project.webp", alt: "The kitchen", caption: "After noon" },
    ],
  });
  await page.goto("/portfolio");
  const card = page.getByRole("article", { name: project.title });
  const heading = page.getByRole("heading", { level: 1, name: project.title });
  const link = card.getByRole("link");
  await expect(link).toHaveAccessibleName(`View Details: ${project.title}`);
  for (const part of ["View Project", "View Details", project.description]) {
    await card.getByText(part).scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await card.getByText(part).boundingBox()) ?? NOWHERE;
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(heading).toBeVisible();
    await expect(page).toHaveURL(`/portfolio/${project.slug}`);
    await expect(page).toHaveTitle(new RegExp(`^${project.title} `));
    await expect(page.getByRole("main")).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(link).toBeFocused();
  }
  await link.click();
  await expect(page.getByRole("heading", { name: "The plan" })).toBeVisible();
  for (const caption of ["Before noon", "After noon"])
    await expect(page.getByText(caption)).toBeVisible();
  const contact = page.getByRole("link", { name: "Discuss a project like this" });
  await expect(contact).toHaveAttribute("href", `/contact?project=${project.slug}`);
  await page.getByRole("link", { name: "All projects" }).click();
  await expect(page).toHaveURL("/portfolio");
  await expect(page).toHaveTitle(/^Portfolio /);
});

test("PF05 addresses of the first version lead to the project's page and to its list", async ({
  page,
  rows,
  errors,
}) => {
  errors.allow(/status of 404/);
  const category = await rows.category();
  const project = await rows.project({ category_id: category.id });
  await page.goto(`/portfolio?category=${category.id}&project=${project.slug}`);
  await expect(page).toHaveURL(`/portfolio/${project.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: project.title })).toBeVisible();
  await page.goto(`/portfolio?category=${category.id}`);
  await expect(page).toHaveURL(`/portfolio/category/${category.slug}`);
  await expect(page.getByRole("article")).toHaveCount(1);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("SU28 every image is on the page with its caption, and a tap enlarges one", async ({
    page,
    rows,
    errors,
  }) => {
    // The project is younger than the build: it has no file of its own.
    errors.allow(/status of 404/);
    const names = ["hero-living-room-1920", "stair-hall-1024", "hero-night-portrait-800"];
    const project = await rows.project({
      gallery_images: names.map((name) => ({
        ...{ url: `/images/${name}.webp`, alt: `The ${name}`, caption: `In the ${name}` },
      })),
    });
    await page.goto(`/portfolio/${project.slug}`);
    for (const name of names) await expect(page.getByText(`In the ${name}`)).toBeVisible();
    const opener = page.getByRole("button", { name: "The hero-living-room-1920" });
    await opener.tap();
    const dialog = page.getByRole("dialog", { name: "The hero-living-room-1920" });
    await expect(dialog).toContainText("In the hero-living-room-1920");
    await dialog.getByRole("button", { name: "Close" }).tap();
    await expect(dialog).toHaveCount(0);
  });
});

test("PF03 the second page of a category has a path, and starts at the top", async ({
  page,
  rows,
  errors,
}) => {
  errors.allow(/status of 404/);
  const category = await rows.category();
  for (let count = 0; count < 13; count += 1) await rows.project({ category_id: category.id });
  await page.goto(`/portfolio/category/${category.slug}`);
  const projects = page.getByRole("region", { name: "Projects" });
  await expect(projects.getByRole("article")).toHaveCount(12);
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" }).click();
  await expect(projects.getByRole("article")).toHaveCount(1);
  await expect(page).toHaveURL(`/portfolio/category/${category.slug}/page/2`);
  await expect(page.getByRole("main")).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole("status")).toHaveText("13 projects, page 2");
});

test("PF04 long names fit a small page, in the list and on the project's page", async ({
  page,
  rows,
  errors,
}) => {
  errors.allow(/status of 404/);
  const name = `Entrances, stairs and the small rooms in which a house begins ${rows.unique()}`;
  const category = await rows.category(name);
  const project = await rows.project({
    title: `${rows.unique()} ${"a house of many rooms ".repeat(8)}`,
    category_id: category.id,
    project_type: "A family house with a barn, a stable and a garden studio by the river",
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/portfolio/category/${category.slug}`);
  const card = page.getByRole("article", { name: project.title.trim() });
  await expect(card.getByText(name)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await card.getByRole("link", { name: "View Details" }).click();
  await expect(page.getByRole("heading", { level: 1, name: project.title.trim() })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
