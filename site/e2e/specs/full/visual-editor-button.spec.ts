import { getPost, listPosts } from "#supabase/data/posts.ts";
import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { VisualBody } from "#site/e2e/pages/visual-body.ts";

test("SU20 a button link is inserted by keys, changed at the caret and published", async ({
  page,
  publicSite,
  dashboard,
  rows,
  staff,
}) => {
  const { postForm: form } = dashboard;
  const visual = new VisualBody(page);
  const title = `Button ${rows.unique()}`;
  rows.removeLater(title);
  await form.open();
  await visual.show();
  await form.fill({ title });
  await visual.text.click();
  await page.keyboard.type("What a room costs.");
  await page.keyboard.press("Enter");

  const panel = page.getByRole("group", { name: "Button" });
  const label = panel.getByRole("textbox", { name: "Label of the button" });
  const address = panel.getByRole("textbox", { name: "Address of the button" });
  await test.step("wrong input is named in the panel and stays", async () => {
    await visual.insert("Button");
    await expect(label).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("alert")).toHaveText("A button needs a label.");
    await label.fill("See our fees");
    await address.fill("javascript:alert(1)");
    await address.press("Enter");
    await expect(panel.getByRole("alert")).toContainText("A link begins with https://");
    await expect(label).toHaveValue("See our fees");
    expect(await violationsOf(page)).toEqual([]);
    await address.fill("/services");
    await address.press("Enter");
    await expect(panel).toHaveCount(0);
    await expect(visual.text).toBeFocused();
  });
  const drawn = visual.text.locator("a");
  await test.step("text goes on behind it; at the caret it is changed", async () => {
    await page.keyboard.press("Enter");
    await page.keyboard.type("More below.");
    await expect(drawn).toHaveText("See our fees");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ControlOrMeta+k");
    await expect(label).toHaveValue("See our fees");
    await label.fill("See all fees");
    await panel.getByRole("button", { name: "Change button" }).click();
    await expect(drawn).toHaveText("See all fees");
  });
  await form.submit.click();
  await expect(dashboard.toast("Blog Post Published!")).toBeVisible();

  const [listed] = (await listPosts(staff, { search: title })).rows;
  const post = await getPost(staff, listed!.id);
  expect(post.content).toBe(
    'What a room costs.\n\n[See all fees](/services "button")\n\nMore below.',
  );
  await publicSite.goto(`/blog/${post.slug}`);
  const link = publicSite.getByRole("link", { name: "See all fees" });
  await expect(link).toHaveCSS("display", "inline-block");
  await expect(link).toHaveCSS("text-decoration-line", "none");
  await expect(link).not.toHaveAttribute("title");
  expect(await violationsOf(publicSite)).toEqual([]);
});
