import type { ElectronApplication } from "@playwright/test";
import type { Answers, RecordedNotice } from "#desktop/e2e/host/app-driver.ts";

/** Global name of the record in the main process. */
export const RECORD = "studioRecord";

type Changeable<T> = { -readonly [Key in keyof T]: T[Key] };

export interface SystemRecord {
  readonly notices: Changeable<RecordedNotice> & {
    readonly opened: string[];
    readonly notices: { title: string; body: string }[];
    readonly errorBoxes: { title: string; content: string }[];
    readonly messages: { message: string; detail: string }[];
  };
  readonly answers: Answers;
  click?: () => void;
}

const nothing: SystemRecord = {
  notices: {
    opened: [],
    badge: 0,
    notices: [],
    openDialog: null,
    saveDialog: null,
    question: null,
    errorBoxes: [],
    messages: [],
    shown: false,
    focused: false,
  },
  answers: { open: [], save: "", leave: false, choices: {} },
};

/** Replaces everything that appears on the screen: dialogs return the answers of the test, and output
 * is recorded. The rest is Electron's own. */
export async function recordSystem(app: ElectronApplication): Promise<void> {
  await app.evaluate(
    (_electron, [name, record]) => {
      Object.assign(globalThis, { [name]: record });
    },
    [RECORD, nothing] as const,
  );
  await recordDialogs(app);
  await recordNotices(app);
}

async function recordDialogs(app: ElectronApplication): Promise<void> {
  await app.evaluate(({ dialog }, name) => {
    const { notices, answers } = Reflect.get(globalThis, name) as SystemRecord;
    const optionsOf = (values: readonly unknown[]) => Object(values.at(-1)) as object;
    dialog.showOpenDialog = (...values: unknown[]) => {
      notices.openDialog = optionsOf(values);
      return Promise.resolve({ canceled: answers.open.length === 0, filePaths: [...answers.open] });
    };
    dialog.showSaveDialog = (...values: unknown[]) => {
      notices.saveDialog = optionsOf(values);
      return Promise.resolve({ canceled: answers.save === "", filePath: answers.save });
    };
    const choose = (options: object) => {
      const { message, detail = "", buttons = [] } = options as Electron.MessageBoxOptions;
      notices.messages.push({ message, detail });
      const found = Object.entries(answers.choices).find(([part]) => message.includes(part));
      return buttons.indexOf(found?.[1] ?? "");
    };
    dialog.showMessageBoxSync = (...values: unknown[]) => {
      notices.question = optionsOf(values);
      const chosen = choose(notices.question);
      if (chosen >= 0) return chosen;
      return answers.leave ? 1 : 0;
    };
    dialog.showMessageBox = (...values: unknown[]) => {
      const options = optionsOf(values);
      const { cancelId = 0 } = options as Electron.MessageBoxOptions;
      const chosen = choose(options);
      return Promise.resolve({ response: chosen < 0 ? cancelId : chosen, checkboxChecked: false });
    };
    dialog.showErrorBox = (title, content) => {
      notices.errorBoxes.push({ title, content });
    };
  }, RECORD);
}

async function recordNotices(app: ElectronApplication): Promise<void> {
  await app.evaluate(({ app: electronApp, BrowserWindow, Notification, shell }, name) => {
    const record = Reflect.get(globalThis, name) as SystemRecord;
    const { notices } = record;
    shell.openExternal = (address) => {
      notices.opened.push(address);
      return Promise.resolve();
    };
    shell.showItemInFolder = (file) => {
      notices.opened.push(file);
    };
    Notification.prototype.show = function show(this: InstanceType<typeof Notification>) {
      notices.notices.push({ title: this.title, body: this.body });
      record.click = () => this.emit("click");
    };
    electronApp.setBadgeCount = (count = 0) => {
      notices.badge = count;
      return true;
    };
    BrowserWindow.prototype.setOverlayIcon = (_icon, description) => {
      notices.badge = Number.parseInt(description, 10) || 0;
    };
    BrowserWindow.prototype.focus = () => {
      notices.focused = true;
    };
  }, RECORD);
}
