import { EventEmitter } from "node:events";
import type { FakeMenu } from "./menu.ts";
import type { FakeElectronState } from "./state.ts";

/** `Tray`: an icon with a menu. The tray of Linux opens the menu instead of emitting `click`. */
export class BoundaryTray extends EventEmitter {
  readonly #state: FakeElectronState;
  menu: FakeMenu | null = null;

  constructor(state: FakeElectronState, image: { readonly isEmpty: () => boolean }) {
    super();
    if (!state.lifecycle.isReady) throw new Error("Cannot create Tray before app is ready");
    if (image.isEmpty()) throw new Error("Failed to load image from path");
    this.#state = state;
    state.tray = this;
  }

  setToolTip(text: string): void {
    this.#state.switches.set("tray-tip", text);
  }

  setContextMenu(menu: FakeMenu | null): void {
    this.menu = menu;
  }

  /** Not part of Electron: a click on the icon. */
  static click(tray: BoundaryTray): void {
    if (tray.#state.settings.platform !== "linux") tray.emit("click", {});
  }
}

/** The class for one start of main. */
export function createTray(state: FakeElectronState) {
  return class Tray extends BoundaryTray {
    constructor(image: { readonly isEmpty: () => boolean }) {
      super(state, image);
    }
  };
}
