import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { VisualBody } from "#site/e2e/pages/visual-body.ts";

test("SU20 SU15 words are found and replaced by keys; one undo brings all of them back", async ({
  page,
  rows,
  dashboard: { postForm: form },
}) => {
  const content = "## Oak\n\nAn **oak** and a soak.\n\n- oak";
  const post = await rows.post({ content });
  const visual = new VisualBody(page);
  await page.goto(`/admin?tab=new-blog&id=${post.id}`);
  await visual.show();
  await visual.toolbar.getByRole("button", { name: "Find and replace" }).click();
  const bar = page.getByRole("group", { name: "Find and replace" });
  await expect(bar.getByRole("textbox", { name: "Find" })).toBeFocused();
  await page.keyboard.type("oak");
  await expect(bar.getByText("1 of 4")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(bar.getByText("2 of 4")).toBeVisible();
  await expect(visual.text.locator("[data-found=current]")).toHaveText("oak");
  expect(await violationsOf(page)).toEqual([]);
  await bar.getByRole("textbox", { name: "Replace with" }).fill("ash");
  await page.keyboard.press("Enter");
  await expect(visual.text.locator("strong")).toHaveText("ash");
  await bar.getByRole("button", { name: "Replace all" }).click();
  await expect(bar.getByText("3 replaced")).toBeVisible();
  await expect(visual.text).toHaveText("ashAn ash and a sash.ash");
  await page.keyboard.press("Escape");
  await expect(bar).toBeHidden();
  await expect(visual.text).toBeFocused();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(visual.text).toHaveText("OakAn ash and a soak.oak");
  await page.keyboard.press("ControlOrMeta+z");
  await visual.showAsText.click();
  await expect(form.field("content")).toHaveValue(content);
});
