import type { Page } from "@playwright/test";
import type { BoundaryState } from "./electron-fake/state.ts";

/** What the app has told the system so far, or asked it to show. */
export interface RecordedNotice {
  /** Addresses and files that were opened outside the app. */
  readonly opened: readonly string[];
  readonly badge: number;
  readonly notices: readonly { readonly title: string; readonly body: string }[];
  /** Options of the last dialog of each kind; null as long as there was none. */
  readonly openDialog: object | null;
  readonly saveDialog: object | null;
  readonly question: object | null;
  /** Error boxes, which also appear where no window is. */
  readonly errorBoxes: readonly { readonly title: string; readonly content: string }[];
  /** Sentences of all message boxes. */
  readonly messages: readonly { readonly message: string; readonly detail: string }[];
  readonly shown: boolean;
  readonly focused: boolean;
}

/** What the person answers in the native dialogs, given before they appear. */
export interface Answers {
  /** Files to choose; none cancels. */
  readonly open: readonly string[];
  /** Where to save; "" cancels. */
  readonly save: string;
  /** Leaves in spite of unsaved work. */
  readonly leave: boolean;
  /** Label of the button to press, by a part of the message; any other message box is cancelled. */
  readonly choices: Readonly<Record<string, string>>;
}

export interface MenuEntry {
  readonly label: string;
  readonly accelerator: string;
  readonly enabled: boolean;
}

/** The machine around the app, as a spec meets it: at the Electron boundary or in Electron itself. */
export interface Machine {
  readonly userData: string;
  readonly logs: string;
  notices(): Promise<RecordedNotice>;
  answer(answers: Partial<Answers>): Promise<void>;
  /** Every item of the application menu that has a label of its own. */
  menu(): Promise<readonly MenuEntry[]>;
  chooseMenu(label: string): Promise<void>;
  /** Clicks the last notification. */
  clickNotice(): Promise<void>;
  /** Somebody starts the app a second time (Windows, Linux). */
  startAgain(argv: readonly string[]): Promise<void>;
  /** The system hands a link over (macOS); true when the app took it. */
  openLink(address: string): Promise<boolean>;
  /** The app's own protocol is asked for an address. */
  ask(address: string): Promise<{ readonly status: number; readonly policy: string }>;
  /** Closes the window as its button does. */
  closeWindow(): Promise<void>;
  /** Quits as the menu or the dock does; work that is unsaved may stop it. */
  quit(): Promise<void>;
  /** Whether the process has ended. */
  hasEnded(): Promise<boolean>;
  /** The page of the newest window; throws when there is none. */
  windowPage(): Promise<Page>;
}

export interface RunningApp {
  readonly page: Page;
  readonly machine: Machine;
  /** Where the page lives. */
  readonly origin: string;
  /** What the stand-in for Electron holds; null in Electron itself. */
  readonly boundary: BoundaryState | null;
  /** Ends the app as a kill does. */
  end(): Promise<void>;
}

/** For specs that only the boundary can run: attacks with senders, keyrings and displays made up. */
export function boundaryOf({ boundary }: RunningApp): BoundaryState {
  if (boundary === null) throw new Error("This spec needs the tag @boundary.");
  return boundary;
}
