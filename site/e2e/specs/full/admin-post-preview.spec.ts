import type { Locator } from "@playwright/test";
import { expect, test } from "#site/e2e/fixtures.ts";
import { LivePreview, LONG_TEXT } from "#site/e2e/pages/live-preview.ts";
import { imageFile } from "#site/e2e/sample-files.ts";
import type { Stack } from "#site/e2e/stacks.ts";

const CONTENT = [
  "# One",
  "## Two",
  "### Three",
  "Plain, **bold**, *italic*, [a link](https://example.com).",
  "![A lamp](/images/default-post.webp)",
  "- oak\n- ash",
  "1. first\n2. second",
  '<script>window.ran = true</script><img src=x onerror="window.ran = true">',
  "[inert](javascript:window.ran=true)",
].join("\n\n");

/** The document of the previewed page. */
const pageIn = (preview: Locator) => preview.locator("iframe").contentFrame();

/** Makes image URLs relative: the desktop app has another origin and uses absolute URLs. */
const onTheSite = (html: string, { site }: Stack) => html.replaceAll(`${site}/`, "/");

test("SU08 NB24 the preview has the same elements as the published page", async ({
  page,
  publicSite,
  rows,
  stack,
  dashboard,
}) => {
  const post = await rows.post({ content: CONTENT, tags: ["oak", "light"], read_time: 1 });
  await dashboard.open(`?tab=new-blog&id=${post.id}`);
  await dashboard.postForm.preview.click();
  const article = pageIn(page.getByRole("dialog", { name: "Preview" })).getByRole("article");
  await expect(article.getByRole("heading", { name: "Three" })).toBeVisible();
  const previewed = await article.evaluate((element) => element.outerHTML);
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  await publicSite.goto(`/blog/${post.slug}`);
  const published = publicSite.getByRole("main").getByRole("article");
  await expect(published.getByRole("heading", { name: "Three" })).toBeVisible();
  expect(await published.evaluate((element) => element.outerHTML)).toBe(
    onTheSite(previewed, stack),
  );
});

test("SU08 from 1100 px the preview is beside the form, follows the input and can be hidden", async ({
  page,
  publicSite,
  rows,
  stack,
  dashboard,
}) => {
  const post = await rows.post({ content: "Old.", tags: ["oak"], read_time: 1 });
  await dashboard.open(`?tab=new-blog&id=${post.id}`);
  const { region, choice, document } = new LivePreview(page);
  await dashboard.postForm.fill({ content: CONTENT });
  await expect(document.getByRole("heading", { name: "Three" })).toBeVisible();
  const previewed = await document.getByRole("article").evaluate((element) => element.outerHTML);
  await dashboard.postForm.submit.click();
  await expect(dashboard.toast("Blog Post Saved")).toBeVisible();
  await publicSite.goto(`/blog/${post.slug}`);
  const published = publicSite.getByRole("main").getByRole("article");
  await expect(published.getByRole("heading", { name: "Three" })).toBeVisible();
  expect(await published.evaluate((element) => element.outerHTML)).toBe(
    onTheSite(previewed, stack),
  );

  await choice.press("Space");
  await expect(region).toHaveCount(0);
  await page.reload();
  await expect(dashboard.postForm.field("title")).toBeVisible();
  await expect(region).toHaveCount(0);
  await page.setViewportSize({ width: 1099, height: 800 });
  await expect(choice).toHaveCount(0);
});

test("NB24 the preview shows unsaved text and the chosen image", async ({ page, dashboard }) => {
  const form = dashboard.postForm;
  await form.open();
  await form.fill({ title: "Unsaved", content: "Only here.", tags: "one" });
  await form.imageInput.setInputFiles(await imageFile("corner.png"));
  await expect(page.getByText("corner.png")).toBeVisible();
  await form.preview.click();
  const article = pageIn(page.getByRole("dialog", { name: "Preview" })).getByRole("article");
  await expect(article.getByRole("heading", { name: "Unsaved" })).toBeVisible();
  await expect(article.getByText("Only here.")).toBeVisible();
  const image = article.getByRole("img").first();
  await expect(image).toHaveAttribute("src", /^blob:/);
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBe(320);
  await page.getByRole("button", { name: "Close preview" }).click();
  await expect(form.field("content")).toHaveValue("Only here.");
});

test("the preview has the width of a desktop, tablet or phone, and follows the caret", async ({
  page,
  rows,
  dashboard,
}) => {
  const post = await rows.post({ content: LONG_TEXT });
  await dashboard.open(`?tab=new-blog&id=${post.id}`);
  const preview = new LivePreview(page);
  await preview.expectDeviceWidths();
  await preview.expectToFollow(dashboard.postForm.field("content"));
});
