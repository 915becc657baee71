import { expect, test } from "#site/e2e/fixtures.ts";
import { layoutShift, watchLayout } from "#site/e2e/layout-shift.ts";
import { VisualBody } from "#site/e2e/pages/visual-body.ts";

test("SU20 the choice between text and visual editor is remembered", async ({
  page,
  dashboard: { postForm: form },
}) => {
  const visual = new VisualBody(page);
  await visual.openNewPost(form);
  await page.keyboard.type("Words");
  await visual.showAsText.focus();
  await page.keyboard.press("Enter");
  await expect(form.field("content")).toBeFocused();
  await expect(form.field("content")).toHaveValue("Words");
  await form.field("content").fill("## Words");
  await visual.show();
  await expect(visual.text.getByRole("heading", { name: "Words" })).toBeVisible();
  // A form with changes would ask before it is left.
  await visual.text.fill("");
  await page.reload();
  await visual.expectOpen();
  await expect(visual.text).toHaveAttribute("aria-multiline", "true");
});

test("SU20 a change of the view keeps the block at the caret in view, with the focus in it", async ({
  page,
  rows,
  dashboard: { postForm: form },
}) => {
  const lines = Array.from({ length: 60 }, (_, index) => `Line ${String(index)} of the text.`);
  const post = await rows.post({ content: lines.join("\n\n") });
  const visual = new VisualBody(page);
  const content = form.field("content");
  const line = visual.text.getByText("Line 40 of", { exact: false });
  await page.goto(`/admin?tab=new-blog&id=${post.id}`);
  await visual.show();
  await line.click();
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  await visual.showAsText.click();
  await expect(content).toBeFocused();
  const before = `${lines.slice(0, 41).join("\n\n")}!`;
  expect(await content.evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(
    before.length,
  );
  // The line is in the upper part of the field, and the field in the window.
  const top = await content.evaluate((area: HTMLTextAreaElement) => {
    const line = (area.scrollHeight / area.value.split("\n").length) * 80;
    return area.getBoundingClientRect().top + line - area.scrollTop;
  });
  expect(top).toBeGreaterThan(100);
  expect(top).toBeLessThan(page.viewportSize()!.height * 0.75);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(content).toHaveValue(lines.join("\n\n"));
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await page.keyboard.type("?");
  await expect(content).toHaveValue(/Line 40 of the text\.!\?\n/);
  await visual.show();
  await expect(visual.text).toBeFocused();
  await expect(line).toBeInViewport({ ratio: 1 });
  await page.keyboard.type("?");
  await expect(line).toHaveText("Line 40 of the text.!??");
  await page.keyboard.press("ControlOrMeta+z");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(line).toHaveText("Line 40 of the text.!");
});

test("SU20 smart quotes are off until they are switched on, a choice that is remembered", async ({
  page,
  dashboard: { postForm: form },
}) => {
  const visual = new VisualBody(page);
  const smartQuotes = visual.toolbar.getByRole("button", { name: "Smart quotes" });
  await visual.openNewPost(form);
  await page.keyboard.type(`"It's plain" `);
  await expect(visual.text).toHaveText(`"It's plain"`);
  await expect(smartQuotes).toHaveAttribute("aria-pressed", "false");
  await smartQuotes.click();
  await expect(smartQuotes).toHaveAttribute("aria-pressed", "true");
  await expect(visual.text).toBeFocused();
  await page.keyboard.type(`"It's set"`);
  await expect(visual.text).toHaveText(`"It's plain" \u201cIt\u2019s set\u201d`);
  await page.keyboard.press("Backspace");
  await expect(visual.text).toHaveText(`"It's plain" \u201cIt\u2019s set"`);
  // A form with changes would ask before it is left.
  await visual.text.fill("");
  await page.reload();
  await visual.expectOpen();
  await expect(smartQuotes).toHaveAttribute("aria-pressed", "true");
});

test.describe("without a choice", () => {
  test.use({ bodyView: "visual" });

  test("SU20 SU15 a body opens in the visual editor; its error has a description and the focus", async ({
    page,
    dashboard: { postForm: form },
  }) => {
    const visual = new VisualBody(page);
    await form.open();
    await visual.expectOpen();
    await form.fill({ title: "Nothing to read" });
    await form.submit.click();
    await expect(visual.text).toBeFocused();
    await expect(visual.text).toHaveAttribute("aria-invalid", "true");
    await expect(visual.text).toHaveAccessibleDescription(/content/i);
    await page.keyboard.type("Words");
    await expect(visual.text).toHaveAttribute("aria-invalid", "false");
    await visual.showAsText.click();
    await expect(form.field("content")).toHaveValue("Words");
    await form.fill({ title: "", content: "" });
    await page.reload();
    await expect(visual.showVisually).toBeVisible();
  });

  test("NB01 NB02 SU20 the title is the headline of the canvas: keys lead from it to the text and back", async ({
    page,
    dashboard,
  }) => {
    const { postForm: form } = dashboard;
    const visual = new VisualBody(page);
    const title = form.field("title");
    // The editor loads while the title is written: nothing moves, and Enter waits for the text.
    await watchLayout(page, "iframe");
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/visual-editor-*.js", async (route) => {
      await held;
      await route.fallback();
    });
    await form.open();
    await title.click();
    await page.keyboard.type("Warm oak");
    await page.keyboard.press("Enter");
    await expect(title).toHaveValue("Warm oak");
    const before = await title.boundingBox();
    const moved = await layoutShift(page);
    release();
    await visual.expectOpen();
    await expect(visual.text).toBeFocused();
    expect(await title.boundingBox()).toEqual(before);
    expect((await layoutShift(page)) - moved).toBeLessThan(0.01);
    await page.keyboard.type("Lime");
    await page.keyboard.press("ArrowUp");
    await expect(title).toBeFocused();
    await page.keyboard.type("!");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.press("Backspace");
    await expect(title).toBeFocused();
    await page.keyboard.type("?");
    await expect(title).toHaveValue("Warm oak!?");
    await expect(visual.text).toHaveText("Lime");
    await expect(title).toHaveCSS("font-family", /Fraunces/);
    await page.keyboard.press("Tab");
    await expect(visual.text).toBeFocused();
    await title.fill("");
    await form.submit.click();
    await expect(title).toBeFocused();
    await expect(title).toHaveAttribute("aria-invalid", "true");
    await expect(title).toHaveAccessibleDescription(/title/i);
    // Beside the live preview, every button of the toolbar is in view.
    for (const width of [1100, 1280, 1440, 1500]) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of ["Insert", "Find and replace"]) {
        await expect(visual.toolbar.getByRole("button", { name, exact: true })).toBeInViewport({
          ratio: 1,
        });
      }
      await expect(visual.showAsText).toBeInViewport({ ratio: 1 });
    }
    await title.fill("Two\nlines");
    await expect(title).toHaveValue("Two lines");
    await visual.showAsText.click();
    await expect(title).toHaveValue("Two lines");
    await form.fill({ title: "", content: "" });
  });

  test("SU20 a body that is too long opens as text, with a sentence", async ({
    page,
    dashboard: { postForm: form },
  }) => {
    const visual = new VisualBody(page);
    await form.open();
    await visual.expectOpen();
    await visual.showAsText.click();
    const long = "Oak and lime. ".repeat(20_000);
    await form.field("content").fill(long);
    await expect(page.getByText("This text is too long for the visual editor")).toBeVisible();
    await expect(visual.showVisually).toBeHidden();
    await form.field("content").fill("Short.");
    await expect(page.getByText("This text is too long for the visual editor")).toBeHidden();
    await expect(form.field("content")).toBeFocused();
    await visual.show();
    await expect(visual.text).toHaveText("Short.");
  });
});

test(
  "SU20 without its code the editor offers the text field and another attempt",
  { tag: "@web" },
  async ({ page, errors, dashboard: { postForm: form } }) => {
    errors.allow(/visual-editor|could not be loaded|ERR_FAILED/i);
    const visual = new VisualBody(page);
    await page.route(/visual-editor-[^/]+\.js/, (route) => route.abort());
    await form.open();
    await visual.showVisually.click();
    await expect(page.getByText(/The visual editor could not be loaded/)).toBeVisible();
    await form.field("content").fill("Typed meanwhile");
    await page.unroute(/visual-editor-[^/]+\.js/);
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(visual.text).toHaveText("Typed meanwhile");
  },
);

test(
  "SU20 the code of the editor is loaded when a body is opened, not before and not on public pages",
  { tag: "@web" },
  async ({ page, requests, dashboard }) => {
    const loaded = () => requests.filter((request) => /visual-editor/.test(request.url())).length;
    await page.goto("/blog");
    await page.waitForLoadState("networkidle");
    await dashboard.open();
    await page.waitForLoadState("networkidle");
    expect(loaded()).toBe(0);
    await dashboard.tab("New Blog").click();
    await new VisualBody(page).show();
    expect(loaded()).toBeGreaterThan(0);
  },
);
