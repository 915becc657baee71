import type { MenuItemConstructorOptions } from "electron";
import { DASHBOARD_TABS, PAGE_IDS, PAGES } from "#site/platform/dashboard-manifest.ts";
import type { DesktopCommand } from "../shared/bridge.ts";
import { commandItemId } from "./menu-state.ts";

export interface MenuOptions {
  readonly appName: string;
  readonly platform: NodeJS.Platform;
  readonly development: boolean;
  readonly send: (command: DesktopCommand) => void;
  readonly back: () => void;
  readonly forward: () => void;
  readonly reload: () => void;
  readonly print: () => void;
  readonly showLog: () => void;
  readonly copyDiagnostics: () => void;
  /** Absent without an update feed. */
  readonly checkForUpdates?: () => void;
}

type Item = MenuItemConstructorOptions;

const separator: Item = { type: "separator" };

/** The application menu of each platform. `menu-state.ts` enables and disables items with an id. */
export function menuTemplate(options: MenuOptions): Item[] {
  const mac = options.platform === "darwin";
  return [
    ...(mac ? [appMenu(options)] : []),
    fileMenu(options, mac),
    editMenu(options),
    viewMenu(options),
    studioMenu(options),
    historyMenu(options, mac),
    { role: "windowMenu" },
    helpMenu(options, mac),
  ];
}

function commandItem(
  { send }: MenuOptions,
  label: string,
  accelerator: string | undefined,
  command: DesktopCommand,
): Item {
  const click = () => {
    send(command);
  };
  return { id: commandItemId(command), label, ...(accelerator && { accelerator }), click };
}

const settingsItem = (options: MenuOptions) =>
  commandItem(options, "Settings…", "CmdOrCtrl+,", { type: "settings" });

function appMenu(options: MenuOptions): Item {
  return {
    label: options.appName,
    submenu: [
      { role: "about" },
      ...updateItem(options.checkForUpdates),
      separator,
      settingsItem(options),
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

function fileMenu(options: MenuOptions, mac: boolean): Item {
  return {
    label: "&File",
    submenu: [
      commandItem(options, "New Post", "CmdOrCtrl+N", { type: "new-post" }),
      commandItem(options, "New Project", "CmdOrCtrl+Shift+N", { type: "new-project" }),
      separator,
      commandItem(options, "Save", "CmdOrCtrl+S", { type: "save" }),
      commandItem(options, "Publish", "CmdOrCtrl+Enter", { type: "publish" }),
      commandItem(options, "Export…", "CmdOrCtrl+Shift+E", { type: "export" }),
      separator,
      { label: "Print…", accelerator: "CmdOrCtrl+P", click: options.print },
      separator,
      ...(mac
        ? [{ role: "close" as const }]
        : [settingsItem(options), separator, { role: "quit" as const }]),
    ],
  };
}

function editMenu(options: MenuOptions): Item {
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
      separator,
      commandItem(options, "Find…", "CmdOrCtrl+F", { type: "find" }),
    ],
  };
}

function viewMenu(options: MenuOptions): Item {
  const tabs = DASHBOARD_TABS.map(({ id, label, key }) =>
    commandItem(options, label, `CmdOrCtrl+${key}`, { type: "tab", tab: id }),
  );
  const tools: Item[] = options.development ? [{ role: "toggleDevTools" }] : [];
  return {
    label: "&View",
    submenu: [
      commandItem(options, "Find or Do…", "CmdOrCtrl+K", { type: "palette" }),
      separator,
      ...tabs,
      separator,
      { role: "resetZoom" },
      { role: "zoomIn" },
      { role: "zoomOut" },
      separator,
      { role: "togglefullscreen" },
      { label: "Reload", accelerator: "CmdOrCtrl+R", click: options.reload },
      ...tools,
    ],
  };
}

/** The pages beside the tabs, in the groups of the dashboard's own Studio menu. */
function studioMenu(options: MenuOptions): Item {
  return {
    label: "&Studio",
    submenu: PAGE_IDS.flatMap((id, index) => {
      const { title, group } = PAGES[id];
      const before = PAGE_IDS[index - 1];
      const beginsGroup = before !== undefined && PAGES[before].group !== group;
      const item = commandItem(options, title, undefined, { type: "page", page: id });
      return beginsGroup ? [separator, item] : [item];
    }),
  };
}

function historyMenu({ back, forward }: MenuOptions, mac: boolean): Item {
  const keys = mac
    ? { back: "Command+[", forward: "Command+]" }
    : { back: "Alt+Left", forward: "Alt+Right" };
  return {
    label: "&Go",
    submenu: [
      { id: "back", label: "Back", accelerator: keys.back, click: back },
      { id: "forward", label: "Forward", accelerator: keys.forward, click: forward },
    ],
  };
}

function helpMenu(options: MenuOptions, mac: boolean): Item {
  return {
    role: "help",
    submenu: [
      commandItem(options, "Keyboard Shortcuts", "CmdOrCtrl+/", { type: "shortcuts" }),
      separator,
      { label: "Show Log File", click: options.showLog },
      { label: "Copy Diagnostics", click: options.copyDiagnostics },
      ...(mac
        ? []
        : [separator, ...updateItem(options.checkForUpdates), { role: "about" as const }]),
    ],
  };
}

function updateItem(check: (() => void) | undefined): Item[] {
  return check === undefined ? [] : [{ label: "Check for Updates…", click: check }];
}
