import type { Page } from "@playwright/test";
import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { TouchScreen } from "#site/e2e/pages/touch-screen.ts";
import { VisualBody } from "#site/e2e/pages/visual-body.ts";

const fieldOf = (page: Page) => page.getByRole("combobox", { name: "Page or address" });

test("SU20 SU15 a link to a post is found by its title, below the selected words, and stored as its path", async ({
  page,
  rows,
  dashboard: { postForm: form },
}) => {
  const word = rows.unique();
  const post = await rows.post({ title: `Lime ${word}`, status: "published" });
  await rows.post({ title: `Draft ${word}`, status: "draft" });
  await rows.project({ title: `Attic ${word}`, status: "published" });
  const visual = new VisualBody(page);
  await visual.openNewPost(form);
  await page.keyboard.type("See the walls");
  for (let count = 0; count < "walls".length; count += 1) {
    await page.keyboard.press("Shift+ArrowLeft");
  }
  await page.keyboard.press("ControlOrMeta+k");
  await expect(fieldOf(page)).toBeFocused();
  const line = await visual.text.getByText("See the walls").boundingBox();
  const panel = await page.getByRole("group", { name: "Link" }).boundingBox();
  expect(panel!.y).toBeGreaterThanOrEqual(line!.y + line!.height - 8);
  expect(panel!.y).toBeLessThan(line!.y + line!.height + 24);
  await page.keyboard.type(word);
  await expect(page.getByText("2 pages found. Arrows choose, Enter links.")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  const found = page.getByRole("listbox", { name: "Pages of the site" }).getByRole("option");
  await expect(found.and(page.locator("[aria-selected=true]"))).toHaveText(`Attic ${word}Project`);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(visual.text).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type(" or ");
  await visual.toolbar.getByRole("button", { name: "Link", exact: true }).click();
  await page.keyboard.type("about");
  await expect(found).toHaveText(["AboutPage"]);
  await page.keyboard.press("Enter");
  await visual.showAsText.click();
  const content = form.field("content");
  await expect(content).toHaveValue(`See the [walls](/blog/${post.slug}) or [About](/about)`);
});

test("SU20 the typed markup of a link becomes a link, and one undo returns it", async ({
  page,
  dashboard: { postForm: form },
}) => {
  const visual = new VisualBody(page);
  await visual.openNewPost(form);
  await page.keyboard.type("See [our fees](/services)");
  await expect(visual.text.getByRole("link", { name: "our fees" })).toHaveAttribute(
    "href",
    "/services",
  );
  await page.keyboard.press("ControlOrMeta+z");
  await expect(visual.text).toHaveText("See [our fees](/services)");
  await expect(visual.text.getByRole("link")).toHaveCount(0);
  await visual.text.fill("");
});

test.describe("on a phone", () => {
  test.use({
    ...{ viewport: { width: 390, height: 500 }, hasTouch: true, isMobile: true },
    bodyView: "visual",
  });

  test("SU26 SU20 the search for a page covers neither the words nor its own results", async ({
    page,
    dashboard: { postForm: form },
  }) => {
    const screen = new TouchScreen(page);
    const visual = new VisualBody(page);
    await form.open();
    await visual.expectOpen();
    await visual.text.tap();
    for (let line = 1; line <= 8; line += 1) {
      await page.keyboard.type(`Line ${String(line)}`);
      await page.keyboard.press("Enter");
    }
    await page.keyboard.type("Write to us");
    await page.keyboard.press("Shift+Home");
    await visual.toolbar.getByRole("button", { name: "Link", exact: true }).tap();
    await page.keyboard.type("o");
    await expect(page.getByRole("option", { name: "Contact" })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "found." })).toBeVisible();
    await screen.expectFocusUncovered();
    await screen.expectAtHand(visual.text.getByText("Write to us"));
    await screen.expectAtHand(page.getByRole("listbox", { name: "Pages of the site" }));
    await screen.expectFit();
    await page.getByRole("option", { name: "Contact" }).tap();
    await expect(visual.text.getByRole("link", { name: "Write to us" })).toHaveAttribute(
      "href",
      "/contact",
    );
  });
});
