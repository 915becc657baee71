import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { VisualBody } from "#site/e2e/pages/visual-body.ts";

test.use({ bodyView: "visual" });

test("CP01 SU20 a project is written on a canvas: keys lead from its title to the description and the text, and back", async ({
  page,
  dashboard: { projectForm: form },
}) => {
  const visual = new VisualBody(page);
  const [title, description] = [form.field("title"), form.field("description")];
  await form.open();
  await visual.expectOpen();
  await title.click();
  await page.keyboard.type("Flat under the roof");
  await page.keyboard.press("Enter");
  await expect(description).toBeFocused();
  await page.keyboard.type("Oak.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Lime.");
  await expect(description).toHaveValue("Oak.\nLime.");
  await page.keyboard.press("ArrowDown");
  await expect(visual.text).toBeFocused();
  await page.keyboard.type("The stair");
  await page.keyboard.press("ArrowUp");
  await expect(description).toBeFocused();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("Backspace");
  await expect(title).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(description).toBeFocused();
  await expect(title).toHaveCSS("font-family", /Fraunces/);
  expect(await violationsOf(page)).toEqual([]);
  await description.fill("");
  await form.submit.click();
  await expect(description).toBeFocused();
  await expect(description).toHaveAttribute("aria-invalid", "true");
  await expect(description).toHaveAccessibleDescription(/description/i);
  await visual.showAsText.click();
  await expect(form.field("content")).toHaveValue("The stair");
  await expect(title).toHaveValue("Flat under the roof");
  await form.cancel.click();
  await page.getByRole("button", { name: /Leave|Discard/ }).click();
});

test("SU20 a text takes the form's whole width with its settings below, a choice that is remembered and ends with the live preview", async ({
  page,
  dashboard: { postForm: form },
}) => {
  const visual = new VisualBody(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await form.open();
  await visual.expectOpen();
  const canvas = async () => (await visual.text.locator("xpath=..").boundingBox())?.width ?? 0;
  const isBeside = async () => {
    const [text, status] = [await visual.text.boundingBox(), await form.status.boundingBox()];
    return text !== null && status !== null && status.y < text.y + text.height;
  };
  const preview = page.getByRole("checkbox", { name: "Live preview" });
  await expect(preview).toBeChecked();
  expect(await canvas()).toBeLessThan(600);
  await page.getByRole("button", { name: "Full width" }).click();
  await expect(preview).not.toBeChecked();
  await expect.poll(canvas).toBeGreaterThan(1100);
  expect(await isBeside()).toBe(false);
  await page.reload();
  await visual.expectOpen();
  await expect.poll(canvas).toBeGreaterThan(1100);
  const beside = page.getByRole("button", { name: "Settings beside the text" });
  await beside.focus();
  await page.keyboard.press("Enter");
  await expect(preview).toBeChecked();
  await page.getByText("Live preview").click();
  await expect.poll(isBeside).toBe(true);
  await page.getByRole("button", { name: "Full width" }).click();
  await expect(preview).not.toBeChecked();
  await page.getByText("Live preview").click();
  await expect(preview).toBeChecked();
  expect(await canvas()).toBeLessThan(600);
  // On a phone the settings never stand beside the text.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("button", { name: "Full width" })).toBeHidden();
});
