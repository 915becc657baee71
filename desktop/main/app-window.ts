import type { BrowserWindow } from "electron";
import { channels } from "../shared/bridge.ts";
import type { CommandType, DesktopCommand } from "../shared/bridge.ts";
import { createCommandQueue } from "./command-queue.ts";
import { listenForHistoryGestures, navigateHistory } from "./history-navigation.ts";
import type { Direction } from "./history-navigation.ts";
import { canNavigate } from "./menu-state.ts";
import type { MenuState } from "./menu-state.ts";

/** The window for the rest of the app; it may be open, hidden or missing. */
export class AppWindow {
  #window: BrowserWindow | null = null;
  #openWindow: (() => Promise<void>) | null = null;
  #opening: Promise<void> | null = null;
  #available: readonly CommandType[] | null = null;
  #painted = false;
  #wanted = false;
  readonly #listeners = new Set<(state: MenuState) => void>();
  readonly #report: (message: string) => void;
  readonly #queue = createCommandQueue((command) => {
    this.#window?.webContents.send(channels.command, command);
  });

  constructor(report: (message: string) => void) {
    this.#report = report;
  }

  /** The open window; throws when there is none. */
  readonly get = (): BrowserWindow => {
    if (this.#window === null) throw new Error("The window is not open.");
    return this.#window;
  };

  /** The open window, or null. */
  readonly current = (): BrowserWindow | null => this.#window;

  /** Opens the window for the first time. With `hidden`, `show` makes it visible later. */
  async start(open: () => Promise<void>, hidden: boolean): Promise<void> {
    this.#openWindow = open;
    // A link or a notification may have opened the window already.
    this.#wanted ||= !hidden;
    await this.#create();
  }

  /** Creates, restores, shows and focuses the window as needed. Before the start it does nothing. */
  readonly show = (): void => {
    this.#wanted = true;
    const window = this.#window;
    if (window === null) {
      this.#create().catch((error: unknown) => {
        this.#report(`The window did not open: ${String(error)}`);
      });
      return;
    }
    // Before its first paint the window is an empty frame.
    if (!this.#painted) return;
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  };

  /** Attaches listeners to a new window. */
  readonly set = (opened: BrowserWindow, reveal: () => void): void => {
    this.#window = opened;
    this.#painted = false;
    opened.once("ready-to-show", () => {
      this.#painted = true;
      if (this.#wanted) reveal();
    });
    // Same-document navigations load nothing: the page still listens.
    opened.webContents.on("did-navigate", this.#reset);
    opened.webContents.on("render-process-gone", this.#reset);
    opened.webContents.on("did-navigate-in-page", this.#changed);
    listenForHistoryGestures(opened, this.go);
    opened.on("closed", () => {
      this.#window = null;
      this.#reset();
    });
  };

  /** Passes a command on to the page if the page supports it now. */
  readonly command = (command: DesktopCommand): void => {
    this.#queue.send(command);
  };

  /** Shows the window and passes a command from outside on to it. */
  readonly showAndCommand = (command: DesktopCommand): void => {
    this.show();
    this.#queue.send(command);
  };

  readonly setAvailableCommands = (types: readonly CommandType[]): void => {
    this.#available = types;
    this.#queue.setAvailable(types);
    this.#changed();
  };

  readonly go = (direction: Direction): void => {
    if (this.#window === null || !canNavigate({ available: this.#available })) return;
    navigateHistory(this.#window, direction);
  };

  /** Calls back now and at every change of the state. */
  onChange(listener: (state: MenuState) => void): void {
    this.#listeners.add(listener);
    listener(this.#state());
  }

  async #create(): Promise<void> {
    if (this.#openWindow === null) return;
    this.#opening ??= this.#openWindow().finally(() => {
      this.#opening = null;
    });
    await this.#opening;
  }

  readonly #reset = (): void => {
    this.#available = null;
    this.#queue.reset();
    this.#changed();
  };

  readonly #changed = (): void => {
    const state = this.#state();
    for (const listener of this.#listeners) listener(state);
  };

  #state(): MenuState {
    const history = this.#window?.webContents.navigationHistory;
    return {
      available: this.#available,
      canGoBack: history?.canGoBack() === true,
      canGoForward: history?.canGoForward() === true,
    };
  }
}
