import { expect, test } from "#site/e2e/fixtures.ts";
import type { Page } from "@playwright/test";

const MISSING_POST = "/blog/no-such-post";
const screens = [
  ["/", "Transform Your Living Spaces"],
  ["/contact", "Let's Discuss Your Project"],
  ["/blog", "Notes from the drawing board"],
  [MISSING_POST, "Blog Post Not Found"],
  ["/about", /since 2010/],
  ["/portfolio", "Rooms that are lived in"],
  ["/services", "Four steps, in this order"],
  ["/privacy-policy", "Privacy Policy"],
  ["/terms-and-conditions", "Terms and Conditions"],
] as const;

test("G01 every path renders its page", async ({ page }) => {
  for (const [path, heading] of screens) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading }).first(), path).toBeVisible();
    await expect(page.getByText("Oops! Page not found"), path).toHaveCount(0);
  }
});

test("G01 /admin renders the dashboard's own page", async ({ page }) => {
  await page.goto("/admin");
  await expect(page.getByRole("button", { name: "Access Admin Panel" })).toBeVisible();
});

test("G02 other paths are the not-found page", async ({ page, errors }) => {
  errors.allow(/status of 404/);
  const paths = ["/tools", "/case-studies", "/portfolio/x", "/admin/x", "/about/us", "/Blog/a/b"];
  for (const path of paths) {
    await page.goto(path);
    const heading = page.getByRole("heading", { name: "Oops! Page not found" });
    await expect(heading, path).toBeVisible();
  }
});

test("G03 a change of path scrolls to the top", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await scrollDown(page);
  await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("since 2010");
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test("G03 a change of the query or the hash alone preserves the scroll position", async ({
  page,
}) => {
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await scrollDown(page);
  const before = await scrollTop(page);
  await page.evaluate(() => {
    window.location.hash = "nowhere";
    window.history.pushState(null, "", "?page=2");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  await page.waitForTimeout(300);
  expect(before).toBeGreaterThan(0);
  expect(await scrollTop(page)).toBe(before);
});

test("G04 a change of route writes one page-view line and sends nothing", async ({ page }) => {
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  // Every page fetches the site settings once per visit.
  const settings = page.waitForResponse(/\/rest\/v1\/site_settings\?/);
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await (await settings).finished();
  await page.waitForLoadState("networkidle");
  lines.length = 0;
  const sent: string[] = [];
  page.on("request", (request) => {
    if (["fetch", "xhr", "ping", "beacon"].includes(request.resourceType()))
      sent.push(request.url());
  });
  await page.getByRole("banner").getByRole("link", { name: "Services", exact: true }).click();
  await expect(page).toHaveURL("/services");
  await expect(page.getByRole("heading", { name: "Consultation", exact: true })).toBeVisible();
  const views = () => lines.filter((line) => line.includes("page-view"));
  await expect.poll(views).toEqual(["[page-view] /services"]);
  await page.waitForLoadState("networkidle");
  expect(sent).toEqual([]);
});

test("G06 SU31 the public pages only send reads of public rows, and the path of a page that is not found", async ({
  page,
  requests,
  stack,
}) => {
  const report = page.waitForRequest(/\/rpc\/report_missing_path/);
  for (const [path] of screens) {
    await page.goto(path);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    // Its requests follow each other, on a busy machine with longer pauses than "networkidle" waits for.
    if (path === MISSING_POST) await report;
    await page.waitForLoadState("networkidle");
  }
  const reads = new RegExp(
    `^${stack.backend.url}/rest/v1/(published_posts|published_projects|categories|slug_redirects|site_settings)\\?`,
  );
  const elsewhere = requests.filter(
    (request) => !request.url().startsWith(`${stack.site}/`) && !request.url().startsWith("data:"),
  );
  const other = elsewhere.filter((request) => !reads.test(request.url()));
  const posts = other.filter((request) => request.method() !== "OPTIONS");
  expect(posts.map((request) => [request.url(), request.postData()])).toEqual([
    [
      `${stack.backend.url}/rest/v1/rpc/report_missing_path`,
      JSON.stringify({ path: MISSING_POST }),
    ],
  ]);
  expect(new Set(other.map((request) => request.url())).size).toBe(1);
  expect(elsewhere.length).toBeGreaterThan(other.length);
  const writes = requests.filter((request) => !["GET", "OPTIONS"].includes(request.method()));
  expect(writes).toEqual(posts);
});

test("G05 errors, rejections and failed resources are logged with the path", async ({
  page,
  errors,
}) => {
  errors.allow(/planned/);
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const lines: string[] = [];
  const posted: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  page.on("request", (request) => {
    if (request.method() !== "GET") posted.push(request.url());
  });
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("planned error");
    });
    void Promise.reject(new Error("planned rejection"));
    const image = new Image();
    image.src = "/images/planned-gap.webp?x=";
    document.body.append(image);
  });
  const log = () => lines.join("\n");
  await expect.poll(log).toMatch(/\/about.*planned error/);
  await expect.poll(log).toMatch(/\/about.*planned rejection/);
  await expect.poll(log).toMatch(/\/about.*planned-gap/);
  expect(posted).toEqual([]);
});

async function scrollDown(page: Page) {
  await page.evaluate(() => {
    window.scrollTo({ top: 700, behavior: "instant" });
  });
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
}

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}
