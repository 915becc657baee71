import { EventEmitter } from "node:events";
import type { Page } from "@playwright/test";
import { FakeNavigationHistory } from "./navigation-history.ts";
import { OWN_ORIGIN } from "./origins.ts";
import { preventable } from "./preventable.ts";
import type { FakeElectronState } from "./state.ts";
import { encodeWire } from "./wire.ts";

type WindowOpenHandler = (details: { readonly url: string }) => { readonly action: string };

/** `webContents` of a window. Its events come from the connected page. */
export class FakeWebContents extends EventEmitter {
  readonly #state: FakeElectronState;
  #page: Page | null = null;
  #destroyed = false;
  #crashed = false;
  #replace: (() => void) | null = null;
  zoomLevel = 0;
  readonly navigationHistory = new FakeNavigationHistory();

  constructor(state: FakeElectronState) {
    super();
    this.#state = state;
  }

  readonly session = {
    availableSpellCheckerLanguages: ["en-US", "pl"],
    getSpellCheckerLanguages: () => this.#state.spelling.languages,
    setSpellCheckerLanguages: (languages: string[]) => {
      this.#state.spelling.languages = languages;
    },
    addWordToSpellCheckerDictionary: (word: string) => {
      this.#state.spelling.learned = word;
      return true;
    },
  };

  setWindowOpenHandler(handler: WindowOpenHandler): void {
    this.#alive();
    this.#state.switches.set("window-open", handler);
  }

  /** Throws for values that structured clone refuses, and after the window is destroyed. */
  send(channel: string, ...values: unknown[]): void {
    this.#alive();
    const page = this.#page;
    if (page === null || this.#crashed) return;
    const wire = values.map((value) => encodeWire(structuredClone(value)));
    void page
      .evaluate(([name, sent]) => window.__boundary?.receive(name, sent), [channel, wire] as const)
      // The page has closed; Electron drops such messages as well.
      .catch(() => undefined);
  }

  getURL(): string {
    this.#alive();
    return this.#page?.url().replace(this.#state.origin, OWN_ORIGIN) ?? "";
  }

  isDestroyed(): boolean {
    return this.#destroyed;
  }

  isCrashed(): boolean {
    this.#alive();
    return this.#crashed;
  }

  reload(): void {
    this.#alive();
    this.#state.order.push("reload");
    if (this.#crashed) this.#replace?.();
    else void this.#page?.reload().catch(() => undefined);
    this.#crashed = false;
  }

  forcefullyCrashRenderer(): void {
    this.#alive();
    void crash(this.#page);
  }

  print(): void {
    this.#alive();
    this.#state.order.push("print");
  }

  copyImageAt(x: number, y: number): void {
    this.#alive();
    this.#state.switches.set("copied-image", { x, y });
  }

  replaceMisspelling(word: string): void {
    this.#alive();
    this.#state.spelling.replaced = word;
  }

  /** Not part of Electron: the page of the window, and its end. */
  static connect(contents: FakeWebContents, page: Page, replace: (url: string) => void): void {
    contents.#page = page;
    contents.#replace = () => {
      replace(page.url());
    };
    page.on("crash", () => {
      if (contents.#destroyed || contents.#state.lifecycle.ended !== null) return;
      contents.#crashed = true;
      const details = { reason: "crashed", exitCode: 5 };
      contents.emit("render-process-gone", preventable(), details);
      contents.#state.appEvents.emit("render-process-gone", preventable(), contents, details);
    });
  }

  static destroy(contents: FakeWebContents): void {
    contents.#destroyed = true;
    contents.emit("destroyed");
  }

  #alive(): void {
    if (this.#destroyed) throw new TypeError("Object has been destroyed");
  }
}

/** Ends the renderer's process at once, without any event in the page. */
export async function crash(page: Page | null): Promise<void> {
  if (page === null || page.isClosed()) return;
  const devtools = await page.context().newCDPSession(page);
  // The command never resolves: its process has ended.
  void devtools.send("Page.crash").catch(() => undefined);
}
