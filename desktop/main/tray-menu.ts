import type { MenuItemConstructorOptions } from "electron";
import type { DesktopCommand } from "../shared/bridge.ts";

interface TrayActions {
  readonly open: () => void;
  readonly send: (command: DesktopCommand) => void;
  readonly quit: () => void;
}

/** Menu of the icon in the tray (Windows, Linux). */
export function trayMenu({ open, send, quit }: TrayActions): MenuItemConstructorOptions[] {
  return [
    { label: "Open", click: open },
    {
      label: "New Post",
      click: () => {
        send({ type: "new-post" });
      },
    },
    { type: "separator" },
    { label: "Quit", click: quit },
  ];
}
