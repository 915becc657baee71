import { expect, test } from "#site/e2e/fixtures.ts";
import { VisualBody } from "#site/e2e/pages/visual-body.ts";

const UNDO = "ControlOrMeta+z";
const REDO = "ControlOrMeta+Shift+z";
const ODD = "* Oak\n* Lime\n\nEnd";

test("SU20 undo and redo go on across a change between the visual editor and the text", async ({
  page,
  rows,
  dashboard: { postForm: form },
}) => {
  const post = await rows.post({ content: ODD });
  const visual = new VisualBody(page);
  await page.goto(`/admin?tab=new-blog&id=${post.id}`);
  await visual.show();
  const { text } = visual;
  const undo = visual.toolbar.getByRole("button", { name: "Undo" });
  const redo = visual.toolbar.getByRole("button", { name: "Redo" });
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  await text.getByText("End").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" of it");
  await visual.showAsText.click();
  const content = form.field("content");
  await expect(content).toHaveValue(`${ODD} of it`);
  await content.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(", typed");
  await expect(content).toHaveValue(`${ODD} of it, typed`);

  // The browser's own undo first, then the step before the change of the view.
  await page.keyboard.press(UNDO);
  await expect(content).toHaveValue(`${ODD} of it`);
  await page.keyboard.press(UNDO);
  await expect(content).toHaveValue(ODD);
  await page.keyboard.press(UNDO);
  await expect(content).toHaveValue(ODD);
  await page.keyboard.press(REDO);
  await expect(content).toHaveValue(`${ODD} of it`);
  await page.keyboard.press(REDO);
  await expect(content).toHaveValue(`${ODD} of it, typed`);

  // The same from the visual editor, by keys and by its buttons.
  await visual.show();
  await expect(text).toContainText("End of it, typed");
  await text.getByText("End").click();
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  await page.keyboard.press(UNDO);
  await expect(text.locator("p").last()).toHaveText("End of it, typed");
  await page.keyboard.press(UNDO);
  await expect(text.locator("p").last()).toHaveText("End of it");
  await undo.click();
  await expect(text.locator("p").last()).toHaveText("End");
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  await expect(text).toBeFocused();
  await expect(redo).not.toHaveAttribute("aria-disabled", "true");
  await redo.click();
  await page.keyboard.press(REDO);
  await expect(text.locator("p").last()).toHaveText("End of it, typed");
  await undo.click();
  await undo.click();
  await page.keyboard.type("?");
  await expect(text.locator("p").last()).toHaveText("End?");
  await expect(redo).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press(UNDO);
  await visual.showAsText.click();
  await expect(content).toHaveValue(ODD);
});

test("SU20 what was typed as text is undone in the visual editor", async ({
  page,
  dashboard: { postForm: form },
}) => {
  const visual = new VisualBody(page);
  await form.open();
  const content = form.field("content");
  await content.click();
  await page.keyboard.type("Words");
  await visual.show();
  await page.keyboard.press(UNDO);
  await visual.text.focus();
  await page.keyboard.press(UNDO);
  await expect(visual.text).toHaveText("");
  await page.keyboard.press(REDO);
  await expect(visual.text).toHaveText("Words");
  await visual.showAsText.click();
  await content.fill("");
});
