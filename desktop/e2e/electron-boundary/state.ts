import { EventEmitter } from "node:events";
import type { DesktopCommand } from "#desktop/shared/bridge.ts";

type Answerer = (event: unknown, ...raw: unknown[]) => unknown;

export type Keyring = "system" | "basic_text" | "none";

/** What the stand-in for Electron has been told; tests read it and answer for the person. */
export class BoundaryState {
  readonly appEvents = new EventEmitter();
  readonly ipcHandlers = new Map<string, Answerer>();
  readonly protocolHandlers = new Map<string, (request: Request) => Promise<Response>>();
  readonly contents = new EventEmitter();
  readonly windowEvents = new EventEmitter();
  readonly opened: string[] = [];
  readonly notifications: { title: string; body: string; click: () => void }[] = [];
  readonly switches = new Map<string, unknown>();
  badge = 0;
  quits = 0;
  menu: readonly unknown[] = [];
  windowOptions: Readonly<Record<string, unknown>> = {};
  /** Answers of the native dialogs, set by the test before it makes them appear. */
  answers = {
    open: [] as string[],
    save: "",
    leave: false,
  };
  /** "system" seals with a key of the machine; the others offer no protection. */
  keyring: Keyring = "system";
  machine = "this machine";
  firstInstance = true;
  readonly paths: { readonly userData: string; readonly logs: string };
  /** Set when a window exists: sends a command to the page. */
  sendToPage: (channel: string, command: DesktopCommand) => void = () => undefined;
  loadPage: (url: string) => Promise<void> = () => Promise.resolve();

  constructor(folder: string) {
    this.paths = { userData: `${folder}/user-data`, logs: `${folder}/logs` };
  }
}
