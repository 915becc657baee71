import { expect, test } from "#site/e2e/fixtures.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/about");
});

test("AB01 the headline contains “since 2010”", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/crafting spaces.*since 2010/i);
});

test("AB02 the page shows four statistics", async ({ page }) => {
  const stats = page.getByRole("region", { name: "The studio in numbers" });
  await expect(stats.getByRole("listitem")).toHaveText([
    /^500\+\s*Projects Completed$/,
    /^15\+\s*Years Experience$/,
    /^98%\s*Client Satisfaction$/,
    /^25\+\s*Awards Won$/,
  ]);
});

test("AB03 Home shows 15+ Awards, About 25+ Awards Won", async ({ page }) => {
  await expect(page.getByText("25+", { exact: true })).toBeVisible();
  await page.goto("/");
  await expect(page.getByText("15+ Awards", { exact: true })).toBeVisible();
});

test("AB04 the page shows four core values", async ({ page }) => {
  for (const value of ["Excellence", "Collaboration", "Functionality", "Innovation"]) {
    const entry = page.getByRole("listitem").filter({
      has: page.getByRole("heading", { name: value, exact: true }),
    });
    await expect(entry.getByText(/.{40,}/)).toBeVisible();
  }
});

test("AB05 three team members have name, role, image and biography", async ({ page }) => {
  const team = page.getByRole("region", { name: "Who you will be talking to" });
  await expect(team.getByRole("listitem")).toHaveCount(3);
  for (const member of await team.getByRole("listitem").all()) {
    await expect(member.getByRole("heading")).toHaveText(/^\S+ \S+$/);
    await expect(member.getByText(/Director|Planning|Materials/).first()).toBeVisible();
    await expect(member.locator("img")).toHaveAttribute("alt", /.{20,}/);
    await expect(member.getByText(/.{60,}/)).toBeVisible();
  }
});

test("AB06 the page shows the story and links to contact and portfolio", async ({ page }) => {
  const main = page.getByRole("main");
  await expect(main.getByText(/began in 2010/)).toBeVisible();
  await expect(main.getByRole("link", { name: "Schedule Consultation" })).toHaveAttribute(
    "href",
    "/contact",
  );
  await expect(main.getByRole("link", { name: "View Our Portfolio" })).toHaveAttribute(
    "href",
    "/portfolio",
  );
});
