import type { Locator, Page } from "playwright";
import { giveFiles } from "#site/e2e/give-files.ts";
import { VisualBody } from "#site/e2e/pages/visual-body.ts";
import type { SampleFile } from "#site/e2e/sample-files.ts";

/** The actions that count: all, or clicks or taps alone. */
export type Unit = "actions" | "clicks" | "taps";

/** A person at the dashboard: each method is one action. Those of the keyboard count only among all actions. */
export class Actor {
  readonly #page: Page;
  readonly #unit: Unit;
  #actions = 0;

  constructor(page: Page, unit: Unit) {
    this.#page = page;
    this.#unit = unit;
    // Playwright intercepts file dialogs some time after the first listener.
    page.on("filechooser", () => undefined);
  }

  get actions(): number {
    return this.#actions;
  }

  /** A click; a tap on a page of a phone. */
  async click(target: Locator) {
    this.#actions += 1;
    if (this.#unit === "taps") await target.tap();
    else await target.click();
  }
  /** A choice in a select. */
  async select(target: Locator, value: string) {
    this.#actions += 1;
    await target.selectOption(value);
  }
  /** A text typed into the focused field. */
  async type(text: string) {
    this.#countKeys();
    await this.#page.keyboard.type(text);
  }
  async press(keys: string) {
    this.#countKeys();
    await this.#page.keyboard.press(keys);
  }
  async pasteHtml(html: string, plain: string) {
    this.#actions += 1;
    await new VisualBody(this.#page).pasteHtml(html, plain);
  }
  /** Files that were copied in the system. */
  async pasteFiles(target: Locator, files: readonly SampleFile[]) {
    this.#actions += 1;
    await giveFiles(target, "paste", files);
  }
  /** The choice in the system's file dialog that `open` opens. */
  async chooseFiles(files: readonly SampleFile[], open: () => Promise<void>) {
    const dialog = this.#page.waitForEvent("filechooser");
    await open();
    this.#actions += 1;
    await (await dialog).setFiles([...files]);
  }

  #countKeys() {
    if (this.#unit === "actions") this.#actions += 1;
  }
}
