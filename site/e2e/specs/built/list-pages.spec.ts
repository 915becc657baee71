import type { Page } from "@playwright/test";
import type { Category } from "#supabase/data/categories.ts";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { openBuiltSite } from "#site/e2e/built-site.ts";
import type { BuiltSite } from "#site/e2e/built-site.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { layoutShift, watchLayout } from "#site/e2e/layout-shift.ts";
import { createRowFactory } from "#site/e2e/row-factory.ts";
import type { RowFactory } from "#site/e2e/row-factory.ts";

// All tests of this file share one build of a few published rows and run serially.
test.describe.configure({ mode: "serial" });

let site: BuiltSite;
let made: RowFactory;
let category: Category;
let oldest: string;
let project: ProjectRow;

test.beforeAll(async ({ staff, visitor, stack }) => {
  test.setTimeout(180_000);
  made = createRowFactory(staff, visitor);
  category = await made.category();
  const other = await made.category();
  for (let count = 0; count < 13; count += 1) {
    const { title } = await made.post({ category_id: category.id, title: `Post ${made.unique()}` });
    if (count === 0) oldest = title;
  }
  await made.project({ category_id: other.id, project_type: "Loft" });
  project = await made.project({
    title: made.unique(), // One line in any font, as that of the project added below.
    category_id: category.id,
    description: "A barn that became a library.",
    content: "## The plan\n\nOne wall **less**.\n\n![The new opening](/images/default-post.webp)",
    project_type: "Barn",
    location: "Gdynia",
    featured_image_url: "/images/modern-luxury-villa-1600.webp",
    gallery_images: [
      { url: "/images/stair-hall-1024.webp", alt: "The hall", caption: "" },
      { url: "/images/default-project.webp", alt: "The stairs", caption: "" },
    ],
  });
  site = await openBuiltSite(stack);
});

