import { expect } from "@playwright/test";
import type { Page } from "playwright";
import { PostForm } from "#site/e2e/pages/post-form.ts";
import { VisualBody } from "#site/e2e/pages/visual-body.ts";
import { imageFile } from "#site/e2e/sample-files.ts";
import { DOCUMENT, DOCUMENT_MARKUP, DOCUMENT_TEXT } from "./document.ts";
import type { Task } from "./task.ts";

/** Opens a new post with the caret in its text. */
async function openText(page: Page): Promise<VisualBody> {
  const body = new VisualBody(page);
  await new PostForm(page).open();
  await body.expectOpen();
  await body.text.click();
  return body;
}

/** The markup of the body, as the text field shows it. */
async function markupOf(page: Page, body: VisualBody): Promise<string> {
  await body.showAsText.click();
  const markup = await new PostForm(page).field("content").inputValue();
  await body.showVisually.click();
  await body.expectOpen();
  return markup;
}

/** Tasks in the text of a post. */
export const WRITING_TASKS: readonly Task[] = [
  {
    name: "18-line document with a table and a picture",
    from: "the caret in an empty text, the document and the picture at hand",
    max: 2,
    unit: "actions",
    start: openText,
    run: async ({ page, actor }) => {
      const body = new VisualBody(page);
      await actor.pasteHtml(DOCUMENT, DOCUMENT_TEXT);
      await actor.pasteFiles(body.text, [await imageFile("north.png", 900)]);
      await expect(body.text.locator("img")).toHaveCount(1);
    },
    expectDone: async (page) => {
      const markup = await markupOf(page, new VisualBody(page));
      expect(markup).toMatch(/!\[\]\(http[^)]+\.png\)/);
      expect(markup.replace(/!\[\]\(http[^)]+\)\n\n|\n\n!\[\]\(http[^)]+\)/, "")).toBe(
        DOCUMENT_MARKUP,
      );
    },
  },
  {
    name: "move a paragraph",
    from: "the caret in the paragraph",
    max: 1,
    unit: "actions",
    start: async (page) => {
      const body = await openText(page);
      await body.pasteText("One.\n\nTwo.");
      await body.text.getByText("Two.").click();
    },
    run: ({ actor }) => actor.press("Alt+ArrowUp"),
    expectDone: async (page) => {
      expect(await markupOf(page, new VisualBody(page))).toBe("Two.\n\nOne.");
    },
  },
  {
    name: "gallery of three photos",
    from: "the caret in an empty line",
    max: 3,
    unit: "actions",
    start: openText,
    run: async ({ page, actor }) => {
      const body = new VisualBody(page);
      const files = ["a.png", "b.png", "c.png"].map((name) => imageFile(name));
      await actor.type("/gallery");
      // From files, and from the library.
      await expect(body.menu.getByRole("option")).toHaveCount(2);
      await actor.chooseFiles(await Promise.all(files), () => actor.press("Enter"));
      await expect(body.text.locator("img")).toHaveCount(3);
    },
    expectDone: async (page) => {
      const markup = await markupOf(page, new VisualBody(page));
      expect(markup.trim()).toMatch(/^(!\[\]\(http\S+\)\n?){3}$/);
    },
  },
];
