import { removeMedia, uploadMedia } from "#supabase/data/media.ts";
import { PNG } from "#supabase/tests/images.ts";
import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { VisualBody } from "#site/e2e/pages/visual-body.ts";
import { imageFile } from "#site/e2e/sample-files.ts";

const PAGE = `<h2 style="color:red" onclick="window.ran = true">Why lime</h2>
<p>It is <span style="font-weight:700">old</span> and <a href="https://a.example/lime">quiet</a>.</p>
<ul><li>oak</li><li>ash</li></ul><script>window.ran = true</script>
<img src="https://a.example/wall.jpg" onerror="window.ran = true">
<img src="data:image/svg+xml;base64,PHN2Zz4=" onload="window.ran = true">`;

test("SU21 SU15 a pasted page keeps its structure, lists its pictures and can be plain text instead", async ({
  page,
  requests,
  dashboard: { postForm: form },
}) => {
  const visual = new VisualBody(page);
  await visual.openNewPost(form);
  await visual.pasteHtml(PAGE, "Why lime\n\nIt is old and quiet.");
  await expect(visual.text.getByRole("heading", { name: "Why lime", level: 2 })).toBeVisible();
  const bar = page.getByRole("group", { name: "Paste", exact: true });
  await expect(bar).toContainText(
    "2 pictures were not pasted: wall.jpg, one inside the text. Save them on this device",
  );
  expect(requests.filter((request) => request.url().includes("a.example"))).toEqual([]);
  expect(await page.evaluate(() => Reflect.has(window, "ran"))).toBe(false);
  expect(await violationsOf(page)).toEqual([]);
  await bar.getByRole("button", { name: "Paste as plain text" }).click();
  await expect(bar).toBeHidden();
  await expect(visual.text.locator("p")).toHaveText(["Why lime", "It is old and quiet."]);
  await expect(visual.text).toBeFocused();
  await page.keyboard.press("ControlOrMeta+z");
  await visual.pasteHtml(PAGE, "Why lime");
  await page.keyboard.type(" and oak");
  await expect(bar.getByRole("button", { name: "Paste as plain text" })).toBeHidden();
  await bar.getByRole("button", { name: "Close" }).click();
  await expect(bar).toBeHidden();
  await visual.showAsText.click();
  await expect(form.field("content")).toHaveValue(
    "## Why lime\n\nIt is **old** and [quiet](https://a.example/lime).\n\n- oak\n- ash\n\nand oak",
  );
});

test(
  "SU21 the place of a picture that was not pasted takes a chosen file, or is removed",
  // The file dialog of the browser; desktop/e2e/specs/dialogs.spec.ts has those of the app.
  { tag: "@web" },
  async ({ page, dashboard: { postForm: form } }) => {
    const visual = new VisualBody(page);
    await visual.openNewPost(form);
    await visual.pasteHtml(
      '<p>Oak</p><img src="https://a.example/wall.jpg" alt="A wall"><p>Lime</p><img src="https://a.example/b.jpg">',
      "Oak",
    );
    const missing = visual.text.getByRole("group", { name: /^A picture was not pasted/ });
    await expect(missing).toHaveCount(2);
    expect(await violationsOf(page)).toEqual([]);
    const chooser = page.waitForEvent("filechooser");
    await missing.first().getByRole("button", { name: "Choose" }).click();
    await (await chooser).setFiles(await imageFile("wall.png"));
    await expect(visual.text.locator("figure img")).toHaveCount(1);
    await missing.getByRole("button", { name: "Remove" }).click();
    await expect(missing).toHaveCount(0);
    await visual.showAsText.click();
    await expect(form.field("content")).toHaveValue(/^Oak\n\n!\[A wall\]\(http[^)]+\)\n\nLime$/);
  },
);

test("SU21 lines of a pasted text stay lines, and its links lead to their targets", async ({
  page,
  dashboard: { postForm: form },
}) => {
  const visual = new VisualBody(page);
  await visual.openNewPost(form);
  await visual.pasteHtml(
    '<p><b>Line one<br>Line two</b></p><br><ul><li>oak<br>ash</li></ul><br><p>See <a href="https://www.google.com/url?q=https://a.example/lime&sa=D">lime</a></p>',
    "Line one",
  );
  await visual.showAsText.click();
  await expect(form.field("content")).toHaveValue(
    "**Line one**\n\n**Line two**\n\n- oak\n\n  ash\n\nSee [lime](https://a.example/lime)",
  );
});

