import { expect, test } from "#site/e2e/fixtures.ts";
import { VisualBody } from "#site/e2e/pages/visual-body.ts";

test("SU20 the menu behind / opens below the caret and leaves title and toolbar free", async ({
  page,
  dashboard: { postForm: form },
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const visual = new VisualBody(page);
  await visual.openNewPost(form);
  await page.keyboard.type("One");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/");
  const line = await visual.text.locator("p").last().boundingBox();
  const menu = await visual.menu.boundingBox();
  expect(menu!.y).toBeGreaterThan(line!.y + line!.height / 2);
  await page.keyboard.press("Escape");
  await visual.text.fill("");
});

test("SU20 a selected picture marks no letters of its placeholders", async ({
  page,
  rows,
  dashboard,
}) => {
  const post = await rows.post({ content: "Oak\n\n![](/images/default-post.webp)\n\nLime" });
  const visual = new VisualBody(page);
  await page.goto(`/admin?tab=new-blog&id=${post.id}`);
  await dashboard.expectOpen();
  await visual.show();
  await visual.text.locator("img").click();
  const caption = visual.text.getByRole("textbox").first();
  await expect(caption).toBeVisible();
  const marked = () =>
    caption.evaluate((input) => getComputedStyle(input, "::selection").backgroundColor);
  expect(await marked()).toBe("rgba(0, 0, 0, 0)");
  await caption.click();
  expect(await marked()).not.toBe("rgba(0, 0, 0, 0)");
});
