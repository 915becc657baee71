import { expect, test } from "#site/e2e/fixtures.ts";

const path = "/rooms/attic";

// The browser logs a console error for a document with status 404.
test.beforeEach(({ errors }) => {
  errors.allow(/status of 404/);
});

test("NF01 the page shows the large number and the headline", async ({ page }) => {
  await page.goto(path);
  const number = page.getByText("404", { exact: true });
  await expect(number).toBeVisible();
  const size = await number.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  expect(size).toBeGreaterThan(100);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
});

test("NF01 the dashboard's page served for an unknown URL shows not found", async ({
  page,
  request,
}) => {
  const dashboard = await request.get("/admin");
  await page.route("**/blog/..%2fadmin", (route) => route.fulfill({ response: dashboard }));
  await page.goto("/blog/..%2fadmin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
});

test("NF02 Go Home and Browse Tools have their links", async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("link", { name: "Browse Tools" })).toHaveAttribute("href", "/tools");
});

test("NF02 Go Back returns to the previous page", async ({ page }) => {
  await page.goto("/about");
  await page.goto(path);
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page).toHaveURL("/about");
});

test("NF02 Go Back navigates home without a previous page", async ({ page }) => {
  await page.goto(path);
  await page.evaluate(() => {
    Object.defineProperty(window.history, "length", { value: 1 });
  });
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page).toHaveURL("/");
});

const lists = {
  "NF03 Popular pages": [
    "/tools/seo",
    "/tools/social-media",
    "/tools/premium",
    "/services/ai-agent-development",
    "/case-studies",
    "/blog",
  ],
  "NF04 Tool categories": [
    "/tools/business-hr",
    "/tools/ecommerce",
    "/tools/startup",
    "/tools/freelancers",
    "/tools/creators",
    "/career-toolkit",
  ],
};

for (const [title, targets] of Object.entries(lists)) {
  test(`${title}: six targets below "Former addresses", those without a page marked nofollow`, async ({
    page,
  }) => {
    await page.goto(path);
    const name = title.slice("NF03 ".length);
    const links = page.getByRole("navigation", { name }).getByRole("link");
    await expect(links).toHaveCount(0);
    await page.getByText("Former addresses").click();
    await expect(links).toHaveCount(6);
    const found = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute("href"), link.getAttribute("rel")]),
    );
    expect(found).toEqual(
      targets.map((target) => [target, target === "/blog" ? null : "nofollow"]),
    );
  });
}

test("NF05 the page links to the contact page", async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole("link", { name: "Write to the studio" })).toHaveAttribute(
    "href",
    "/contact",
  );
});

test("NF06 technical details are collapsed and contain path and code", async ({ page }) => {
  await page.goto(path);
  const details = page.getByRole("group").filter({ hasText: "Technical details" });
  await expect(page.getByText("Error Code: 404 - Page Not Found")).toBeHidden();
  await details.getByText("Technical details").click();
  await expect(page.getByText("Error Code: 404 - Page Not Found")).toBeVisible();
  await expect(details.getByText(path, { exact: true })).toBeVisible();
});

test("NF07 the unknown path is logged to the console", async ({ page }) => {
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  await page.goto(path);
  await expect.poll(() => lines.join("\n")).toContain(`[not-found] ${path}`);
});

test("NF02 the links work, and the closest page is suggested", async ({ page }) => {
  await page.goto("/portfollio/villa");
  const main = page.getByRole("main");
  for (const name of ["Home", "Portfolio", "Services", "Contact"]) {
    await expect(
      page.getByRole("region", { name: "Looking for" }).getByRole("link", { name, exact: true }),
    ).toBeVisible();
  }
  await main.getByText("Did you mean").getByRole("link", { name: "Portfolio" }).click();
  await expect(page).toHaveURL("/portfolio");
});
