import { getPost, listPosts } from "#supabase/data/posts.ts";
import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { giveFiles } from "#site/e2e/give-files.ts";
import { VisualBody } from "#site/e2e/pages/visual-body.ts";
import { imageFile } from "#site/e2e/sample-files.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, { tag: colorScheme === "dark" ? "@variant" : [] }, () => {
    test.use({ colorScheme });

    test("SU20 SU25 SU15 a picture gets a width and a focal point by keys, published and read", async ({
      page,
      publicSite,
      dashboard,
      rows,
      staff,
    }) => {
      const { postForm: form } = dashboard;
      const visual = new VisualBody(page);
      const title = `Widths ${rows.unique()}`;
      rows.removeLater(title);
      await form.open();
      await visual.show();
      await form.fill({ title });
      await visual.text.click();
      await page.keyboard.type("A line of text above the picture.");
      await page.keyboard.press("Enter");
      await visual.pasteFiles([await imageFile("wall.png", 1400)]);
      await page.getByLabel(/^What does the picture show/).fill("A wall in terracotta");
      await page.keyboard.press("Enter");
      const tools = visual.text.getByRole("toolbar", { name: "Picture" });
      await expect(tools.getByRole("button", { name: "Wider than the text" })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
      await expect(tools.getByRole("button", { name: "Focal point" })).toHaveCount(0);
      await tools.getByRole("button", { name: "As wide as the text" }).focus();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      const full = tools.getByRole("button", { name: "As wide as the page" });
      await expect(full).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(full).toHaveAttribute("aria-pressed", "true");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      const point = visual.text.getByRole("slider", { name: "Focal point" });
      await point.focus();
      await page.keyboard.press("Shift+ArrowLeft");
      await page.keyboard.press("Shift+ArrowUp");
      await expect(point).toHaveAccessibleName("Focal point");
      expect(await violationsOf(page)).toEqual([]);
      await form.submit.click();
      await expect(dashboard.toast("Blog Post Published!")).toBeVisible();

      const { rows: found } = await listPosts(staff, { search: title });
      const post = await getPost(staff, found[0]!.id);
      expect(post.content).toMatch(
        /!\[A wall in terracotta\]\(http[^#\s]+#focus=40,40&width=full\)$/,
      );
      await publicSite.goto(`/blog/${post.slug}`);
      const image = publicSite.getByRole("img", { name: "A wall in terracotta" });
      await expect(image).toHaveCSS("object-position", "40% 40%");
      const line = publicSite.getByText("A line of text above the picture.");
      for (const width of [390, 1440]) {
        await publicSite.setViewportSize({ width, height: 900 });
        // Repeated: the boxes are read one after the other, while the page may still be laid out for the new width.
        await expect(async () => {
          const [shown, text] = [await image.boundingBox(), await line.boundingBox()];
          expect(shown!.width).toBeGreaterThan(text!.width);
          // At both sides of the page alike, or up to its edges.
          expect(Math.abs(width - shown!.x - (shown!.x + shown!.width))).toBeLessThan(2);
          expect(shown!.height).toBeLessThanOrEqual(0.85 * 900 + 1);
        }).toPass({ timeout: 10_000 });
        expect(await publicSite.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
  });
}

// The app has a native dialog instead: desktop/e2e/specs/dialogs.spec.ts.
test(
  "SU20 SU25 a gallery says that it has 2 to 9 pictures; a picture is replaced by a file",
  { tag: "@web" },
  async ({ page, dashboard: { postForm: form }, errors }) => {
    test.setTimeout(120_000);
    const visual = new VisualBody(page);
    await visual.openNewPost(form);
    const images = visual.text.locator("img");
    const size = visual.text.getByText(/^A gallery has 2 to 9 pictures/);
    const choose = page.waitForEvent("filechooser");
    await visual.insert("Gallery");
    await (await choose).setFiles([await imageFile("first.png")]);
    await expect(size).toContainText("leave this as a single picture");
    const more = page.waitForEvent("filechooser");
    await visual.text.getByRole("button", { name: "Add pictures" }).click();
    const names = Array.from({ length: 9 }, (_, index) => `more-${String(index)}.png`);
    await (await more).setFiles(await Promise.all(names.map((name) => imageFile(name, 60))));
    await expect(images).toHaveCount(10);
    await expect(size).toContainText("and this one 10");
    expect(await violationsOf(page)).toEqual([]);
    await visual.text.getByRole("button", { name: "Split into 2 galleries" }).press("Enter");
    await expect(size).toHaveCount(0);
    await expect(images).toHaveCount(10);
    await expect(visual.text.locator("[data-media]")).toHaveCount(2);

    // The other image's upload fails at first; the old one stays until the new one has arrived.
    errors.allow(/status of 500/);
    const old = await images.first().getAttribute("src");
    await page.route("**/storage/v1/object/blog-images/**", (route) =>
      route.fulfill({ status: 500 }),
    );
    await giveFiles(images.first(), "drop", [await imageFile("new.png", 640)]);
    const failure = visual.text.getByRole("alert").filter({ hasText: "Upload failed" });
    await expect(failure).toBeVisible({ timeout: 30_000 });
    await expect(images.first()).toHaveAttribute("src", old!);
    await page.unroute("**/storage/v1/object/blog-images/**");
    await visual.text.getByRole("button", { name: "Retry" }).press("Enter");
    await expect(images.first()).not.toHaveAttribute("src", old!);
    await expect(failure).toHaveCount(0);
    const replacement = page.waitForEvent("filechooser");
    await visual.text
      .getByRole("button", { name: "Replace picture with a file" })
      .first()
      .press("Enter");
    await (
      await replacement
    ).setFiles({ name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") });
    await expect(visual.text.getByRole("alert")).toContainText("“plan.pdf” was not taken");
    await expect(images).toHaveCount(10);
    await visual.text.fill("");
  },
);
