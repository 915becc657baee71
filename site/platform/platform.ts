/** What the machine around the dashboard can do: the whole difference between browser and desktop. */
export interface Platform {
  /** How this system writes keys: ⌘ and ⇧, or Ctrl and Shift. */
  readonly keyboard: Keyboard;
  /** The frame around the page shows its title, so that the page need not repeat it at full size. */
  readonly framesTitle: boolean;
  /** Paths of the public site that come with the host, so that they are there without a network. */
  readonly bundledPaths: ReadonlySet<string>;
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
  /** The appearance that was chosen, for what the host draws: frame, menus, native dialogs. */
  setAppearance(appearance: Appearance): void;
  /** The commands that mean something now; a menu disables the others. */
  setAvailableCommands(types: readonly CommandType[]): void;
  /** Switches of the host itself; [] where it has none. */
  readPreferences(): Promise<readonly Preference[]>;
  setPreference(id: string, on: boolean): Promise<void>;
  /** Commands from outside the page: menu, links, a clicked notice. Returns the way to stop listening. */
  onCommand(listener: (command: AdminCommand) => void): () => void;
}

export type Keyboard = "apple" | "pc";
export type Appearance = "system" | "light" | "dark";

/** A switch such as "Open at login". */
export interface Preference {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly on: boolean;
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
  | { readonly type: "tab"; readonly index: 1 | 2 | 3 | 4 | 5 }
  | { readonly type: "open"; readonly item: ItemLink };

export type CommandType = AdminCommand["type"];
