/** Label and key of each role, from Electron's lib/browser/api/menu-item-roles.ts. */
interface Role {
  readonly label: string;
  readonly accelerator?: string;
  readonly submenu?: readonly Electron.MenuItemConstructorOptions[];
  /** false: the page's own editing handles the key. */
  readonly registerAccelerator?: false;
}

const separator = { type: "separator" } as const;

/** Role names are compared in lower case, as in Electron. */
export function menuRoles(
  appName: string,
  platform: NodeJS.Platform,
): Readonly<Record<string, Role>> {
  const mac = platform === "darwin";
  return {
    about: { label: platform === "linux" ? "About" : `About ${appName}` },
    ...windowRoles(mac),
    ...editRoles(mac),
    ...viewRoles(mac),
    help: { label: "Help" },
    hide: { label: `Hide ${appName}`, accelerator: "Command+H" },
    hideothers: { label: "Hide Others", accelerator: "Command+Alt+H" },
    unhide: { label: "Show All" },
    services: { label: "Services" },
    recentdocuments: { label: "Open Recent" },
    clearrecentdocuments: { label: "Clear Menu" },
    togglespellchecker: { label: "Check Spelling While Typing" },
    quit: quitRole(appName, platform),
    windowmenu: {
      label: "Window",
      submenu: [
        { role: "minimize" },
        { role: "zoom" },
        ...(mac ? [separator, { role: "front" } as const] : [{ role: "close" } as const]),
      ],
    },
    sharemenu: { label: "Share", submenu: [] },
  };
}

function quitRole(appName: string, platform: NodeJS.Platform): Role {
  if (platform === "win32") return { label: "Exit" };
  const label = platform === "darwin" ? `Quit ${appName}` : "Quit";
  return { label, accelerator: "CommandOrControl+Q" };
}

function windowRoles(mac: boolean): Readonly<Record<string, Role>> {
  return {
    close: { label: mac ? "Close Window" : "Close", accelerator: "CommandOrControl+W" },
    minimize: { label: "Minimize", accelerator: "CommandOrControl+M" },
    front: { label: "Bring All to Front" },
    window: { label: "Window" },
    zoom: { label: "Zoom" },
  };
}

function editRoles(mac: boolean): Readonly<Record<string, Role>> {
  const typed = (label: string, accelerator: string) =>
    ({ label, accelerator, registerAccelerator: false }) as const;
  return {
    undo: typed("Undo", "CommandOrControl+Z"),
    redo: typed("Redo", "Shift+CommandOrControl+Z"),
    cut: typed("Cut", "CommandOrControl+X"),
    copy: typed("Copy", "CommandOrControl+C"),
    paste: typed("Paste", "CommandOrControl+V"),
    pasteandmatchstyle: typed(
      "Paste and Match Style",
      mac ? "Cmd+Option+Shift+V" : "Shift+CommandOrControl+V",
    ),
    selectall: typed("Select All", "CommandOrControl+A"),
    delete: { label: "Delete" },
    showsubstitutions: { label: "Show Substitutions" },
    togglesmartquotes: { label: "Smart Quotes" },
    togglesmartdashes: { label: "Smart Dashes" },
    toggletextreplacement: { label: "Text Replacement" },
    startspeaking: { label: "Start Speaking" },
    stopspeaking: { label: "Stop Speaking" },
  };
}

function viewRoles(mac: boolean): Readonly<Record<string, Role>> {
  return {
    reload: { label: "Reload", accelerator: "CmdOrCtrl+R" },
    forcereload: { label: "Force Reload", accelerator: "Shift+CmdOrCtrl+R" },
    toggledevtools: {
      label: "Toggle Developer Tools",
      accelerator: mac ? "Alt+Command+I" : "Ctrl+Shift+I",
    },
    togglefullscreen: {
      label: "Toggle Full Screen",
      accelerator: mac ? "Control+Command+F" : "F11",
    },
    resetzoom: { label: "Actual Size", accelerator: "CommandOrControl+0" },
    zoomin: { label: "Zoom In", accelerator: "CommandOrControl+Plus" },
    zoomout: { label: "Zoom Out", accelerator: "CommandOrControl+-" },
  };
}
