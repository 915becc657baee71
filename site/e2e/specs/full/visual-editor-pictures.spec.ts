import { getPost, listPosts } from "#supabase/data/posts.ts";
import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
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
        // At both sides of the page alike, or up to its edges.
        const [shown, text] = [await image.boundingBox(), await line.boundingBox()];
        expect(shown!.width).toBeGreaterThan(text!.width);
        expect(Math.abs(width - shown!.x - (shown!.x + shown!.width))).toBeLessThan(2);
        expect(shown!.height).toBeLessThanOrEqual(0.85 * 900 + 1);
        expect(await publicSite.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
  });
}
