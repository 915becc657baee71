import { expect, test } from "#site/e2e/fixtures.ts";
import { memberAccount } from "#site/e2e/stacks.ts";

test("AD01 AD04 title, subtitle and exactly five tabs", async ({ page, dashboard }) => {
  await dashboard.open();
  await dashboard.expectOpen();
  await expect(page.getByText("Content Management Dashboard", { exact: true })).toBeVisible();
  await expect(dashboard.tabs).toHaveText([
    "Overview",
    "Blog Posts",
    "Projects",
    "Contacts",
    "New Blog",
  ]);
  await expect(dashboard.logout).toBeVisible();
});

test("AD02 the stored e-mail is shown, and a default one when none is stored", async ({
  page,
  dashboard,
}) => {
  await dashboard.open();
  await expect(page.getByText(memberAccount.email)).toBeVisible();
  await page.evaluate(() => {
    localStorage.removeItem("admin_email");
  });
  await page.reload();
  await dashboard.expectOpen();
  await expect(page.getByRole("button", { name: /^Account .+@.+/ })).toBeVisible();
});

test("AD04 arrow keys change the tab, and the URL contains it", async ({ page, dashboard }) => {
  await dashboard.open();
  await dashboard.tab("Overview").focus();
  await page.keyboard.press("ArrowRight");
  await expect(dashboard.tab("Blog Posts")).toBeFocused();
  await dashboard.tab("Projects").click();
  await expect(page).toHaveURL(/tab=projects/);
  await page.reload();
  await expect(dashboard.tab("Projects")).toHaveAttribute("aria-selected", "true");
});

test("OV01 OV02 OV03 three counters at 0 and a welcome text", async ({ page, dashboard }) => {
  await dashboard.open();
  for (const label of ["Total Blog Posts", "Active Projects", "New Inquiries"]) {
    await expect(page.getByRole("link", { name: new RegExp(`^${label}\\s*0$`) })).toBeVisible();
  }
  const panel = page.getByRole("tabpanel", { name: "Overview" });
  await expect(panel).toContainText(/blog management/i);
  await expect(panel).toContainText(/project portfolio/i);
});

test("BT01 BT03 the posts tab shows the empty state and New Post opens the form", async ({
  page,
  dashboard,
}) => {
  await dashboard.openTab("Blog Posts");
  const panel = page.getByRole("tabpanel", { name: "Blog Posts" });
  await expect(panel.getByRole("heading", { name: "Blog Posts Management" })).toBeVisible();
  await expect(panel.getByRole("heading", { name: "No Blog Posts Yet" })).toBeVisible();
  await expect(panel.getByRole("alert")).toHaveCount(0);
  await expect(panel.getByRole("row")).toHaveCount(0);
  await panel.getByRole("button", { name: "New Post" }).first().click();
  await expect(dashboard.tab("New Blog")).toHaveAttribute("aria-selected", "true");
});

test("PT01 PT02 PT03 the projects tab is empty, opens the form and returns on cancel", async ({
  page,
  dashboard,
}) => {
  await dashboard.openTab("Projects");
  const panel = page.getByRole("tabpanel", { name: "Projects" });
  await expect(panel.getByRole("heading", { name: "Project Portfolio Management" })).toBeVisible();
  await expect(panel.getByRole("heading", { name: "No Projects Yet" })).toBeVisible();
  await panel.getByRole("button", { name: "Add Project" }).last().click();
  await expect(dashboard.projectForm.field("title")).toBeVisible();
  await dashboard.projectForm.cancel.click();
  await expect(panel.getByRole("heading", { name: "No Projects Yet" })).toBeVisible();
});

test("CO01 the contacts tab shows the empty state", async ({ page, dashboard }) => {
  await dashboard.openTab("Contacts");
  await expect(page.getByRole("heading", { name: "No Inquiries Yet" })).toBeVisible();
});
