import { expect, test } from "#site/e2e/fixtures.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { LoginPage } from "#site/e2e/pages/login-page.ts";
import { memberAccount } from "#site/e2e/stacks.ts";

test("AL01 a flag other than true shows the login", async ({ page }) => {
  for (const flag of [null, "false", "1", "TRUE", ""]) {
    await new LoginPage(page).open();
    await page.evaluate((value) => {
      if (value !== null) localStorage.setItem("admin_authenticated", value);
    }, flag);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Admin Login" }), String(flag)).toBeVisible();
    await expect(page.getByRole("tab"), String(flag)).toHaveCount(0);
  }
});

test("AL02 AL03 both required fields get a message", async ({ page, requests }) => {
  const login = new LoginPage(page);
  await login.open();
  await expect(login.submit).toHaveText("Access Admin Panel");
  await login.submit.click();
  await expect(page.getByText("Enter your email address.")).toBeVisible();
  await expect(page.getByText("Enter your password.")).toBeVisible();
  await expect(login.email).toBeFocused();
  expect(requests.filter((request) => request.method() === "POST")).toEqual([]);
});

test("AL04 a box shows the demo credentials", async ({ page }) => {
  await new LoginPage(page).open();
  const box = page.getByRole("group", { name: "Demo credentials" });
  await expect(box.getByText(memberAccount.email, { exact: true })).toBeVisible();
  await expect(box.getByText(memberAccount.password, { exact: true })).toBeVisible();
});

test("AL05 wrong credentials are refused with the literal text and nothing is stored", async ({
  page,
  errors,
}) => {
  errors.allow(/400/);
  const login = new LoginPage(page);
  // A separate address: five failed attempts lock an account for ten minutes.
  await login.signInAs({ email: "nobody@visitor.example", password: "wrong" });
  const toast = new Dashboard(page).toast("Authentication Failed");
  await expect(toast).toContainText(
    /Invalid credentials\. Please use the demo credentials shown(?!\.)/,
  );
  await expect(login.email).toHaveValue("nobody@visitor.example");
  await expect(login.submit).toBeEnabled();
  const stored = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith("admin_")),
  );
  expect(stored).toEqual([]);
});

test("AL03 AL06 AL07 AL08 valid credentials store the four values and open the dashboard", async ({
  page,
}) => {
  await page.route("**/auth/v1/token*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  const login = new LoginPage(page);
  const before = Date.now();
  await login.signInAs(memberAccount);
  await expect(login.submit).toHaveText("Authenticating...");
  await expect(login.submit).toBeDisabled();
  const dashboard = new Dashboard(page);
  await dashboard.expectOpen();
  await expect(dashboard.toast("Welcome to Admin Panel! 🎉")).toBeVisible();
  const stored = await page.evaluate(() => {
    const names = Object.keys(localStorage).filter((key) => key.startsWith("admin_"));
    return Object.fromEntries(names.map((name) => [name, localStorage.getItem(name)]));
  });
  expect(Object.keys(stored).sort()).toEqual([
    "admin_authenticated",
    "admin_email",
    "admin_login_time",
    "admin_username",
  ]);
  expect(stored).toMatchObject({
    admin_authenticated: "true",
    admin_email: memberAccount.email,
    admin_username: "admin",
  });
  expect(Date.parse(stored["admin_login_time"] ?? "")).toBeGreaterThanOrEqual(before - 1000);
});

test("AD03 Logout removes the four values, ends the session and shows a toast", async ({
  page,
  request,
  requests,
  stack,
}) => {
  await new LoginPage(page).signInAs(memberAccount);
  const dashboard = new Dashboard(page);
  await dashboard.expectOpen();
  await expect(page.getByRole("link", { name: /^Total Blog Posts\s*0$/ })).toBeVisible();
  const asStaff = requests.find((request) => request.url().includes("/rpc/dashboard_counts"));
  await dashboard.logout.click();
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  await expect(dashboard.toast("Logged Out")).toContainText(
    "You have been logged out of the admin panel.",
  );
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  const { apikey = "", authorization = "" } = asStaff?.headers() ?? {};
  expect(authorization.split(".")).toHaveLength(3);
  const whoAmI = await request.post(`${stack.backend.url}/rest/v1/rpc/current_staff`, {
    headers: { apikey, authorization },
  });
  expect(await whoAmI.json()).toEqual([]);
});

test("AD05 PM02 a flag set by hand shows the shell with a sign-in and no private row", async ({
  page,
  requests,
  stack,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem("admin_authenticated", "true");
  });
  await page.goto("/admin?tab=contacts");
  const dashboard = new Dashboard(page);
  await dashboard.expectOpen();
  await expect(dashboard.tabs).toHaveCount(5);
  await expect(page.getByRole("heading", { name: "Sign in to continue" })).toBeVisible();
  const rows = requests.filter((request) => request.url().startsWith(`${stack.backend.url}/rest/`));
  for (const request of rows) {
    const response = await request.response();
    expect(await response?.text()).toMatch(/^\[\]$|^$/);
  }
  await new LoginPage(page).fill(memberAccount);
  await new LoginPage(page).submit.click();
  await expect(page.getByRole("heading", { name: "No Inquiries Yet" })).toBeVisible();
});
