import type { MenuItemConstructorOptions } from "electron";
import type { DesktopCommand } from "../shared/bridge.ts";

export interface MenuOptions {
  readonly appName: string;
  readonly platform: NodeJS.Platform;
  readonly development: boolean;
  readonly send: (command: DesktopCommand) => void;
  readonly showLog: () => void;
  /** Absent without an update feed. */
  readonly checkForUpdates?: () => void;
}

const tabNames = ["Overview", "Blog Posts", "Projects", "Contacts", "New Blog"] as const;
const separator: MenuItemConstructorOptions = { type: "separator" };

/** The application menu as each platform expects it. */
export function menuTemplate(options: MenuOptions): MenuItemConstructorOptions[] {
  const mac = options.platform === "darwin";
  return [
    ...(mac ? [appMenu(options)] : []),
    fileMenu(options, mac),
    editMenu(),
    viewMenu(options),
    { role: "windowMenu" },
    helpMenu(options, mac),
  ];
}

function appMenu({ appName, checkForUpdates }: MenuOptions): MenuItemConstructorOptions {
  return {
    label: appName,
    submenu: [
      { role: "about" },
      ...updateItem(checkForUpdates),
      separator,
      { role: "services" },
      separator,
      { role: "hide" },
      { role: "hideOthers" },
      { role: "unhide" },
      separator,
      { role: "quit" },
    ],
  };
}

function fileMenu({ send }: MenuOptions, mac: boolean): MenuItemConstructorOptions {
  const item = (label: string, accelerator: string, command: DesktopCommand) => ({
    label,
    accelerator,
    click: () => {
      send(command);
    },
  });
  return {
    label: "&File",
    submenu: [
      item("New Post", "CmdOrCtrl+N", { type: "new-post" }),
      item("New Project", "CmdOrCtrl+Shift+N", { type: "new-project" }),
      separator,
      item("Save", "CmdOrCtrl+S", { type: "save" }),
      item("Publish", "CmdOrCtrl+Enter", { type: "publish" }),
      item("Export…", "CmdOrCtrl+Shift+E", { type: "export" }),
      separator,
      { role: mac ? "close" : "quit" },
    ],
  };
}

function editMenu(): MenuItemConstructorOptions {
  return {
    label: "&Edit",
    submenu: [
      { role: "undo" },
      { role: "redo" },
      separator,
      { role: "cut" },
      { role: "copy" },
      { role: "paste" },
      { role: "pasteAndMatchStyle" },
      { role: "selectAll" },
    ],
  };
}

function viewMenu({ send, development }: MenuOptions): MenuItemConstructorOptions {
  const tabs = tabNames.map((label, index): MenuItemConstructorOptions => {
    const position = (index + 1) as 1 | 2 | 3 | 4 | 5;
    return {
      label,
      accelerator: `CmdOrCtrl+${String(position)}`,
      click: () => {
        send({ type: "tab", index: position });
      },
    };
  });
  const tools: MenuItemConstructorOptions[] = development
    ? [separator, { role: "reload" }, { role: "toggleDevTools" }]
    : [];
  return {
    label: "&View",
    submenu: [
      {
        label: "Find or Do…",
        accelerator: "CmdOrCtrl+K",
        click: () => {
          send({ type: "palette" });
        },
      },
      separator,
      ...tabs,
      separator,
      { role: "resetZoom" },
      { role: "zoomIn" },
      { role: "zoomOut" },
      separator,
      { role: "togglefullscreen" },
      ...tools,
    ],
  };
}

function helpMenu(options: MenuOptions, mac: boolean): MenuItemConstructorOptions {
  return {
    role: "help",
    submenu: [
      {
        label: "Keyboard Shortcuts",
        accelerator: "CmdOrCtrl+/",
        click: () => {
          options.send({ type: "shortcuts" });
        },
      },
      { label: "Show Log File", click: options.showLog },
      ...(mac
        ? []
        : [...updateItem(options.checkForUpdates), separator, { role: "about" as const }]),
    ],
  };
}

function updateItem(check: (() => void) | undefined): MenuItemConstructorOptions[] {
  return check === undefined ? [] : [{ label: "Check for Updates…", click: check }];
}
