import { currentBoundary } from "./current.ts";
import type { BoundaryState } from "./state.ts";

const bounds = { x: 10, y: 10, width: 1280, height: 860 };

/** One window: loading goes to the page of the test, events come from it. */
export class BoundaryWindow {
  static all: BoundaryWindow[] = [];
  static getAllWindows() {
    return BoundaryWindow.all;
  }

  readonly #state: BoundaryState = currentBoundary();
  readonly webContents = {
    setWindowOpenHandler: (handler: (details: { url: string }) => { action: string }) => {
      this.#state.switches.set("window-open", handler);
    },
    on: (event: string, listener: (...values: unknown[]) => void) => {
      this.#state.contents.on(event, listener);
    },
    send: (channel: string, command: never) => {
      this.#state.sendToPage(channel, command);
    },
    getURL: () => "studio://dashboard/index.html",
    replaceMisspelling: (word: string) => {
      this.#state.spelling.replaced = word;
    },
    session: {
      addWordToSpellCheckerDictionary: (word: string) => {
        this.#state.spelling.learned = word;
        return true;
      },
    },
  };

  constructor(options: Readonly<Record<string, unknown>>) {
    this.#state.windowOptions = options;
    BoundaryWindow.all = [this];
  }

  once(event: string, listener: () => void) {
    this.#state.windowEvents.once(event, listener);
  }

  on(event: string, listener: () => void) {
    this.#state.windowEvents.on(event, listener);
  }

  async loadURL(url: string) {
    await this.#state.loadPage(url);
    this.#state.windowEvents.emit("ready-to-show");
  }

  setOverlayIcon(icon: unknown, description: string) {
    this.#state.switches.set("overlay", { icon, description });
  }

  isMinimized = () => false;
  isMaximized = () => false;
  getNormalBounds = () => bounds;
  show = () => (this.#state.told.shown = true);
  focus = () => (this.#state.told.focused = true);
  restore = () => undefined;
  maximize = () => undefined;
}
