import { expect, test } from "#site/e2e/fixtures.ts";
import { VisualBody } from "#site/e2e/pages/visual-body.ts";

test("SU20 the choice between text and visual editor is remembered", async ({
  page,
  dashboard: { postForm: form },
}) => {
  const visual = new VisualBody(page);
  await form.open();
  await visual.show();
  await visual.text.click();
  await page.keyboard.type("Words");
  await visual.showAsText.focus();
  await page.keyboard.press("Enter");
  await expect(visual.showVisually).toBeFocused();
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
