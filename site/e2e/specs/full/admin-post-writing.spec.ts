import { expect, test } from "#site/e2e/fixtures.ts";
import { giveFiles } from "#site/e2e/give-files.ts";
import { imageFile } from "#site/e2e/sample-files.ts";

test("toolbar and shortcuts insert Markdown, and Undo reverts it", async ({
  page,
  dashboard: { postForm: form },
}) => {
  await form.open();
  const content = form.field("content");
  await content.fill("Warm oak");
  await content.press("ControlOrMeta+a");
  await page.getByRole("button", { name: "Bold" }).click();
  await expect(content).toHaveValue("**Warm oak**");
  await expect(content).toBeFocused();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(content).toHaveValue("Warm oak");
  await page.keyboard.press("ControlOrMeta+Shift+Digit8");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("ash");
  await page.keyboard.press("ControlOrMeta+i");
  await expect(content).toHaveValue("- Warm oak\n- ash**");

  // The toolbar is one tab stop with roving focus.
  const toolbar = page.getByRole("toolbar", { name: "Formatting" });
  await page.keyboard.press("Tab");
  await expect(toolbar.getByRole("button", { name: "Heading" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(toolbar.getByRole("button", { name: "Pictures from the library" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(content).toHaveValue("- Warm oak\n## - ash**");
});

test(
  "SU09 images by button, drop and paste: in order, at the caret, with alt text",
  { tag: "@web" },
  async ({ page, dashboard }) => {
    const { postForm: form } = dashboard;
    await form.open();
    const content = form.field("content");
    await content.fill("Before\n\nAfter");
    await content.press("ControlOrMeta+Home");
    await content.press("End");
    const files = await Promise.all([
      imageFile("one.png", 900),
      imageFile("two.png", 20),
      imageFile("three.png", 400),
    ]);
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Insert pictures" }).click();
    await (await chooser).setFiles(files);
    await expect(content).toHaveValue(/^Before\n\n(!\[\]\(http[^)]+\.png\)\n\n){3}After$/);
    const shown = page
      .getByRole("region", { name: "Live preview" })
      .locator("iframe")
      .contentFrame()
      .locator("p > img");
    const widths = () =>
      shown.evaluateAll((images) =>
        images.map((image) => (image as HTMLImageElement).naturalWidth),
      );
    // The first became the cover, which the text does not repeat.
    await expect(shown).toHaveCount(2);
    await page.getByLabel(/^What does the picture show/).fill("A wall in terracotta");
    await page.keyboard.press("Enter");
    await expect(content).toHaveValue(/!\[A wall in terracotta\]\(http/);
    await page.getByRole("button", { name: "Skip" }).click();
    await page.getByRole("button", { name: "Skip" }).click();
    await expect(content).toBeFocused();

    const adopted = dashboard.toast("is the cover now");
    await page.getByRole("button", { name: /\d points? to look at$/ }).click();
    await expect(page.getByText(/^Before publishing: /)).toBeFocused();
    await expect(page.getByText("It has a cover.")).toBeVisible();
    await adopted.getByRole("button", { name: "Undo" }).click();
    await expect(adopted).toBeHidden();
    // It is 900 px wide, and so offered in the width of the frame, a tablet's.
    await expect.poll(widths).toEqual([768, 20, 400]);
    await expect(page.getByText("No cover: a stock picture is shown.")).toBeVisible();
    await expect(page.getByText("2 pictures lack a description.")).toBeVisible();
    await content.fill("[Here](/blog), not [there](/nowhere) or [then](/blog/not-written).");
    await expect(
      page.getByText("A link leads nowhere: /nowhere and 1 other.", { exact: true }),
    ).toBeVisible();

    await content.fill("");
    await giveFiles(content, "drop", [await imageFile("dropped.png")]);
    await expect(content).toHaveValue(/^!\[\]\(http[^)]+\.png\)\n\n$/);
    await content.fill("");
    await giveFiles(content, "paste", [await imageFile("pasted.png")]);
    await expect(content).toHaveValue(/^!\[\]\(http[^)]+\.png\)\n\n$/);
  },
);

test("SU09 a failed image shows the reason, leaves nothing in the text and can be retried", async ({
  page,
  errors,
  dashboard: { postForm: form },
}) => {
  errors.allow(/500|503/);
  await page.route("**/storage/v1/object/blog-images/**", (route) =>
    route.fulfill({ status: 503, json: { statusCode: "503", error: "x", message: "busy" } }),
  );
  await form.open();
  const content = form.field("content");
  await content.fill("Words.");
  await giveFiles(content, "paste", [await imageFile("late.png")]);
  const strip = page.getByRole("group", { name: "Pictures of the text" });
  await expect(strip.getByRole("alert")).toContainText("Upload failed:");
  await expect(content).toHaveValue("Words.");
  await form.fill({ title: "Not yet" });
  await form.submit.click();
  await expect(page.getByText("A Picture Is Missing")).toBeVisible();
  await expect(form.field("title")).toHaveValue("Not yet");
  await page.unroute("**/storage/v1/object/blog-images/**");
  await strip.getByRole("button", { name: "Retry" }).click();
  await expect(content).toHaveValue(/^Words\.\n\n!\[\]\(http[^)]+\.png\)\n\n$/);
});
