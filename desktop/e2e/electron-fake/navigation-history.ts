import type { CDPSession, Page } from "@playwright/test";

/** `webContents.navigationHistory` over the history of the page, without Chromium's first blank entry. */
export class FakeNavigationHistory {
  #page: Page | null = null;
  #index = 0;
  #length = 1;

  canGoBack(): boolean {
    return this.#index > 0;
  }

  canGoForward(): boolean {
    return this.#index < this.#length - 1;
  }

  goBack(): void {
    this.#go(-1);
  }

  goForward(): void {
    this.#go(1);
  }

  /** Not part of Electron: reads the position of the page. */
  static async refresh(
    history: FakeNavigationHistory,
    page: Page,
    devtools: CDPSession,
  ): Promise<void> {
    history.#page = page;
    const { currentIndex, entries } = await devtools.send("Page.getNavigationHistory");
    const first = entries.findIndex(({ url }) => url !== "about:blank");
    history.#index = currentIndex - first;
    history.#length = entries.length - first;
  }

  /** Started by the browser, as in Electron: the page cannot distinguish it from a mouse button. */
  #go(offset: 1 | -1): void {
    const page = this.#page;
    if (page === null) return;
    const gone = offset < 0 ? page.goBack() : page.goForward();
    // The page refused, or was closed meanwhile.
    gone.catch(() => null);
  }
}
