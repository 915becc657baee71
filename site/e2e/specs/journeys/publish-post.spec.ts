import { expect, test } from "#site/e2e/fixtures.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { LoginPage } from "#site/e2e/pages/login-page.ts";
import { imageFile } from "#site/e2e/sample-files.ts";
import { memberAccount } from "#site/e2e/stacks.ts";

test("a member signs in, publishes a post with an image and sees it live", async ({
  page,
  rows,
  browser,
  stack,
}) => {
  const title = `Quiet corners ${rows.unique()}`;
  rows.removeLater(title);
  await new LoginPage(page).signInAs(memberAccount);
  const dashboard = new Dashboard(page);
  await dashboard.expectOpen();
  await dashboard.tab("New Blog").click();
  const form = dashboard.postForm;
  await form.fill({ title, content: "# Corners\n\nA chair and a *lamp*.", tags: "oak, light" });
  await form.imageInput.setInputFiles(await imageFile("corner.png"));
  await form.submit.click();
  await expect(dashboard.toast("Blog Post Published! 🎉")).toContainText(title);

  const visitor = await browser.newPage({ baseURL: stack.site });
  await visitor.goto("/blog");
  await visitor
    .getByRole("link", { name: new RegExp(title) })
    .first()
    .click();
  await expect(visitor.getByRole("heading", { name: "Corners", exact: true })).toBeVisible();
  const image = visitor.getByRole("main").locator("img").first();
  await expect(image).toHaveAttribute("src", new RegExp(`^${stack.backend.url}/storage/`));
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  await visitor.close();
});
