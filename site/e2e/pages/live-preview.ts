import { expect } from "@playwright/test";
import type { FrameLocator, Locator, Page } from "@playwright/test";

/** The preview beside the form of a post or project. */
export class LivePreview {
  readonly region: Locator;
  /** The switch in the save bar. */
  readonly choice: Locator;
  /** The document of the previewed page. */
  readonly document: FrameLocator;

  constructor(page: Page) {
    this.region = page.getByRole("region", { name: "Live preview" });
    this.choice = page.getByRole("checkbox", { name: "Live preview" });
    this.document = this.region.locator("iframe").contentFrame();
  }

  /** Expects the page to have the width of each device, in CSS pixels. The last one is the tablet. */
  async expectDeviceWidths(): Promise<void> {
    const width = () => this.document.locator("html").evaluate(() => window.innerWidth);
    for (const [device, pixels] of [
      ["Desktop", 1280],
      ["Phone", 390],
      ["Tablet", 768],
    ] as const) {
      await this.region.getByRole("button", { name: device }).click();
      await expect.poll(width).toBe(pixels);
    }
  }

  /** Expects the preview of `LONG_TEXT` to follow the caret to the last paragraph. */
  async expectToFollow(content: Locator): Promise<void> {
    const last = this.document.getByText("Paragraph 59 end.");
    await expect(last).not.toBeInViewport();
    await content.press("ControlOrMeta+End");
    await expect(last).toBeInViewport();
  }
}

/** Sixty paragraphs, each with its number. */
export const LONG_TEXT = Array.from(
  { length: 60 },
  (_, index) => `Paragraph ${String(index)} end.`,
).join("\n\n");
