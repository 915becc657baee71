import sharp from "sharp";
import { trashPost, updatePost } from "#supabase/data/posts.ts";
import type { PostRow } from "#supabase/data/posts.ts";
import { writeSiteSettings } from "#supabase/data/site-settings.ts";
import { publicPages } from "#site/config/public-pages.ts";
import { openBuiltSite } from "#site/e2e/built-site.ts";
import type { BuiltSite } from "#site/e2e/built-site.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { createRowFactory } from "#site/e2e/row-factory.ts";
import type { RowFactory } from "#site/e2e/row-factory.ts";

// All tests of this file share one build of a few published rows and run serially.
test.describe.configure({ mode: "serial" });

let site: BuiltSite;
let made: RowFactory;
let categoryName: string;
let post: PostRow;
let renamed: string;
let loft: string;

test.beforeAll(async ({ staff, visitor, stack }) => {
  test.setTimeout(180_000);
  made = createRowFactory(staff, visitor);
  const category = await made.category();
  categoryName = category.name;
  await made.category();
  const first = await made.post({ category_id: category.id, title: `Built ${made.unique()}` });
  renamed = first.slug;
  await updatePost(staff, first.id, first.version, { slug: `moved-${made.unique()}` });
  post = await made.post({
    category_id: category.id,
    title: `A "quoted" <b>room</b> ${made.unique()}`,
    content:
      "## Light & shade\n\nA [link](/about) </script><!-- and **bold**.\n\n![Plan](/images/spa-bathroom-1920.webp)",
    meta_description: "What the room is like.",
    featured_image_url: "/images/modern-luxury-villa-1600.webp#focus=20,80",
  });
  loft = (await made.project({ title: `Loft ${made.unique()}`, featured_image_url: null })).title;
  site = await openBuiltSite(stack);
});

test.afterAll(async () => {
  await site.close();
  await made.removeAll();
});

test("SU14 a post's HTML carries title, description, card and article data before any script", async ({
  request,
}) => {
  const html = await (await request.get(`${site.address}/blog/${post.slug}`)).text();
  expect(html).toContain("What the room is like.");
  expect(html).toContain(`<link rel="canonical" href="${site.address}/blog/${post.slug}"`);
  const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
  const crop = await request.get(image);
  const { width, height } = await sharp(await crop.body()).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? "") as Record<string, unknown>,
  );
  expect(things.map((thing) => thing["@type"])).toEqual(["Article", "BreadcrumbList"]);
  expect(things[0]).toMatchObject({ headline: post.title, image: { url: image } });
  const inText = /<p>(<picture>.*?<\/picture>)<\/p>/.exec(html)?.[1] ?? "";
  expect(inText).toMatch(/<source [^>]*srcSet="\/pictures\/[^"]+\.avif 480w, /);
  expect(inText).toContain('src="/images/spa-bathroom-1920.webp"');
  expect(inText).toContain('width="1920" height="1280"');
  const cover = /<picture.*?<\/picture>/.exec(html)?.[0] ?? "";
  expect(cover).toMatch(/<source [^>]*srcSet="\/pictures\/[^"]+\.avif 480w, /i);
  expect(cover).toContain(' src="/images/modern-luxury-villa-1600.webp"');
  expect(cover).toMatch(/ style="[^"]*--focus:20% 80%"/);
});

test("SU14 sitemap, feed and robots.txt list published pages, and are well-formed", async ({
  page,
  request,
}) => {
  const text = async (path: string) => (await request.get(`${site.address}${path}`)).text();
  const address = `${site.address}/blog/${post.slug}`;
  const sitemap = await text("/sitemap.xml");
  expect(sitemap).toContain(`<loc>${address}</loc>`);
  expect(sitemap).toContain(`<loc>${site.address}/about</loc>`);
  expect(sitemap).not.toContain("/admin");
  expect(await text("/robots.txt")).toContain(`Sitemap: ${site.address}/sitemap.xml`);
  const read = await page.evaluate(
    (files) =>
      files.map((xml) => {
        const parsed = new DOMParser().parseFromString(xml, "application/xml");
        const text = (item: Element, name: string) =>
          item.getElementsByTagName(name)[0]?.textContent ?? "";
        const items = [...parsed.querySelectorAll("item")];
        return {
          broken: parsed.querySelector("parsererror") !== null,
          items: items.map((item) => [text(item, "title"), text(item, "content:encoded")] as const),
        };
      }),
    [await text("/rss.xml"), sitemap],
  );
  expect(read.map(({ broken }) => broken)).toEqual([false, false]);
  const [feed] = read;
  const [, content] = feed?.items.find(([title]) => title === post.title) ?? [];
  expect(content).toContain(`<h2>Light &amp; shade</h2>`);
  expect(content).toContain(`href="${site.address}/about"`);
});

