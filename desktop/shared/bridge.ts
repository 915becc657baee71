import { DASHBOARD_TABS } from "#site/platform/dashboard-manifest.ts";
import type { ItemKind, PageId, TabId } from "#site/platform/dashboard-manifest.ts";

/** Every channel between renderer and main, declared once. */
export const channels = {
  pickMedia: "studio:pick-media",
  saveFile: "studio:save-file",
  openExternal: "studio:open-external",
  notify: "studio:notify",
  setUnread: "studio:set-unread",
  setUnsaved: "studio:set-unsaved",
  sessionGet: "studio:session-get",
  sessionSet: "studio:session-set",
  sessionRemove: "studio:session-remove",
  sessionProtection: "studio:session-protection",
  unlockSession: "studio:unlock-session",
  readAppearance: "studio:read-appearance",
  setAppearance: "studio:set-appearance",
  reportError: "studio:report-error",
  setAvailableCommands: "studio:set-available-commands",
  readPreferences: "studio:read-preferences",
  setPreference: "studio:set-preference",
  command: "studio:command",
} as const;

export interface PickRequest {
  readonly kind: "image" | "image-or-video";
  readonly multiple: boolean;
  /** Maximum bytes to read of each file; a longer file has one byte more and is refused by the form. */
  readonly maxBytes: number;
}

export interface PickedFile {
  /** Base name only; the folder is not passed to the renderer. */
  readonly name: string;
  /** MIME type by extension; the form checks the bytes themselves. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface SaveRequest {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface NativeNotice {
  readonly title: string;
  readonly body: string;
  /** Target of a click; without it a click only shows the window. */
  readonly opens?: ItemLink;
}

/** Kinds of rows that links can open. */
export const itemKinds = DASHBOARD_TABS.flatMap(({ items }) => (items === null ? [] : [items]));
export interface ItemLink {
  readonly kind: ItemKind;
  /** UUID of the row. */
  readonly id: string;
}

/** Commands without parameters. */
export const plainCommands = [
  "new-post",
  "new-project",
  "save",
  "publish",
  "export",
  "shortcuts",
  "palette",
  "settings",
  "find",
] as const;
/** Types of all commands, with and without parameters. */
export const commandTypes = [...plainCommands, "tab", "page", "open", "inquiry"] as const;
export type CommandType = (typeof commandTypes)[number];

/** Commands of menu, deep links and notifications for the dashboard. */
export type DesktopCommand =
  | { readonly type: (typeof plainCommands)[number] }
  | { readonly type: "tab"; readonly tab: TabId }
  | { readonly type: "page"; readonly page: PageId }
  | { readonly type: "open"; readonly item: ItemLink };

/** Storage of the session. "system": encrypted by the system. "memory": the system offers no
 * protection, so it lasts until the app quits. "locked": the keyring cannot decrypt the stored one.
 * "waiting": the keyring cannot encrypt the new one, which stays in memory until then. */
export type SessionProtection = "system" | "memory" | "locked" | "waiting";

/** A preference of the app itself, such as "Open at login". */
export interface Preference {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly on: boolean;
}

/** Colour themes; `system` follows the operating system. */
export const appearances = ["system", "light", "dark"] as const;
export type Appearance = (typeof appearances)[number];

export interface UnsavedWork {
  /** Names of forms with unsaved text. */
  readonly texts: readonly string[];
  /** Names of lists that a bulk action is changing. */
  readonly actions: readonly string[];
}

/** Every IPC call of the page. Each call rejects when main refuses its arguments. */
export interface DesktopBridge {
  /** Native open dialog; [] when cancelled. */
  pickMedia(request: PickRequest): Promise<readonly PickedFile[]>;
  /** Native save dialog. Rejects when the file cannot be written. */
  saveFile(request: SaveRequest): Promise<"saved" | "cancelled">;
  /** Opens an https, mailto or tel address outside the app; rejects any other. */
  openExternal(url: string): Promise<void>;
  notify(notice: NativeNotice): Promise<void>;
  /** Unread inquiries for the badge of the dock or taskbar. */
  setUnread(count: number): Promise<void>;
  /** Quitting shows a dialog while there is any unsaved text or running action. */
  setUnsaved(work: UnsavedWork): Promise<void>;
  sessionGet(key: string): Promise<string | null>;
  /** Resolves also when the keyring fails: the result names the storage. */
  sessionSet(key: string, value: string): Promise<SessionProtection>;
  sessionRemove(key: string): Promise<void>;
  sessionProtection(): Promise<SessionProtection>;
  /** Retries a locked keyring. */
  unlockSession(): Promise<SessionProtection>;
  /** The appearance that main applies, stored at the last change. */
  readAppearance(): Promise<Appearance>;
  /** Light, dark, or the system's setting; applies to the native frame, menus and dialogs as well. */
  setAppearance(appearance: Appearance): Promise<void>;
  /** Writes one line to the local log file; nothing leaves the machine. */
  reportError(message: string): Promise<void>;
  /** The commands that the page supports now: the menu disables the others. From the first call on,
   * main delivers queued commands. */
  setAvailableCommands(types: readonly CommandType[]): Promise<void>;
  readPreferences(): Promise<readonly Preference[]>;
  setPreference(id: string, on: boolean): Promise<void>;
  /** Returns the unsubscribe function. */
  onCommand(listener: (command: DesktopCommand) => void): () => void;
}
