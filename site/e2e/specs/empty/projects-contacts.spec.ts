import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "#site/e2e/fixtures.ts";

test("PT02 the empty list has one Add Project, no search and no rows", async ({
  page,
  dashboard,
}) => {
  await dashboard.projectList.open();
  await expect(page.getByRole("heading", { name: "No Projects Yet" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Project" })).toHaveCount(1);
  await expect(dashboard.projectList.search).toHaveCount(0);
  await expect(dashboard.projectList.table).toHaveCount(0);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test("PT01 the empty trash is not the empty portfolio", async ({ page, dashboard }) => {
  await dashboard.projectList.open("&status=trash");
  await expect(page.getByText("Nothing in the trash")).toBeVisible();
  await expect(page.getByText("No Projects Yet")).toHaveCount(0);
});

test("CO01 the empty inbox has nothing to search or to choose", async ({ page, dashboard }) => {
  await dashboard.inbox.open();
  await expect(page.getByRole("heading", { name: "No Inquiries Yet" })).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await expect(dashboard.inbox.list).toHaveCount(0);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test("PM02 AD05 a flag set by hand shows no project and no inquiry", async ({ page, stack }) => {
  await page.addInitScript(() => {
    localStorage.setItem("admin_authenticated", "true");
  });
  const answers: string[] = [];
  page.on("response", (response) => {
    if (/rest\/v1\/(projects|contact_submissions|rpc\/(find|count|unread)_)/.test(response.url()))
      answers.push(response.url());
  });
  for (const tab of ["projects", "contacts", "projects&id=new"]) {
    await page.goto(`${stack.site}/admin?tab=${tab}`);
    await expect(page.getByText("Sign in to continue")).toBeVisible();
  }
  expect(answers).toEqual([]);
});
