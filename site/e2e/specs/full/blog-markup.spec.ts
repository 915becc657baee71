import type { Page } from "@playwright/test";
import { expect, test } from "#site/e2e/fixtures.ts";
import type { RowFactory } from "#site/e2e/row-factory.ts";

async function openBody(page: Page, rows: RowFactory, content: string) {
  const post = await rows.post({ content });
  await page.goto(`/blog/${post.slug}`);
  const body = page.locator("[data-article-body]");
  await expect(body).toBeVisible();
  return body;
}

test("BP03 headings with one to three hash marks are rendered", async ({ page, rows }) => {
  const body = await openBody(page, rows, "# One\n\n## Two\n\n### Three");
  await expect(body.getByRole("heading", { level: 1 })).toHaveText("One");
  await expect(body.getByRole("heading", { level: 2 })).toHaveText("Two");
  await expect(body.getByRole("heading", { level: 3 })).toHaveText("Three");
});

test("BP03 bold and italic are rendered", async ({ page, rows }) => {
  const body = await openBody(page, rows, "A **bold** and an *italic* word.");
  await expect(body.locator("strong")).toHaveText("bold");
  await expect(body.locator("em")).toHaveText("italic");
});

test("BP03 BP04 links open in a new tab with rel noopener", async ({ page, rows }) => {
  const body = await openBody(page, rows, "[Services](/services) and [mail](mailto:a@b.example)");
  const link = body.getByRole("link", { name: "Services" });
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /noopener/);
  await expect(body.getByRole("link", { name: "mail" })).toHaveAttribute(
    "href",
    "mailto:a@b.example",
  );
  const [opened] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  await expect(opened).toHaveURL("/services");
  expect(await opened.evaluate(() => window.opener === null)).toBe(true);
});

test("BP03 images are rendered", async ({ page, rows }) => {
  const body = await openBody(page, rows, "![An oak table](/images/og-default.jpg)");
  const image = body.getByRole("img", { name: "An oak table" });
  await expect(image).toHaveAttribute("src", "/images/og-default.jpg");
  await expect(image).toHaveJSProperty("complete", true);
});

test("BP03 bullet and numbered lists have visible markers", async ({ page, rows }) => {
  const body = await openBody(page, rows, "- one\n- two\n\n1. first\n2. second\n3. third");
  await expect(body.locator("ul > li")).toHaveText(["one", "two"]);
  await expect(body.locator("ol > li")).toHaveText(["first", "second", "third"]);
  await expect(body.locator("ul")).toHaveCSS("list-style-type", "disc");
  await expect(body.locator("ol")).toHaveCSS("list-style-type", "decimal");
});

test("BP03 paragraphs have 60 to 72 characters per line", async ({ page, rows }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const sentence = "The light comes late in the day and leaves the room early. ";
  const body = await openBody(page, rows, `Lead.\n\n${sentence.repeat(6)}\n\nLast.`);
  await expect(body.locator("p")).toHaveCount(3);
  const perLine = await body
    .locator("p")
    .nth(1)
    .evaluate((paragraph) => {
      const lines =
        paragraph.getClientRects()[0]!.height / parseFloat(getComputedStyle(paragraph).lineHeight);
      return paragraph.textContent.length / Math.round(lines);
    });
  expect(perLine).toBeGreaterThan(55);
  expect(perLine).toBeLessThan(75);
});

const HOSTILE = `<script>window.pwned = 1</script>

<img src=x onerror="window.pwned = 1">

<svg/onload="window.pwned=1"> <iframe srcdoc="<script>parent.pwned=1</script>"></iframe>

[one](javascript:window.pwned=1) [two](&#106;avascript:window.pwned=1) [three](data:text/html,x)

![x](javascript:window.pwned=1) ![y" onerror="window.pwned=1](/images/og-default.jpg)

</div></article><style>body{display:none}</style>`;

test("BP04 nothing in a body is executed, and unsupported markup stays visible as text", async ({
  page,
  rows,
}) => {
  const body = await openBody(page, rows, HOSTILE);
  await expect(body).toContainText("<script>window.pwned = 1</script>");
  await expect(body).toContainText("</div></article><style>body{display:none}</style>");
  await expect(body.getByRole("link")).toHaveCount(0);
  await expect(body.locator("script, iframe, svg, style, [onerror], [onload]")).toHaveCount(0);
  await expect(body.locator("img")).toHaveCount(1);
  await body.getByText("one", { exact: true }).click();
  expect(await page.evaluate(() => "pwned" in window)).toBe(false);
});

test("BP04 a malicious title, author and tag are rendered as text", async ({ page, rows }) => {
  const hostile = `</script><img src=x onerror="window.pwned=1"> ${rows.unique()}`;
  const post = await rows.post({ title: hostile, author: "<b>me</b>", tags: ["</script><i>"] });
  await page.goto(`/blog/${post.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hostile);
  await expect(page.getByText("<b>me</b>")).toBeVisible();
  expect(await page.evaluate(() => "pwned" in window)).toBe(false);
});
