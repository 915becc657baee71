import { expect, test } from "#site/e2e/fixtures.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { LoginPage } from "#site/e2e/pages/login-page.ts";
import { addEditor } from "#site/e2e/second-member.ts";

test(
  "SU19 a new password is refused with its reason, and a changed one ends the other sessions",
  { tag: "@web" },
  async ({ page, browser, staff, stack, errors }) => {
    errors.allow(/400|401|403|422/);
    const editor = await addEditor(staff, stack);
    const elsewhere = await browser.newContext({ baseURL: stack.site });
    const other = await elsewhere.newPage();
    await new LoginPage(other).signInAs(editor);
    await new Dashboard(other).expectOpen();
    await expect(other.getByRole("button", { name: `Account ${editor.email}` })).toBeVisible();

    await new LoginPage(page).signInAs(editor);
    const dashboard = new Dashboard(page);
    const section = await dashboard.openFromStudioMenu("Your account");
    const present = section.getByLabel("Current password");
    const next = section.getByLabel("New password");
    const change = section.getByRole("button", { name: "Change password" });
    await change.click();
    await expect(section.getByText("Enter your current password.")).toBeVisible();

    const refusals = [
      [editor.password, "qwertyuiop", "This password is easy to guess."],
      [editor.password, `${"łódź ".repeat(9)}0123456789`, "Use at most 72 characters, fewer"],
      [editor.password, `${"oak and linen ".repeat(5)}!!!`, "Use at most 72 characters, fewer"],
      ["not the one", "a lamp in the corner", "This is not your current password."],
      [editor.password, editor.password, "This is the password you have already."],
    ] as const;
    for (const [old, typed, reason] of refusals) {
      await present.fill(old);
      await next.fill(typed);
      await change.click();
      await expect(section.getByText(reason), typed).toBeVisible();
      await expect(dashboard.toast("Password Changed")).toHaveCount(0);
    }

    await next.fill("a lamp in the corner");
    await change.click();
    await expect(dashboard.toast("Password Changed")).toBeVisible();
    await expect(new LoginPage(other).submit).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Your session has ended" })).toHaveCount(0);

    await other.goto("/admin");
    await expect(new LoginPage(other).submit).toBeVisible();
    await new LoginPage(other).fill(editor);
    await new LoginPage(other).submit.click();
    await expect(new Dashboard(other).toast("Authentication Failed")).toBeVisible();
    await new LoginPage(other).fill({ ...editor, password: "a lamp in the corner" });
    await new LoginPage(other).submit.click();
    await expect(other.getByRole("button", { name: `Account ${editor.email}` })).toBeVisible();
    await elsewhere.close();
    // Its polls would be refused after the removal.
    await page.close();
    await editor.remove();
  },
);