test.afterAll(async () => {
  await site.close();
  await made.removeAll();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("SU14 later pages and categories of the blog have titles, descriptions and canonical URLs of their own", async ({
    page,
  }) => {
    const heads: (string | null)[][] = [];
    const canonical = page.locator("link[rel=canonical]");
    for (const path of [
      "",
      "/page/2",
      `/category/${category.slug}`,
      `/category/${category.slug}/page/2`,
    ]) {
      await page.goto(`${site.address}/blog${path}`);
      await expect(canonical).toHaveAttribute("href", `${site.address}/blog${path}`);
      const description = page.locator("meta[name=description]");
      heads.push([await page.title(), await description.getAttribute("content")]);
    }
    for (const texts of [heads.map(([title]) => title), heads.map(([, text]) => text)]) {
      expect(new Set(texts).size).toBe(heads.length);
    }
    expect(heads[2]?.[0]).toContain(category.name);
  });

  test("a category of the blog is paged to its last page, which links to its post", async ({
    page,
  }) => {
    await page.goto(`${site.address}/blog`);
    await page.getByRole("navigation", { name: "Categories" }).getByText(category.name).click();
    await expect(page).toHaveURL(`${site.address}/blog/category/${category.slug}`);
    const posts = page.getByRole("link", { name: /^Read Article: / });
    await expect(posts).toHaveCount(12);
    await page.getByRole("link", { name: "Next" }).click();
    await expect(posts).toHaveCount(1);
    await expect(page.getByRole("link", { name: "Page 2" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await page.getByRole("link", { name: `Read Article: ${oldest}` }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(oldest);
  });

  test("PF05 a project opens from its category as a page with images, text and details", async ({
    page,
  }) => {
    await page.goto(`${site.address}/portfolio`);
    await page.getByRole("navigation", { name: "Categories" }).getByText(category.name).click();
    await expect(page).toHaveURL(`${site.address}/portfolio/category/${category.slug}`);
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByRole("link", { name: `View Details: ${project.title}` }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(project.title);
    await expect(page.getByRole("heading", { name: "The plan" })).toBeVisible();
    await expect(page.getByRole("img", { name: "The hall" })).toHaveCount(1);
    await expect(page.getByRole("definition").filter({ hasText: "Gdynia" })).toBeVisible();
    await page.getByRole("link", { name: "All projects" }).click();
    await expect(page).toHaveURL(`${site.address}/portfolio`);
  });

  test("the search is replaced by a sentence that it needs script", async ({ page }) => {
    await page.goto(`${site.address}/blog`);
    await expect(page.getByText("Searching the articles needs JavaScript.")).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveCount(0);
  });
});

test("with script nothing says that script is needed", async ({ page }) => {
  for (const path of ["/blog", "/portfolio"]) {
    await page.goto(`${site.address}${path}`);
    await expect(page.getByText(/needs JavaScript/).filter({ visible: true })).toHaveCount(0);
  }
});

test("SU14 a project's HTML carries title, description, card and structured data", async ({
  request,
}) => {
  const address = `${site.address}/portfolio/${project.slug}`;
  const html = await (await request.get(address)).text();
  expect(html).toContain(`<title>${project.title} | `);
  expect(html).toContain(`<link rel="canonical" href="${address}"`);
  expect(html).toMatch(/<meta name="description" content="A barn that became a library."/);
  expect(html).toMatch(/property="og:image" content="[^"]+\/og\/[^"]+\.jpg"/);
  expect(html).toMatch(/srcset="\/pictures\/[^"]+\.avif[^>]*><img [^>]*alt="The new opening"/i);
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => (JSON.parse(json ?? "") as Record<string, unknown>)["@type"],
  );
  expect(things).toEqual(["CreativeWork", "BreadcrumbList"]);
  const sitemap = await (await request.get(`${site.address}/sitemap.xml`)).text();
  expect(sitemap).toContain(`<loc>${address}</loc>`);
});

test("PF05 SU28 a project's page stays as built until its images are touched, and does not shift", async ({
  page,
  requests,
}) => {
  await watchLayout(page);
  await page.goto(`${site.address}/portfolio/${project.slug}`);
  await expect(page).toHaveTitle(new RegExp(`^${project.title} `));
  // Requests for settings, the project, and the next project.
  await expect
    .poll(() => requests.filter((each) => each.resourceType() === "fetch").length)
    .toBe(3);
  expect(requests.filter((each) => each.resourceType() === "script")).toHaveLength(1);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.001);
  await page.getByRole("button", { name: "The stairs" }).click();
  await expect(page.getByRole("dialog", { name: "The stairs" })).toBeVisible();
  await expect(page.locator("head title")).toHaveCount(1);
});

test("a later page of a list is prerendered and remains unchanged", async ({ page, requests }) => {
  await page.goto(`${site.address}/blog/category/${category.slug}/page/2`);
  await expect(page.getByRole("link", { name: `Read Article: ${oldest}` })).toBeVisible();
  await expect(page).toHaveTitle(/^Design blog: .*, page 2 /);
  const fetches = () => requests.filter((each) => each.resourceType() === "fetch");
  // Requests for settings, categories, rows, and the row count, separate for later pages.
  await expect.poll(() => fetches().length).toBe(4);
  const scripts = requests.filter((each) => each.resourceType() === "script");
  expect(scripts).toHaveLength(1);
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(page.getByRole("link", { name: /^Read Article: / })).toHaveCount(12);
  await expect(page).toHaveURL(`${site.address}/blog/category/${category.slug}`);
});

test("SU14 every page of the sitemap is its own canonical URL, and has no broken links", async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get(`${site.address}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => address,
  );
  expect(addresses.filter((address) => address.includes("?"))).toEqual([]);
  const first = `/blog/category/${category.slug}`;
  for (const list of [first, `${first}/page/2`, `/portfolio/category/${category.slug}`]) {
    expect(addresses).toContain(`${site.address}${list}`);
  }
  const named = new Set<string>();
  const titles = new Set<string>();
  for (const address of addresses) {
    const response = await request.get(address);
    expect.soft(response.status(), address).toBe(200);
    const parsed = await parsePage(page, await response.text());
    expect.soft(parsed.canonical).toEqual([address]);
    expect.soft(parsed.headings, address).toBe(1);
    expect.soft(parsed.description, address).not.toBe("");
    titles.add(parsed.title);
    for (const each of parsed.named) named.add(each);
  }
  expect(addresses.length).toBeGreaterThan(20);
  expect(titles.size).toBe(addresses.length);
  const ours = [...named].filter((address) => address.startsWith(site.address));
  for (const address of ours) {
    expect.soft((await request.get(address)).status(), address).toBe(200);
  }
  expect(ours.length).toBeGreaterThan(addresses.length);
});

test("fonts that load after the first paint do not shift a hydrated page", async ({ page }) => {
  await page.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await watchLayout(page, "nav");
  await page.goto(`${site.address}/blog/category/${category.slug}`);
  await page.evaluate(() => document.fonts.ready);
  const button = page.getByRole("search").getByRole("button");
  await button.hover();
  await expect
    .poll(() => button.evaluate((each) => Object.keys(each).join(" ")))
    .toContain("__reactFiber");
  await page.waitForTimeout(500);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
});

test("rows published after the build are added without a layout shift", async ({
  page,
  errors,
}) => {
  // The shift of text whose font arrives late is measured above, on its own.
  errors.allow(/ERR_FAILED|woff2/);
  await page.route("**/*.woff2", (route) => route.abort());
  await watchLayout(page);
  const younger = await made.post({ category_id: category.id, title: `Post ${made.unique()}` });
  const newer = await made.project({ category_id: category.id, title: made.unique() });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.address}/blog/category/${category.slug}`);
    await expect(page.getByRole("link", { name: younger.title })).toBeVisible();
    expect.soft(await layoutShift(page)).toBe(0);
    await page.goto(`${site.address}/portfolio/category/${category.slug}`);
    await expect(page.getByRole("article", { name: newer.title })).toBeVisible();
    expect.soft(await layoutShift(page)).toBe(0);
  }
});

/** Metadata of a page's HTML, and the URLs in it. */
function parsePage(page: Page, html: string) {
  return page.evaluate(
    ([text, base]) => {
      const parsed = new DOMParser().parseFromString(text, "text/html");
      const all = (selector: string) => [...parsed.querySelectorAll(selector)];
      const json = all('script[type="application/ld+json"]').map((each) => each.textContent);
      const written = [
        ...all("a[href], link[href]").map((each) => each.getAttribute("href") ?? ""),
        ...all("[src]").map((each) => each.getAttribute("src") ?? ""),
        ...all('meta[property="og:image"]').map((each) => each.getAttribute("content") ?? ""),
        ...json.flatMap((each) => each.match(/https?:[^"#]+/g) ?? []),
      ];
      return {
        title: parsed.title,
        description: all('meta[name="description"]')[0]?.getAttribute("content") ?? "",
        canonical: all('link[rel="canonical"]').map((each) => each.getAttribute("href")),
        headings: all("h1").length,
        named: written.map((each) => new URL(each, base).href.split("#")[0] ?? ""),
      };
    },
    [html, site.address] as const,
  );
}