test(
  "SU21 the pictures inside a pasted text are uploaded to their places; a broken one is refused by name",
  { tag: "@web" },
  async ({ page, dashboard: { postForm: form } }) => {
    const visual = new VisualBody(page);
    const dataUrl = async (width: number) =>
      `data:image/png;base64,${(await imageFile("wall.png", width)).buffer.toString("base64")}`;
    const broken = "data:image/png;base64,iVBORw0KGgo=";
    await visual.openNewPost(form);
    await visual.pasteHtml(
      `<h2>Why lime</h2><p><img src="${await dataUrl(900)}" alt="A limewashed wall"></p><p>It is old.</p>` +
        `<img src="${broken}"><p>It is quiet.</p><img src="${await dataUrl(400)}">`,
      "Why lime",
    );
    const bar = page.getByRole("group", { name: "Paste", exact: true });
    await expect(bar).toContainText("3 pictures were in the text and will be in yours");
    const images = visual.text.locator("figure img");
    await expect(images).toHaveCount(2);
    await expect(page.getByText("“pasted-picture-2.png” was not taken.")).toBeVisible();
    await page.getByLabel(/^What does the picture show/).fill("A sample of it");
    await page.keyboard.press("Enter");
    await visual.showAsText.click();
    await expect(form.field("content")).toHaveValue(
      /^## Why lime\n\n!\[A limewashed wall\]\(http[^)]+\)\n\nIt is old\.\n\nIt is quiet\.\n\n!\[A sample of it\]\(http[^)]+\)$/,
    );
  },
);

test(
  "SU21 a picture of this website is uploaded to its place, a stored one stays, and one that is gone is named",
  { tag: "@web" },
  async ({ page, staff, dashboard: { postForm: form }, errors }) => {
    errors.allow(/404/);
    const image = new File([new Uint8Array(PNG)], "a.png", { type: "image/png" });
    const stored = await uploadMedia(staff, "blog-images", image);
    const visual = new VisualBody(page);
    await visual.openNewPost(form);
    const site = new URL(page.url()).origin;
    await visual.pasteHtml(
      `<p>Oak</p><img src="${site}/icon-512.png" alt="A mark"><img src="${site}/images/gone.webp">` +
        `<p>and lime</p><img src="${stored.url}" alt="A wall">`,
      "Oak",
    );
    const bar = page.getByRole("group", { name: "Paste", exact: true });
    await expect(bar).toContainText("1 picture was not pasted: gone.webp.");
    await expect(visual.text.locator("figure img")).toHaveCount(2);
    await visual.showAsText.click();
    const body = form.field("content");
    await expect(body).toHaveValue(/^Oak\n\n!\[A mark\]\(http[^)]+\)\n\nand lime\n\n/);
    expect(await body.inputValue()).toContain(`![A wall](${stored.url})`);
    await expect(body).not.toHaveValue(/icon-512/);
    await removeMedia(staff, "blog-images", stored.path);
  },
);

test("SU21 a megabyte of nested tables is refused with a sentence, and the page goes on", async ({
  page,
  dashboard: { postForm: form },
}) => {
  const visual = new VisualBody(page);
  await visual.openNewPost(form);
  await page.keyboard.type("Before");
  await visual.pasteHtml("<table><tr><td>x".repeat(64_000), "x");
  const bar = page.getByRole("group", { name: "Paste", exact: true });
  await expect(bar).toContainText("Nothing was pasted: this is too much formatting");
  await page.keyboard.type(" and after");
  await expect(visual.text).toHaveText("Before and after");
});

const MARKUP =
  "## Why lime\n\nIt is **old** and [quiet](https://a.example/lime).\n\n- oak\n- ash\n\n> Light is a material.";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, { tag: colorScheme === "dark" ? "@variant" : [] }, () => {
    test.use({ colorScheme });

    test("SU21 SU15 pasted markup becomes blocks, and one undo brings its text back", async ({
      page,
      dashboard: { postForm: form },
    }) => {
      const visual = new VisualBody(page);
      await visual.openNewPost(form);
      await page.keyboard.type("Before");
      await page.keyboard.press("Enter");
      await visual.pasteText(MARKUP);
      await expect(visual.text.getByRole("heading", { name: "Why lime", level: 2 })).toBeVisible();
      await expect(visual.text.getByRole("listitem")).toHaveText(["oak", "ash"]);
      await expect(visual.text.locator("blockquote")).toHaveText("Light is a material.");
      const bar = page.getByRole("group", { name: "Paste", exact: true });
      await expect(bar).toContainText("was turned into headings, lists and links");
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press("ControlOrMeta+z");
      await expect(bar).toBeHidden();
      const lines = ["Before", ...MARKUP.split("\n\n").flatMap((block) => block.split("\n"))];
      await expect(visual.text.locator("p")).toHaveText(lines);
      await page.keyboard.press("ControlOrMeta+Shift+z");
      await visual.showAsText.click();
      await expect(form.field("content")).toHaveValue(`Before\n\n${MARKUP}`);
    });
  });
}
