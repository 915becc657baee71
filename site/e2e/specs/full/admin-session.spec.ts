import type { Route } from "@playwright/test";
import { expect, test } from "#site/e2e/fixtures.ts";
import { Dashboard, TAB_NAMES } from "#site/e2e/pages/dashboard.ts";
import { LoginPage } from "#site/e2e/pages/login-page.ts";
import { POST_REQUESTS, refuseNewPosts } from "#site/e2e/refuse-new-posts.ts";
import { memberAccount } from "#site/e2e/stacks.ts";

test("AL05 too many attempts show the rate limit message", async ({ page, errors }) => {
  errors.allow(/429/);
  await page.route("**/auth/v1/token*", (route) =>
    route.fulfill({ status: 429, json: { code: 429, msg: "Too many failed sign-in attempts." } }),
  );
  await new LoginPage(page).signInAs(memberAccount);
  await expect(new Dashboard(page).toast("Authentication Failed")).toContainText(
    "Too many failed sign-in attempts.",
  );
  await expect(page.getByText("Too many tries. Wait a few minutes")).toBeVisible();
});

test("AL05 without a connection the email is preserved and the reason shown", async ({
  page,
  errors,
}) => {
  errors.allow(/ERR_|Failed to fetch/);
  await page.route("**/auth/v1/token*", (route) => route.abort("internetdisconnected"));
  const login = new LoginPage(page);
  await login.signInAs(memberAccount);
  await expect(page.getByText("No connection to the server.")).toBeVisible();
  await expect(login.email).toHaveValue(memberAccount.email);
  await expect(login.submit).toBeEnabled();
});

test("AL07 with denied storage the session lasts until the tab closes, without errors", async ({
  page,
  errors,
}) => {
  errors.allow(/storage/i);
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"] as const) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
    IDBFactory.prototype.open = () => {
      throw new DOMException("Access is denied in this context.", "SecurityError");
    };
  });
  await new LoginPage(page).signInAs(memberAccount);
  const dashboard = new Dashboard(page);
  await dashboard.expectOpen();
  await dashboard.tab("Blog Posts").click();
  await expect(page.getByRole("heading", { name: "Blog Posts Management" })).toBeVisible();
  await dashboard.tab("New Blog").click();
  await dashboard.postForm.fill({ title: "Nowhere to keep it" });
  await expect(
    page.getByText("This device cannot keep a copy: save before you leave."),
  ).toBeVisible();
  await dashboard.logout.click();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(dashboard.toast("Logged Out")).toBeVisible();
  await expect(new LoginPage(page).submit).toBeVisible();
});

test("a session that ends while typing asks for a sign-in in place and preserves the text", async ({
  page,
  rows,
  errors,
  dashboard,
}) => {
  errors.allow(/401|503|post-save|post-autosave/);
  const title = `Expired ${rows.unique()}`;
  rows.removeLater(title);
  const form = dashboard.postForm;
  const acceptNewPosts = await refuseNewPosts(page);
  await form.open();
  await form.fill({ title, content: "Every word stays." });
  const endSession = (route: Route) => route.fulfill({ status: 401, json: {} });
  await page.route(POST_REQUESTS, endSession);
  await form.submit.click();
  await expect(new LoginPage(page).endedPanel).toBeVisible();
  await page.unroute(POST_REQUESTS, endSession);
  await new LoginPage(page).signInInPlace(memberAccount);
  await expect(form.field("title")).toHaveValue(title);
  await expect(form.field("content")).toHaveValue("Every word stays.");
  await acceptNewPosts();
  await form.submit.click();
  await expect(dashboard.toast("Blog Post Published! 🎉")).toBeVisible();
});

test("while the server is unreachable the form remains usable and reconnects later", async ({
  page,
  errors,
  dashboard,
}) => {
  errors.allow(/ERR_|Failed to fetch/);
  await page.route("**/rest/v1/**", (route) => route.abort("connectionrefused"));
  await dashboard.open("?tab=new-blog");
  await expect(
    page.getByText(/^The server cannot be reached. Showing what was last/),
  ).toBeVisible();
  await dashboard.postForm.fill({ title: "Written in a tunnel" });
  await page.unroute("**/rest/v1/**");
  await page.getByRole("button", { name: "Try now" }).click();
  await expect(page.getByRole("button", { name: "Try now" })).toHaveCount(0);
  await expect(dashboard.postForm.field("title")).toHaveValue("Written in a tunnel");
});

test("AD04 every tab has its title; the account menu shows the member and the shortcuts", async ({
  page,
  dashboard,
}) => {
  await dashboard.open();
  for (const name of TAB_NAMES.toReversed()) {
    await dashboard.tab(name).click();
    await expect(page).toHaveTitle(`${name} | Interior Design Admin`);
  }
  await page.getByRole("button", { name: `Account ${memberAccount.email}` }).click();
  await expect(page.getByText(/^Signed in since/)).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "View site" })).toBeVisible();
  await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
});
