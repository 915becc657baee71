import { EventEmitter } from "node:events";
import type { DesktopCommand } from "#desktop/shared/bridge.ts";
import type { Answers, Told } from "#desktop/e2e/machine.ts";

type Answerer = (event: unknown, ...raw: unknown[]) => unknown;

export type Keyring = "system" | "basic_text" | "none";

type Changeable<T> = { -readonly [Key in keyof T]: T[Key] };

/** What the stand-in for Electron has been told; tests read it and answer for the person. */
export class BoundaryState {
  readonly appEvents = new EventEmitter();
  readonly ipcHandlers = new Map<string, Answerer>();
  readonly protocolHandlers = new Map<string, (request: Request) => Promise<Response>>();
  readonly contents = new EventEmitter();
  readonly windowEvents = new EventEmitter();
  /** Handlers and settings that main handed over, by a word for each. */
  readonly switches = new Map<string, unknown>();
  readonly told: Changeable<Told> & {
    opened: string[];
    notices: { title: string; body: string }[];
  } = {
    opened: [],
    badge: 0,
    notices: [],
    openDialog: null,
    saveDialog: null,
    question: null,
    shown: false,
    focused: false,
  };
  /** What a click on each notification does. */
  readonly clicks: (() => void)[] = [];
  quits = 0;
  menu: readonly unknown[] = [];
  contextMenu: readonly unknown[] = [];
  /** Words that the person took over from the context menu. */
  readonly spelling = { replaced: "", learned: "" };
  windowOptions: Readonly<Record<string, unknown>> = {};
  answers: Changeable<Answers> = { open: [], save: "", leave: false };
  /** "system" seals with a key of the machine; the others offer no protection. */
  keyring: Keyring = "system";
  machine = "this machine";
  firstInstance = true;
  dark = false;
  readonly paths: { readonly userData: string; readonly logs: string };
  /** Set when a window exists: sends a command to the page. */
  sendToPage: (channel: string, command: DesktopCommand) => void = () => undefined;
  loadPage: (url: string) => Promise<void> = () => Promise.resolve();

  constructor(folder: string) {
    this.paths = { userData: `${folder}/user-data`, logs: `${folder}/logs` };
  }
}
