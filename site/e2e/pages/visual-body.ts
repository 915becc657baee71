import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { giveFiles } from "#site/e2e/give-files.ts";
import type { SampleFile } from "#site/e2e/sample-files.ts";
import type { PostForm } from "./post-form.ts";

/** The visual editor of a post's or project's text. */
export class VisualBody {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get text() {
    return this.page.getByRole("textbox", { name: /^(Detailed )?Content\W*$/ });
  }
  get toolbar() {
    return this.page.getByRole("toolbar", { name: "Formatting" });
  }
  get menu() {
    return this.page.getByRole("listbox", { name: "Insert" });
  }
  get showAsText() {
    return this.page.getByRole("button", { name: "Show as text" });
  }
  get showVisually() {
    return this.page.getByRole("button", { name: "Show visually" });
  }

  /** Changes from the text field to the visual editor, a choice that is remembered. */
  async show() {
    await this.showVisually.click();
    await this.expectOpen();
  }
  /** Opens the form of a new post in the visual editor, with the caret in its text. */
  async openNewPost(form: PostForm) {
    await form.open();
    await this.show();
    await this.text.click();
  }
  async expectOpen() {
    await expect(this.text).toHaveAttribute("contenteditable", "true");
  }
  /** Begins a paragraph after the one with the text. */
  async beginAfter(text: string) {
    await this.text.getByText(text).click();
    await this.page.keyboard.press("End");
    await this.page.keyboard.press("Enter");
  }
  /** Chooses a block behind "/" in an empty paragraph. */
  async insert(name: string) {
    await this.page.keyboard.type(`/${name.toLowerCase()}`);
    const first = this.menu.getByRole("option", { selected: true });
    await expect(first.getByText(name, { exact: true })).toBeVisible();
    await this.page.keyboard.press("Enter");
    await expect(this.menu).toBeHidden();
  }
  /** Chooses a block in the menu of the toolbar. */
  async chooseInsertion(name: RegExp) {
    await this.toolbar.getByRole("button", { name: "Insert", exact: true }).click();
    const menu = this.page.getByRole("menu", { name: "Insert" });
    // The menu takes the focus once it is placed. A click that begins while it scrolls to the item can be lost.
    await expect(menu).toBeFocused();
    const item = menu.getByRole("menuitem", { name });
    await item.scrollIntoViewIfNeeded();
    await item.click();
    await expect(menu).toBeHidden();
  }
  /** Pastes what another program or site has put on the clipboard. */
  async pasteHtml(html: string, plain: string) {
    await this.text.evaluate(
      (area, [rich, text]) => {
        const data = new DataTransfer();
        data.setData("text/html", rich);
        data.setData("text/plain", text);
        area.dispatchEvent(
          new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
        );
      },
      [html, plain] as const,
    );
  }
  /** Pastes what a program for plain text has put on the clipboard. */
  async pasteText(text: string) {
    await this.pasteHtml("", text);
  }
  /** Pastes files into the text. */
  async pasteFiles(files: readonly SampleFile[]) {
    await giveFiles(this.text, "paste", files);
  }
}
