import { EventEmitter } from "node:events";
import type { Page } from "@playwright/test";
import { FakeWebContents } from "./contents.ts";
import { preventable } from "./preventable.ts";
import type { FakeElectronState } from "./state.ts";

const bounds = { x: 10, y: 10, width: 1280, height: 860 };

/** `BrowserWindow`: one page of the browser, with the lifecycle of a window. */
export class FakeWindow extends EventEmitter {
  readonly id: number;
  readonly ownContents: FakeWebContents;
  readonly #state: FakeElectronState;
  #page: Promise<Page>;
  #visible: boolean;
  #painted = false;
  #minimized = false;
  #maximized = false;
  #fullScreen = false;
  #closing = false;
  #destroyed = false;

  constructor(state: FakeElectronState, options: Electron.BrowserWindowConstructorOptions = {}) {
    super();
    if (!state.lifecycle.isReady)
      throw new Error("Cannot create BrowserWindow before app is ready");
    this.#state = state;
    this.ownContents = new FakeWebContents(state);
    this.#visible = options.show !== false;
    state.windowOptions = { ...options };
    state.windows.push(this);
    this.id = state.opened.push(this);
    this.#page = state.connect(this);
  }

  get webContents(): FakeWebContents {
    this.#alive();
    return this.ownContents;
  }

  async loadURL(url: string): Promise<void> {
    this.#alive();
    const page = await this.#page;
    await page.goto(url.replace("studio://dashboard", this.#state.origin));
  }

  reload(): void {
    this.webContents.reload();
  }

  /** Not part of Electron: a crashed page of the browser cannot be used again, so a new one replaces
   * it. */
  static async replacePage(window: FakeWindow, address: string): Promise<void> {
    const crashed = await window.#page;
    window.#page = window.#state.connect(window);
    const page = await window.#page;
    await crashed.close();
    await page.goto(address);
  }

  close(): void {
    if (this.#closing || this.#destroyed) return;
    const event = preventable();
    this.emit("close", event);
    if (event.defaultPrevented) {
      this.#state.lifecycle.closeCancelled();
      return;
    }
    this.#closing = true;
    // beforeunload comes next; its result arrives as the dialog or the end of the page.
    void this.#page.then((page) => page.close({ runBeforeUnload: true }));
  }

  destroy(): void {
    if (this.#destroyed) return;
    FakeWindow.closed(this);
    void this.#page.then((page) => page.close());
  }

  isDestroyed(): boolean {
    return this.#destroyed;
  }

  show(): void {
    this.#appear("show");
  }

  showInactive(): void {
    this.#appear("show");
  }

  /** As in Electron, shows a hidden window. */
  maximize(): void {
    this.#maximized = true;
    this.#appear("maximize");
  }

  restore(): void {
    this.#minimized = false;
    this.#appear("restore");
  }

  hide(): void {
    this.#alive();
    this.#visible = false;
    this.#state.notices.shown = this.#state.windows.some((window) => window.#visible);
    this.#state.order.push("hide");
    this.emit("hide");
  }

  minimize(): void {
    this.#alive();
    this.#minimized = true;
    this.emit("minimize");
  }

  focus(): void {
    this.#alive();
    this.#state.notices.focused = true;
    this.emit("focus");
  }

  setFullScreen(full: boolean): void {
    this.#alive();
    this.#fullScreen = full;
  }

  isFullScreen = () => this.#read(() => this.#fullScreen);
  isVisible = () => this.#read(() => this.#visible);
  isMinimized = () => this.#read(() => this.#minimized);
  isMaximized = () => this.#read(() => this.#maximized);
  isFocused = () => this.#read(() => this.#visible && !this.#minimized);
  getNormalBounds = () => this.#read(() => ({ ...bounds }));

  setOverlayIcon(icon: unknown, description: string): void {
    this.#alive();
    this.#state.switches.set("overlay", { icon, description });
  }

  /** Not part of Electron: reports of the page. */
  static painted(window: FakeWindow): void {
    if (window.#painted || window.#destroyed) return;
    window.#painted = true;
    window.#state.order.push("painted");
    window.emit("ready-to-show");
  }

  static stayed(window: FakeWindow): void {
    window.#closing = false;
    window.#state.lifecycle.closeCancelled();
  }

  static closed(window: FakeWindow): void {
    if (window.#destroyed) return;
    const { windows, order, lifecycle, notices } = window.#state;
    window.#destroyed = true;
    FakeWebContents.destroy(window.ownContents);
    windows.splice(windows.indexOf(window), 1);
    notices.shown = windows.some((other) => other.#visible);
    order.push("closed");
    window.emit("closed");
    lifecycle.windowClosed();
  }

  static pageOf(window: FakeWindow): Promise<Page> {
    return window.#page;
  }

  #appear(how: string): void {
    this.#alive();
    this.#visible = true;
    this.#state.notices.shown = true;
    this.#state.order.push(how);
    this.emit("show");
  }

  #read<Value>(read: () => Value): Value {
    this.#alive();
    return read();
  }

  #alive(): void {
    if (this.#destroyed) throw new TypeError("Object has been destroyed");
  }
}

/** The class for one start of main. */
export function createBrowserWindow(state: FakeElectronState) {
  return class BrowserWindow extends FakeWindow {
    constructor(options?: Electron.BrowserWindowConstructorOptions) {
      super(state, options);
    }

    static getAllWindows(): FakeWindow[] {
      return [...state.windows];
    }

    static getFocusedWindow(): FakeWindow | null {
      return state.windows.find((window) => window.isFocused()) ?? null;
    }

    static fromId(id: number): FakeWindow | null {
      return state.windows.find((window) => window.id === id) ?? null;
    }
  };
}
