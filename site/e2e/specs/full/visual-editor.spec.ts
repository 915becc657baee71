import { getPost } from "#supabase/data/posts.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { VisualBody } from "#site/e2e/pages/visual-body.ts";
import { imageFile } from "#site/e2e/sample-files.ts";

const ODD =
  "# One\nText  \nwrapped\n\n\n* a\n* b\n\n1) x\n2) y\n\n<b>as typed</b> ![](/images/default-post.webp) end\n";

test("SU20 opening a post changes nothing; an edit changes only its own block", async ({
  page,
  rows,
  staff,
  dashboard,
}) => {
  const post = await rows.post({ content: ODD });
  const visual = new VisualBody(page);
  await page.goto(`/admin?tab=new-blog&id=${post.id}`);
  await visual.show();
  const { text } = visual;
  await expect(text.getByRole("heading", { name: "One" })).toBeVisible();
  await expect(text.locator("[data-as-typed]")).toHaveText(
    "<b>as typed</b> ![](/images/default-post.webp) end",
  );
  await dashboard.postForm.field("author").fill("Zofia Wierzba");
  await page.keyboard.press("ControlOrMeta+s");
  await expect.poll(async () => (await getPost(staff, post.id)).author).toBe("Zofia Wierzba");
  expect((await getPost(staff, post.id)).content).toBe(ODD);

  await text.getByText("b", { exact: true }).click();
  await page.keyboard.press("End");
  await page.keyboard.type("oak");
  await page.keyboard.press("ControlOrMeta+s");
  await expect
    .poll(async () => (await getPost(staff, post.id)).content)
    .toBe(ODD.replace("* a\n* b", "- a\n- boak"));
});

test("SU20 keys: blocks move, undo reverts, the toolbar is one tab stop", async ({
  page,
  dashboard: { postForm: form },
}) => {
  const visual = new VisualBody(page);
  await form.open();
  await visual.show();
  const { text } = visual;
  await text.click();
  await page.keyboard.type("One");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Two");
  const paragraphs = text.locator("p");
  await page.keyboard.press("Alt+ArrowUp");
  await expect(paragraphs).toHaveText(["Two", "One"]);
  await page.keyboard.type("!");
  await expect(paragraphs).toHaveText(["Two!", "One"]);
  await expect(page.getByText("2 words", { exact: true })).toBeVisible();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(paragraphs).toHaveText(["One", "Two!"]);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(paragraphs).toHaveText(["Two!", "One"]);
  await page.keyboard.press("Shift+Home");
  await page.keyboard.press("ControlOrMeta+k");
  const address = page.getByRole("combobox", { name: "Page or address" });
  await expect(address).toBeFocused();
  await address.fill("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/A link begins with https/)).toBeVisible();
  await address.fill("https://studio.example/oak");
  await page.keyboard.press("Enter");
  await expect(text.getByRole("link", { name: "Two!" })).toHaveAttribute(
    "href",
    "https://studio.example/oak",
  );
  await expect(text).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(visual.toolbar.getByRole("button", { name: "Insert", exact: true })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(text.getByRole("heading", { name: "Two!", level: 2 })).toBeVisible();
});

test(
  "SU09 SU20 pictures in the visual editor keep their order and get descriptions",
  { tag: "@web" },
  async ({ page, dashboard: { postForm: form } }) => {
    const visual = new VisualBody(page);
    await form.open();
    await visual.show();
    const { text } = visual;
    await text.click();
    await page.keyboard.type("Before");
    await visual.pasteFiles([
      await imageFile("one.png", 900),
      await imageFile("two.png", 20),
      await imageFile("three.png", 400),
    ]);
    const images = text.locator("figure img");
    await expect(images).toHaveCount(3);
    const widths = () =>
      images.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth));
    await expect.poll(widths).toEqual([900, 20, 400]);
    await page.getByLabel(/^What does the picture show/).fill("A wall in terracotta");
    await page.keyboard.press("Enter");
    // The prompt begins with the image that was uploaded first.
    const descriptions = text.getByRole("textbox", { name: "Description" });
    const described = () =>
      descriptions.evaluateAll((all) =>
        all.map((input) => (input as HTMLInputElement).value).sort(),
      );
    await expect.poll(described).toEqual(["", "", "A wall in terracotta"]);
    await descriptions.nth(0).fill("One");
    await descriptions.nth(1).fill("Two");
    await descriptions.nth(2).fill("Three");
    await text.getByRole("textbox", { name: "Caption" }).nth(1).fill("The sample");
    await visual.showAsText.click();
    await expect(form.field("content")).toHaveValue(
      /^Before\n\n!\[One\]\(http[^)]+\)\n\n!\[Two\]\(http[^ ]+ "The sample"\)\n\n!\[Three\]\(http[^)]+\)$/,
    );
  },
);

test("SU20 the detailed content of a project is edited visually", async ({
  page,
  rows,
  dashboard: { projectForm: form },
}) => {
  const project = await rows.project({ content: "- oak\n\nEnd." });
  const visual = new VisualBody(page);
  await form.edit(project.id);
  await visual.show();
  const { text } = visual;
  await expect(text.getByRole("listitem")).toHaveText("oak");
  await text.getByText("End.").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" Of it");
  await visual.showAsText.click();
  await expect(text).toHaveValue("- oak\n\nEnd. Of it");
});