test("SU01 the host redirects an old URL permanently, and responds 404 to unknown URLs", async ({
  request,
}) => {
  const moved = await request.get(`${site.address}/blog/${renamed}`, { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers()["location"]).toMatch(/^\/blog\/moved-/);
  expect((await request.get(`${site.address}/nowhere`)).status()).toBe(404);
  const page = await request.get(`${site.address}/about`, { headers: { "accept-encoding": "br" } });
  expect(page.headers()).toMatchObject({
    "content-encoding": "br",
    "cache-control": "public, max-age=0, must-revalidate",
    "x-frame-options": "DENY",
  });
  expect(page.headers()["content-security-policy"]).not.toMatch(/script-src[^;]*unsafe/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, text] of [
    ["/", "Transform Your Living Spaces"],
    ["/about", "since 2010"],
    ["/services", "Implementation"],
    ["/privacy-policy", "1. "],
    ["/contact", "Response within 24 hours"],
  ] as const) {
    test(`${path} is complete`, async ({ page }) => {
      await page.goto(`${site.address}${path}`);
      await expect(page.getByRole("main")).toContainText(text);
      await expect(page.getByRole("contentinfo")).toBeVisible();
    });
  }

  test("the contact form shows that it needs script, and an e-mail link", async ({ page }) => {
    await page.goto(`${site.address}/contact`);
    await expect(page.locator("form a[href^='mailto:']:visible")).toHaveCount(1);
  });

  test("the blog links to a post, the portfolio shows its projects, the menu opens", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${site.address}/portfolio`);
    await expect(page.getByRole("article", { name: loft })).toBeVisible();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator("dialog").getByRole("link", { name: "Blog" }).click();
    await page.getByRole("link", { name: categoryName, exact: true }).click();
    await page.getByRole("link", { name: `Read Article: ${post.title}` }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(post.title);
    await expect(page.getByRole("heading", { name: "Light & shade" })).toBeVisible();
  });
});

test("pages without their assets are complete and their links work", async ({ page, errors }) => {
  errors.allow(/ERR_FAILED|hydration-error/);
  await page.route(/\/(assets|images|pictures)\//, (route) => route.abort());
  for (const path of [...publicPages().map((each) => each.path), `/blog/${post.slug}`]) {
    await page.goto(`${site.address}${path}`);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL(/\/about$/);
});

test("a page that is up to date loads one small script and fetches only its rows and settings", async ({
  page,
  requests,
}) => {
  await page.goto(`${site.address}/blog/${post.slug}`);
  await expect
    .poll(() => requests.filter((each) => each.resourceType() === "fetch").length)
    .toBe(3);
  await page.waitForTimeout(500);
  const scripts = requests.filter((each) => each.resourceType() === "script");
  expect(scripts.map((each) => new URL(each.url()).pathname)).toEqual([
    expect.stringMatching(/^\/assets\/loader-/),
  ]);
});

test("a static page loads one small script and fetches only the site settings", async ({
  page,
  requests,
}) => {
  const pages = publicPages().filter(({ rendering }) => rendering === "static");
  for (const { path } of pages) {
    const responded = page.waitForResponse(/\/rest\/v1\/site_settings\?/);
    await page.goto(`${site.address}${path}`);
    await responded;
  }
  await page.waitForTimeout(500);
  const kinds = requests.map((each) => each.resourceType());
  expect(kinds.filter((kind) => kind === "script")).toHaveLength(pages.length);
  expect(kinds.filter((kind) => kind === "fetch" || kind === "xhr")).toHaveLength(pages.length);
});

test("a page whose rows cannot be fetched remains as built", async ({ page, errors }) => {
  errors.allow(/ERR_FAILED|Failed to load/);
  await page.route("**/rest/v1/**", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) =>
    request.url().includes("/rest/v1/"),
  );
  await page.goto(`${site.address}/blog`);
  await failed;
  await expect(page.getByRole("heading", { name: post.title })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a search in the URL is applied to the prerendered list without a hydration error", async ({
  page,
}) => {
  await page.goto(`${site.address}/blog?q=${encodeURIComponent(post.title)}`);
  await expect(page.getByRole("status")).toHaveText(/^1 article with /);
  await expect(page.getByRole("link", { name: /^Read Article: / })).toHaveCount(1);
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
    "href",
    `${site.address}/blog`,
  );
});

test("rows published after the build appear on the next load, removed rows disappear", async ({
  page,
  staff,
  errors,
}) => {
  // To a host, a project that is younger than the build is an unknown path.
  errors.allow(/status of 404/);
  const younger = await made.post({ title: `Younger ${made.unique()}` });
  await page.goto(`${site.address}/blog`);
  await expect(page.getByRole("heading", { name: younger.title })).toBeVisible();
  await page.goto(`${site.address}/blog/${younger.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(younger.title);
  const mill = await made.project({ title: `Mill ${made.unique()}` });
  await page.goto(`${site.address}/portfolio/${mill.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(mill.title);
  await expect(page).toHaveTitle(new RegExp(`^${mill.title} `));
  const late = await made.category();
  await made.post({ category_id: late.id, title: `Late ${made.unique()}` });
  await page.goto(`${site.address}/blog/category/${late.slug}`);
  await expect(page.getByRole("link", { name: /^Read Article: Late / })).toBeVisible();
  await expect(page.locator("head title")).toHaveCount(1);
  await expect(page).toHaveTitle(new RegExp(late.name));
  await trashPost(staff, post.id);
  await page.goto(`${site.address}/blog/${post.slug}`);
  await expect(page.getByRole("heading", { name: "Blog Post Not Found" })).toBeVisible();
  await expect(page.locator("head title")).toHaveCount(1);
});

// In this serial file, because changed settings make the built pages of other tests stale.
test("an owner edits the site settings once, and the visitor's next page shows them", async ({
  page,
  dashboard,
  staff,
}) => {
  const number = "+48 22 111 22 33";
  try {
    await dashboard.open();
    const section = await dashboard.openFromStudioMenu("Site settings");
    await expect(section.getByRole("status")).toContainText("2 pairs of settings disagree");
    await section.getByRole("button", { name: "Use 25+ in both" }).click();
    await expect(section.getByLabel("Awards (home)")).toHaveValue("25+");
    await section.getByLabel("Phone").fill(number);
    await section.getByLabel("Instagram").fill("instagram.com/studio");
    await section.getByRole("button", { name: "Save settings" }).click();
    await expect(section.getByText("beginning with https://")).toBeVisible();
    await section.getByLabel("Instagram").fill("https://instagram.com/studio");
    await section.getByLabel("Home shows").selectOption("latest");
    await section.getByLabel("Legal texts last updated").fill("2025-03-09");
    await dashboard.tab("Overview").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
    await section.getByRole("button", { name: "Save settings" }).click();
    await expect(dashboard.toast("Settings Saved")).toBeVisible();

    const footer = page.getByRole("contentinfo");
    await page.goto(site.address);
    await expect(page.getByText("25+ Awards", { exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: number })).toBeVisible();
    await expect(footer.getByRole("link", { name: number })).toHaveAttribute(
      "href",
      "tel:+48221112233",
    );
    const articles = page.getByRole("region", { name: "From our journal" });
    await expect(articles.getByRole("link", { name: "Read Article" }).first()).toHaveAttribute(
      "href",
      /^\/blog\/./,
    );
    await page.goto(`${site.address}/privacy-policy`);
    await expect(page.getByText("Last updated")).toHaveText("Last updated: March 9, 2025");
    await page.goto(`${site.address}/contact`);
    await expect(footer.getByRole("link", { name: "Instagram" })).toHaveAttribute(
      "href",
      "https://instagram.com/studio",
    );
  } finally {
    await writeSiteSettings(staff, {});
  }
});
