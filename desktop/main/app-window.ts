import type { BrowserWindow } from "electron";
import { channels } from "../shared/bridge.ts";
import type { CommandType, DesktopCommand } from "../shared/bridge.ts";
import { createCommandQueue } from "./command-queue.ts";
import { listenForHistoryGestures, navigateHistory } from "./history-navigation.ts";
import type { Direction } from "./history-navigation.ts";
import { canNavigate } from "./menu-state.ts";
import type { MenuState } from "./menu-state.ts";

/** The window as the rest of the app sees it, which may be open, hidden or not there. */
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
  readonly open = (): BrowserWindow | null => this.#window;

  /** Opens the window for the first time. `hidden` leaves it to `show` to make it appear. */
  async start(open: () => Promise<void>, hidden: boolean): Promise<void> {
    this.#openWindow = open;
    // A link or a notification may have asked for the window already.
    this.#wanted ||= !hidden;
    await this.#create();
  }

  /** Creates, restores, shows and focuses, whatever is needed. Before the start it does nothing. */
  readonly show = (): void => {
    this.#wanted = true;
    const window = this.#window;
    if (window === null) {
      this.#create().catch((error: unknown) => {
        this.#report(`The window did not open: ${String(error)}`);
      });
      return;
    }
    // Before its first paint the window would be an empty frame.
    if (!this.#painted) return;
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  };

  /** Takes over a window that was just created. */
  readonly set = (opened: BrowserWindow, appear: () => void): void => {
    this.#window = opened;
    this.#painted = false;
    opened.once("ready-to-show", () => {
      this.#painted = true;
      if (this.#wanted) appear();
    });
    // Same-document navigations load nothing: the page goes on listening after them.
    opened.webContents.on("did-navigate", this.#reset);
    opened.webContents.on("render-process-gone", this.#reset);
    opened.webContents.on("did-navigate-in-page", this.#changed);
    listenForHistoryGestures(opened, this.go);
    opened.on("closed", () => {
      this.#window = null;
      this.#reset();
    });
  };

  /** Passes a command on to the page, as far as it means something there. */
  readonly command = (command: DesktopCommand): void => {
    this.#queue.send(command);
  };

  /** A command from outside the window, which it brings to the front. */
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

  /** Calls back now and whenever the state changes. */
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
