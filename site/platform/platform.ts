import type { ItemKind, PageId, TabId } from "./dashboard-manifest.ts";

/** Capabilities of the dashboard's host: the whole difference between browser and desktop app. */
export interface Platform {
  /** Shortcut labels of this system: ⌘ and ⇧, or Ctrl and Shift. */
  readonly keyboard: Keyboard;
  /** The window frame shows the page's title, so the page need not repeat it at full size. */
  readonly hasTitleBar: boolean;
  /** Paths of the public site that the host bundles, available offline. */
  readonly bundledPaths: ReadonlySet<string>;
  /** The device has a camera that a file picker can open: a phone or tablet. */
  readonly hasCamera: boolean;
  /** A hidden window goes on reporting inquiries at once; a hidden tab of a browser asks rarely. */
  readonly reportsWhileHidden: boolean;
  /** Opens a file picker; [] when cancelled. */
  pickMedia(options: PickMediaOptions): Promise<readonly File[]>;
  saveFile(file: File): Promise<SaveFileResult>;
  /** Opens an http(s), mailto or tel URL outside of the dashboard; rejects any other. */
  openExternal(url: URL): Promise<void>;
  notify(notice: Notice): void;
  /** Number of unread inquiries, for a badge if the host has one. */
  setUnread(count: number): void;
  /** Reports the work that closing the page would interrupt, so that the host can ask before it quits. */
  setUnsaved(work: UnsavedWork): void;
  /** Sets the appearance of the host's own parts: frame, menus, native dialogs. */
  setAppearance(appearance: Appearance): void;
  /** Commands available on the current screen; a menu disables the others. */
  setAvailableCommands(types: readonly CommandType[]): void;
  /** Preferences of the host; [] if it has none. */
  readPreferences(): Promise<readonly Preference[]>;
  setPreference(id: string, on: boolean): Promise<void>;
  /**
   * Subscribes to commands from outside of the page: menu, links, a clicked notification. Returns the
   * unsubscribe function.
   */
  onCommand(listener: (command: AdminCommand) => void): () => void;
}

interface UnsavedWork {
  /** Names of forms with unsaved text. */
  readonly texts: readonly string[];
  /** Names of lists that a bulk action is changing. */
  readonly actions: readonly string[];
}

export type Keyboard = "apple" | "pc";
type Appearance = "system" | "light" | "dark";

/** A boolean preference such as "Open at login". */
export interface Preference {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly on: boolean;
}

export interface PickMediaOptions {
  readonly kind: MediaKind;
  readonly multiple: boolean;
  /** Opens the camera instead, if the host has one. */
  readonly camera?: boolean;
  /** Limit of bytes to read per file; the form rejects longer files. */
  readonly maxBytes: number;
}

export type MediaKind = "image" | "image-or-video";

/** "unknown": browsers do not report whether a download was saved. */
type SaveFileResult = "saved" | "cancelled" | "unknown";

export interface Notice {
  readonly title: string;
  readonly body: string;
  /** The row that a click on the notification opens. */
  readonly opens?: ItemLink;
}

interface ItemLink {
  readonly kind: ItemKind;
  readonly id: string;
}

export type AdminCommand =
  | {
      readonly type:
        | "new-post"
        | "new-project"
        | "save"
        | "publish"
        | "export"
        | "shortcuts"
        | "palette"
        | "settings"
        | "find";
    }
  | { readonly type: "tab"; readonly tab: TabId }
  | { readonly type: "page"; readonly page: PageId }
  | { readonly type: "open"; readonly item: ItemLink }
  /** An action on the open inquiry. */
  | { readonly type: "inquiry"; readonly action: InquiryAction };

/** Sets Contacted or Spam, opens the select of the assigned member, begins a reply. */
export type InquiryAction = "contacted" | "spam" | "assign" | "reply";

export type CommandType = AdminCommand["type"];
