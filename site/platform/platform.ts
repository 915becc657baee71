/** What the machine around the dashboard can do: the whole difference between browser and desktop. */
export interface Platform {
  /** Asks for files; [] when cancelled. */
  pickMedia(options: PickMediaOptions): Promise<readonly File[]>;
  saveFile(file: File): Promise<SaveOutcome>;
  /** Opens an http(s), mailto or tel address outside the dashboard; rejects any other. */
  openExternal(url: URL): Promise<void>;
  notify(notice: Notice): void;
  /** Unread inquiries, as a badge where there is one. */
  setUnread(count: number): void;
  /** Names of what is not saved yet, so that quitting can ask. */
  setUnsaved(names: readonly string[]): void;
  /** Wishes from outside the page: menu, links, a clicked notice. Returns the way to stop listening. */
  onCommand(listener: (command: AdminCommand) => void): () => void;
}

export interface PickMediaOptions {
  readonly kind: MediaKind;
  readonly multiple: boolean;
  /** Bytes of each file that need to be read at most; the form refuses what is longer. */
  readonly maxBytes: number;
}

export type MediaKind = "image" | "image-or-video";

/** A browser cannot know whether the person kept the download. */
export type SaveOutcome = "saved" | "cancelled" | "unknown";

export interface Notice {
  readonly title: string;
  readonly body: string;
  /** What a click on it opens. */
  readonly opens?: ItemLink;
}

export interface ItemLink {
  readonly kind: "posts" | "projects" | "inquiries";
  readonly id: string;
}

export type AdminCommand =
  | {
      readonly type:
        "new-post" | "new-project" | "save" | "publish" | "export" | "shortcuts" | "palette";
    }
  | { readonly type: "tab"; readonly index: 1 | 2 | 3 | 4 | 5 }
  | { readonly type: "open"; readonly item: ItemLink };
