import type { Page } from "@playwright/test";

/** System notifications, dialogs and opened items of the app so far. */
export interface RecordedNotice {
  /** Addresses and files that were opened outside the app. */
  readonly opened: readonly string[];
  readonly badge: number;
  readonly notices: readonly { readonly title: string; readonly body: string }[];
  /** Options of the last dialog of each kind; null without one. */
  readonly openDialog: object | null;
  readonly saveDialog: object | null;
  readonly question: object | null;
  /** Error boxes, which also appear without a window. */
  readonly errorBoxes: readonly { readonly title: string; readonly content: string }[];
  /** Sentences of all message boxes. */
  readonly messages: readonly { readonly message: string; readonly detail: string }[];
  readonly shown: boolean;
  readonly focused: boolean;
}

/** Answers to native dialogs, given before they appear. */
export interface Answers {
  /** Files to choose; none cancels. */
  readonly open: readonly string[];
  /** Path to save to; "" cancels. */
  readonly save: string;
  /** Closes despite unsaved work. */
  readonly leave: boolean;
  /** Label of the button to press, by a part of the message; any other message box is cancelled. */
  readonly choices: Readonly<Record<string, string>>;
}

export interface MenuEntry {
  readonly label: string;
  readonly accelerator: string;
  readonly enabled: boolean;
}

/** The test's interface to app and system, with the fake of Electron or in real Electron. */
export interface AppDriver {
  readonly userData: string;
  readonly logs: string;
  notices(): Promise<RecordedNotice>;
  answer(answers: Partial<Answers>): Promise<void>;
  /** Every item of the application menu with a label of its own. */
  menu(): Promise<readonly MenuEntry[]>;
  chooseMenu(label: string): Promise<void>;
  /** Clicks the last notification. */
  clickNotice(): Promise<void>;
  /** Starts the app a second time (Windows, Linux). */
  startAgain(argv: readonly string[]): Promise<void>;
  /** Opens a link through the system (macOS); true when the app handled it. */
  openLink(address: string): Promise<boolean>;
  /** Sends a request to the app's own protocol. */
  request(address: string): Promise<{ readonly status: number; readonly policy: string }>;
  /** Closes the window by its button. */
  closeWindow(): Promise<void>;
  /** Quits by the menu or the dock; unsaved work may cancel it. */
  quit(): Promise<void>;
  /** Whether the process has ended. */
  hasEnded(): Promise<boolean>;
  /** The page of the newest window; throws when there is none. */
  windowPage(): Promise<Page>;
}

/** The started app, with the fake of Electron or in real Electron. */
export interface StartedApp {
  readonly page: Page;
  readonly driver: AppDriver;
  /** Origin of the page. */
  readonly origin: string;
  /** Ends the app by a kill. */
  end(): Promise<void>;
}
