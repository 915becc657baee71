import type { BrowserContext, Page, Route } from "@playwright/test";
import { expect, test } from "#site/e2e/fixtures.ts";
import { Dashboard, TAB_NAMES } from "#site/e2e/pages/dashboard.ts";
import { LoginPage } from "#site/e2e/pages/login-page.ts";
import { refuseDrafts } from "#site/e2e/refuse-drafts.ts";
import { POST_REQUESTS, refuseNewPosts } from "#site/e2e/refuse-new-posts.ts";
import { staffAccount } from "#site/e2e/stacks.ts";

test("AL05 too many attempts show the rate limit message", async ({ page, errors }) => {
  errors.allow(/429/);
  await page.route("**/auth/v1/token*", (route) =>
    route.fulfill({ status: 429, json: { code: 429, msg: "Too many failed sign-in attempts." } }),
  );
  await new LoginPage(page).signInAs(staffAccount);
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
  await login.signInAs(staffAccount);
  await expect(page.getByText("No connection to the server.")).toBeVisible();
  await expect(login.email).toHaveValue(staffAccount.email);
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
  await new LoginPage(page).signInAs(staffAccount);
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
  await expect(page.getByRole("dialog", { name: "Your session has ended" })).toBeVisible();
  await page.unroute(POST_REQUESTS, endSession);
  await signInInPlace(page);
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

test("AD03 a logout in one window removes private data from the other; its text is offered again", async ({
  page,
  context,
  errors,
}) => {
  errors.allow(/503|401/);
  await refuseNewPosts(page);
  await new LoginPage(page).signInAs(staffAccount);
  const first = new Dashboard(page);
  await first.expectOpen();
  await first.tab("New Blog").click();
  await first.postForm.fill({ title: "Still here" });
  const other = await context.newPage();
  await other.goto("/admin");
  await new Dashboard(other).logout.click();
  await expect(new LoginPage(other).submit).toBeVisible();
  await expect(new LoginPage(page).submit).toBeVisible();
  await expect(page.locator("input[name=title]")).toHaveCount(0);

  await new LoginPage(page).fill(staffAccount);
  await new LoginPage(page).submit.click();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(first.postForm.field("title")).toHaveValue("Still here");
  // The sign-in applies to the other window, too.
  await new Dashboard(other).expectOpen();
});

for (const end of ["a logout in another window", "a session ended by the server"] as const) {
  test(`${end} leaves no private row in the page, its toasts or its persisted query results`, async ({
    page,
    context,
    rows,
    stack,
    errors,
  }) => {
    errors.allow(/401|403/);
    const word = rows.unique();
    const post = await rows.post({ title: `Private ${word}`, status: "draft" });
    const trashed = await rows.post({ title: `Trashed ${word}`, status: "draft" });
    await new LoginPage(page).signInAs(staffAccount);
    const dashboard = new Dashboard(page);
    await dashboard.expectOpen();
    // Other tests fill the first page of the unfiltered list.
    await dashboard.open(`?tab=blog-posts&q=${word}`);
    await expect(page.getByRole("link", { name: post.title })).toBeVisible();
    await page.getByRole("button", { name: `Delete ${trashed.title}` }).click();
    await expect(dashboard.toast("Moved to Trash")).toContainText(trashed.title);
    if (end === "a logout in another window") {
      await logOutElsewhere(context);
    } else {
      const { url, publishableKey } = stack.backend;
      const authorization = `Bearer ${await page.evaluate(accessToken)}`;
      const headers = { apikey: publishableKey, authorization };
      await fetch(`${url}/auth/v1/logout?scope=local`, { method: "POST", headers });
    }
    await expect(new LoginPage(page).submit).toBeVisible();
    await expect.poll(() => page.content()).not.toContain(word);
    await expect.poll(() => page.evaluate(storedResponses)).toBe("[]");
  });
}

for (const storage of ["stored", "refused"] as const) {
  const outcome = storage === "stored" ? "offered again" : "still in the form";
  test(`AD03 a logout in another window leaves no private rows behind “Site facts”; with drafts ${storage}, the text is ${outcome}`, async ({
    page,
    context,
    rows,
    errors,
  }) => {
    errors.allow(/401|403/);
    if (storage === "refused") await page.addInitScript(refuseDrafts);
    const word = rows.unique();
    const post = await rows.post({ title: `Private ${word}`, status: "draft" });
    await new LoginPage(page).signInAs(staffAccount);
    const dashboard = new Dashboard(page);
    await dashboard.expectOpen();
    await dashboard.open(`?tab=blog-posts&q=${word}`);
    await expect(page.getByRole("link", { name: post.title })).toBeVisible();
    const settings = await dashboard.openFromStudioMenu("Site facts");
    await settings.getByLabel("City").fill("Elmwood");
    await expect(page.getByText(STATUS[storage])).toBeVisible();

    await logOutElsewhere(context);
    await expect(new LoginPage(page).submit).toBeVisible();
    await expect.poll(() => page.content()).not.toContain(post.title);
    await expect.poll(() => page.evaluate(storedResponses)).toBe("[]");

    if (storage === "refused") await signInInPlace(page);
    else {
      // The page is covered at once and removed a moment later.
      await expect(page.getByLabel("Email")).toHaveCount(1);
      await new LoginPage(page).fill(staffAccount);
      await new LoginPage(page).submit.click();
      await dashboard.openFromStudioMenu("Site facts");
      await settings.getByRole("button", { name: "Restore" }).click();
    }
    await expect(settings.getByLabel("City")).toHaveValue("Elmwood");
  });
}

test("AD03 a logout in another window removes inbox and inquiry around a note that cannot be stored", async ({
  page,
  context,
  rows,
  errors,
}) => {
  errors.allow(/401|403/);
  await page.addInitScript(refuseDrafts);
  const word = rows.unique();
  const other = await rows.inquiry({ name: `Other ${word}` });
  const inquiry = await rows.inquiry({ name: `Private ${word}`, message: `Secret ${word}` });
  await new LoginPage(page).signInAs(staffAccount);
  const dashboard = new Dashboard(page);
  const { inbox } = dashboard;
  await dashboard.expectOpen();
  await dashboard.tab("Contacts").click();
  await inbox.row(inquiry.name).click();
  await inbox.note.fill("Call on Monday.");
  await expect(page.getByText(STATUS.refused)).toBeVisible();
  await expect(inbox.row(other.name)).toBeVisible();

  await logOutElsewhere(context);
  await expect(page.getByRole("dialog", { name: "Your session has ended" })).toBeVisible();
  await expect.poll(() => page.content()).not.toContain(word);
  expect(await page.content()).not.toContain(inquiry.email);

  await signInInPlace(page);
  await expect(inbox.note).toHaveValue("Call on Monday.");
  await expect(inbox.detail).toContainText(inquiry.message);
  await expect(inbox.row(other.name)).toBeVisible();
});

const STATUS = {
  stored: /^Saved on this device only/,
  refused: "This device cannot keep a copy: save before you leave.",
} as const;

/** Signs in over the form that is still open. */
async function signInInPlace(page: Page) {
  const panel = page.getByRole("dialog", { name: "Your session has ended" });
  await panel.getByLabel("Email").fill(staffAccount.email);
  await panel.getByLabel("Password").fill(staffAccount.password);
  await panel.getByRole("button", { name: "Access Admin Panel" }).click();
  await expect(panel).toHaveCount(0);
}

async function logOutElsewhere(context: BrowserContext) {
  const other = await context.newPage();
  await other.goto("/admin");
  await new Dashboard(other).logout.click();
}

// The following functions run in the page.

function accessToken(): string {
  const session: unknown = JSON.parse(localStorage.getItem("studio-session") ?? "null");
  return String(Reflect.get(Object(session), "access_token"));
}

/** The persisted query results of the dashboard, as text. */
function storedResponses(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("studio-answers");
    opening.onerror = () => {
      reject(new Error("The stored responses cannot be opened."));
    };
    opening.onsuccess = () => {
      const all = opening.result.transaction("answers").objectStore("answers").getAll();
      all.onsuccess = () => {
        resolve(JSON.stringify(all.result));
      };
    };
  });
}

test("AD04 every tab has its title; the account menu shows the member and the shortcuts", async ({
  page,
  dashboard,
}) => {
  await dashboard.open();
  for (const name of TAB_NAMES.toReversed()) {
    await dashboard.tab(name).click();
    await expect(page).toHaveTitle(`${name} | Interior Design Admin`);
  }
  await page.getByRole("button", { name: `Account ${staffAccount.email}` }).click();
  await expect(page.getByText(/^Signed in since/)).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "View site" })).toBeVisible();
  await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
});
