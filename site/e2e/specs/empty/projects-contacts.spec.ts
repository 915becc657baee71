import { violationsOf } from "#site/e2e/accessibility.ts";
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
  expect(await violationsOf(page)).toEqual([]);
});

test("PT02 the empty list shows the empty state whatever filter is in the address", async ({
  page,
  dashboard,
}) => {
  for (const filter of ["&status=trash", "&status=published", "&q=oak", "&list-page=3"]) {
    await dashboard.projectList.open(filter);
    await expect(page.getByRole("heading", { name: "No Projects Yet" }), filter).toBeVisible();
    await expect(page.getByRole("button", { name: "Add Project" }), filter).toHaveCount(1);
  }
});

test("CO01 the empty inbox shows the empty state whatever filter is in the address", async ({
  page,
  dashboard,
}) => {
  for (const filter of ["&status=unread", "&status=spam", "&q=oak", "&list-page=3"]) {
    await dashboard.open(`?tab=contacts${filter}`);
    await expect(page.getByRole("heading", { name: "No Inquiries Yet" }), filter).toBeVisible();
  }
});

test("CO01 PT02 the filter of an overview counter is not restored on the next visit", async ({
  page,
  dashboard,
}) => {
  await dashboard.open();
  await page.getByRole("link", { name: /^Active Projects/ }).click();
  await expect(page).toHaveURL(/status=published/);
  await expect(page.getByRole("heading", { name: "No Projects Yet" })).toBeVisible();
  await dashboard.tab("Contacts").click();
  await expect(page.getByRole("heading", { name: "No Inquiries Yet" })).toBeVisible();
  await dashboard.tab("Projects").click();
  await expect(page.getByRole("heading", { name: "No Projects Yet" })).toBeVisible();
  expect(new URL(page.url()).search).toBe("?tab=projects");
});

test("CO01 the empty inbox has no search and no filter", async ({ page, dashboard }) => {
  await dashboard.inbox.open();
  await expect(page.getByRole("heading", { name: "No Inquiries Yet" })).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await expect(dashboard.inbox.list).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
});

test("PM02 AD05 a flag set by hand shows no project and no inquiry", async ({ page, stack }) => {
  await page.addInitScript(() => {
    localStorage.setItem("admin_authenticated", "true");
  });
  const responses: string[] = [];
  page.on("response", (response) => {
    if (/rest\/v1\/(projects|contact_submissions|rpc\/(find|count|unread)_)/.test(response.url()))
      responses.push(response.url());
  });
  for (const tab of ["projects", "contacts", "projects&id=new"]) {
    await page.goto(`${stack.site}/admin?tab=${tab}`);
    await expect(page.getByText("Sign in to continue")).toBeVisible();
  }
  expect(responses).toEqual([]);
});
