import { EventEmitter } from "node:events";
import path from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import type { Answers, RecordedNotice } from "#desktop/e2e/host/app-driver.ts";
import { Lifecycle } from "./lifecycle.ts";
import type { FakeMenu } from "./menu.ts";
import type { FakeWebContents } from "./contents.ts";
import type { FakeNotification } from "./notification.ts";
import type { Profile } from "./profile.ts";
import type { BoundaryTray } from "./tray.ts";
import type { FakeUpdater } from "./updater.ts";
import type { FakeWindow } from "./window.ts";

type InvokeHandler = (event: unknown, ...raw: unknown[]) => unknown;

/** "system" encrypts with a key of this machine; "basic_text" and "none" encrypt with the fixed key of
 * Chromium's fallback, "none" without reporting it; "locked" rejects until it becomes "system". */
export type Keyring = "system" | "basic_text" | "none" | "locked";

type Changeable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Options of a start of the app. */
export interface StartSettings {
  readonly keyring?: Keyring;
  /** Secret of the system's keyring. */
  readonly machine?: string;
  readonly firstInstance?: boolean;
  readonly dark?: boolean;
  readonly platform?: NodeJS.Platform;
  /** false: started from its folder, as by `npm run desktop`. */
  readonly packaged?: boolean;
  /** false: the system refuses notifications. */
  readonly notificationsWork?: boolean;
  /** The click on a notification that starts the app (Windows). */
  readonly activation?: Electron.ActivationArguments;
  /** Whether the package was built with an update feed. */
  readonly updates?: boolean;
  /** The updater throws at every check. */
  readonly updaterFails?: boolean;
  /** Electron cannot register a handler for the app's own scheme, so the start fails. */
  readonly protocolFails?: boolean;
  /** false: userData is Electron's default folder, not one of the test. */
  readonly ownUserData?: boolean;
}

/** Recorded calls to the fake of Electron in one start of the app. */
export class FakeElectronState {
  readonly appEvents = new EventEmitter();
  readonly powerEvents = new EventEmitter();
  readonly processEvents = new EventEmitter();
  readonly ipcHandlers = new Map<string, InvokeHandler>();
  readonly protocolHandlers = new Map<string, (request: Request) => Promise<Response>>();
  /** Handlers and settings registered by main, by name. */
  readonly switches = new Map<string, unknown>();
  readonly lifecycle: Lifecycle;
  readonly windows: FakeWindow[] = [];
  /** Every window of this start, closed ones included. */
  readonly opened: FakeWindow[] = [];
  readonly notifications: FakeNotification[] = [];
  readonly notices: Changeable<RecordedNotice> & {
    opened: string[];
    notices: { title: string; body: string }[];
    errorBoxes: { title: string; content: string }[];
    messages: { message: string; detail: string }[];
  } = {
    opened: [],
    badge: 0,
    notices: [],
    openDialog: null,
    saveDialog: null,
    question: null,
    shown: false,
    focused: false,
    errorBoxes: [],
    messages: [],
  };
  /** Ordered calls and events, such as "show" and "painted". */
  readonly order: string[] = [];
  /** Timers of main by their functions to clear them; a killed process has none. */
  readonly clearTimers = new Set<() => void>();
  menu: FakeMenu | null = null;
  contextMenu: readonly Electron.MenuItemConstructorOptions[] = [];
  updater: FakeUpdater | null = null;
  /** Words and languages that the user chose in the context menu. */
  readonly spelling = { replaced: "", learned: "", languages: ["en-US"] };
  clipboard = "";
  tray: BoundaryTray | null = null;
  dockMenu: FakeMenu | null = null;
  /** The jump list of Windows. */
  tasks: readonly Electron.Task[] = [];
  loginItem: Electron.Settings = { openAtLogin: false };
  themeSource: "system" | "light" | "dark" = "system";
  windowOptions: Readonly<Record<string, unknown>> = {};
  answers: Changeable<Answers> = { open: [], save: "", leave: false, choices: {} };
  activate: ((details: Electron.ActivationArguments) => void) | null = null;
  readonly settings: Required<Omit<StartSettings, "activation">> & StartSettings;
  keyring: Keyring;
  readonly argv: readonly string[];
  readonly folder: string;
  readonly context: BrowserContext;
  readonly origin: string;
  readonly profile: Profile;
  /** Connects a page to a window: preload, events, calls. */
  connect: (window: FakeWindow) => Promise<Page> = () => {
    throw new Error("No page can be opened.");
  };

  constructor(parts: {
    readonly folder: string;
    readonly argv: readonly string[];
    readonly settings: StartSettings;
    readonly context: BrowserContext;
    readonly origin: string;
    readonly profile: Profile;
  }) {
    this.folder = parts.folder;
    this.argv = parts.argv;
    this.context = parts.context;
    this.origin = parts.origin;
    this.profile = parts.profile;
    this.settings = { ...defaults, ...parts.settings };
    this.keyring = this.settings.keyring;
    this.lifecycle = new Lifecycle(this);
  }

  get resources(): string {
    return path.join(this.folder, "resources");
  }

  /** Events of the page in the newest window. */
  get contents(): FakeWebContents {
    const window = this.opened.at(-1);
    if (window === undefined) throw new Error("No window was opened.");
    return window.ownContents;
  }
}

const defaults = {
  keyring: "system",
  machine: "this machine",
  firstInstance: true,
  dark: false,
  platform: process.platform,
  packaged: true,
  notificationsWork: true,
  updates: false,
  updaterFails: false,
  protocolFails: false,
  ownUserData: true,
} as const;
