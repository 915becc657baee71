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
  reportError: "studio:report-error",
  ready: "studio:ready",
  command: "studio:command",
} as const;

export interface PickRequest {
  readonly kind: "image" | "image-or-video";
  readonly multiple: boolean;
  /** Bytes to read of each file at most; a longer file arrives one byte longer and is refused by the form. */
  readonly maxBytes: number;
}

export interface PickedFile {
  /** Base name only; the folder never leaves the main process. */
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
  /** What a click opens; without it a click only brings the window forward. */
  readonly opens?: ItemLink;
}

export const itemKinds = ["posts", "projects", "inquiries"] as const;
export interface ItemLink {
  readonly kind: (typeof itemKinds)[number];
  /** UUID of the row. */
  readonly id: string;
}

/** What menu, deep links and notifications ask of the dashboard. */
export type DesktopCommand =
  | {
      readonly type:
        "new-post" | "new-project" | "save" | "publish" | "export" | "shortcuts" | "palette";
    }
  | { readonly type: "tab"; readonly index: 1 | 2 | 3 | 4 | 5 }
  | { readonly type: "open"; readonly item: ItemLink };

/** "memory": the system offers no real protection, so the sign-in lasts until the app quits. */
export type SessionProtection = "system" | "memory";

/** Everything that the page may ask of the machine. Each call rejects when main refuses its arguments. */
export interface DesktopBridge {
  /** Native open dialog; [] when cancelled. */
  pickMedia(request: PickRequest): Promise<readonly PickedFile[]>;
  /** Native save dialog. Rejects when the file cannot be written. */
  saveFile(request: SaveRequest): Promise<"saved" | "cancelled">;
  /** Opens an https, mailto or tel address outside the app; rejects any other. */
  openExternal(url: string): Promise<void>;
  notify(notice: NativeNotice): Promise<void>;
  /** Unread inquiries, shown on the dock or taskbar. */
  setUnread(count: number): Promise<void>;
  /** Names of what is unsaved; quitting asks as long as there are any. */
  setUnsaved(names: readonly string[]): Promise<void>;
  sessionGet(key: string): Promise<string | null>;
  sessionSet(key: string, value: string): Promise<void>;
  sessionRemove(key: string): Promise<void>;
  sessionProtection(): Promise<SessionProtection>;
  /** Writes one line to the local log file; nothing leaves the machine. */
  reportError(message: string): Promise<void>;
  /** Tells main that the dashboard listens; commands held back until then follow. */
  ready(): Promise<void>;
  /** Returns the function that stops listening. */
  onCommand(listener: (command: DesktopCommand) => void): () => void;
}
