import { currentBoundary } from "./current.ts";
import { createKeyring } from "./keyring.ts";
import { BoundaryWindow } from "./window.ts";

/**
 * The part of Electron's main module that the app uses, recording what it is asked. Typed against
 * the real declarations where main would notice a difference.
 */
const state = currentBoundary();

export { BoundaryWindow as BrowserWindow };

export const app = {
  name: "Interior Design Admin",
  isPackaged: false,
  requestSingleInstanceLock: () => state.firstInstance,
  whenReady: () => Promise.resolve(),
  getPath: (name: "userData" | "logs") => state.paths[name],
  on: (event: string, listener: (...values: unknown[]) => void) => {
    state.appEvents.on(event, listener);
  },
  quit: () => {
    state.quits += 1;
  },
  setAsDefaultProtocolClient: (scheme: string) => {
    state.switches.set("links", scheme);
    return true;
  },
  setBadgeCount: (count: number) => {
    state.told.badge = count;
    return true;
  },
};

export const ipcMain = {
  handle: (channel: string, answer: (event: unknown, ...raw: unknown[]) => unknown) => {
    state.ipcHandlers.set(channel, answer);
  },
};

export const protocol = {
  registerSchemesAsPrivileged: (schemes: unknown) => {
    state.switches.set("schemes", schemes);
  },
  handle: (scheme: string, handler: (request: Request) => Promise<Response>) => {
    state.protocolHandlers.set(scheme, handler);
  },
};

export const session = {
  defaultSession: {
    setPermissionRequestHandler: (handler: unknown) =>
      state.switches.set("permission-request", handler),
    setPermissionCheckHandler: (handler: unknown) =>
      state.switches.set("permission-check", handler),
    setDevicePermissionHandler: (handler: unknown) =>
      state.switches.set("device-permission", handler),
  },
};

export const dialog = {
  showOpenDialog: (_window: unknown, options: object) => {
    state.told.openDialog = options;
    const filePaths = [...state.answers.open];
    return Promise.resolve({ canceled: filePaths.length === 0, filePaths });
  },
  showSaveDialog: (_window: unknown, options: object) => {
    state.told.saveDialog = options;
    return Promise.resolve({ canceled: state.answers.save === "", filePath: state.answers.save });
  },
  showMessageBoxSync: (_window: unknown, options: object) => {
    state.told.question = options;
    return state.answers.leave ? 1 : 0;
  },
  showMessageBox: () => Promise.resolve({ response: 0 }),
};

const keyring = createKeyring(state.machine);

export const safeStorage = {
  isAsyncEncryptionAvailable: () => Promise.resolve(state.keyring !== "none"),
  getSelectedStorageBackend: () =>
    state.keyring === "basic_text" ? "basic_text" : "gnome_libsecret",
  encryptStringAsync: (text: string) => Promise.resolve(keyring.seal(text)),
  decryptStringAsync: async (sealed: Buffer) =>
    Promise.resolve({ result: keyring.open(sealed), shouldReEncrypt: false }),
};

export const shell = {
  openExternal: (url: string) => {
    state.told.opened.push(url);
    return Promise.resolve();
  },
  showItemInFolder: (file: string) => {
    state.told.opened.push(file);
  },
};

export const Menu = {
  buildFromTemplate: (template: readonly unknown[]) => ({
    template,
    popup: () => {
      state.contextMenu = template;
    },
  }),
  setApplicationMenu: (menu: { template: readonly unknown[] }) => {
    state.menu = menu.template;
  },
};

export class Notification {
  readonly #listeners = new Map<string, () => void>();
  readonly #text: { title: string; body: string };

  constructor(text: { title: string; body: string }) {
    this.#text = text;
  }

  on(event: string, listener: () => void) {
    this.#listeners.set(event, listener);
  }

  show() {
    state.told.notices.push({ ...this.#text });
    state.clicks.push(() => this.#listeners.get("click")?.());
  }
}

export const nativeTheme = { shouldUseDarkColors: state.dark };
export const nativeImage = { createFromBitmap: (pixels: Buffer) => ({ pixels }) };
export const screen = {
  getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1600, height: 1000 } }],
};
