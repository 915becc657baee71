import type { MenuItemConstructorOptions, Task } from "electron";
import type { DesktopCommand } from "../shared/bridge.ts";

/** Items of the dock's menu, the taskbar's jump list and the actions of the Linux desktop file.
 * electron-builder.yml has the same flags for the desktop file. */
const launchItems = [
  { title: "New Post", flag: "--new-post", command: { type: "new-post" } },
  { title: "New Project", flag: "--new-project", command: { type: "new-project" } },
  { title: "Inquiries", flag: "--inquiries", command: { type: "tab", tab: "contacts" } },
] as const satisfies readonly { title: string; flag: string; command: DesktopCommand }[];

/** The command of the first known flag among the arguments of a start; null without one. */
export function launchCommandOf(argv: readonly string[]): DesktopCommand | null {
  return launchItems.find(({ flag }) => argv.includes(flag))?.command ?? null;
}

/** Items of the dock's menu (macOS). */
export function dockMenu(send: (command: DesktopCommand) => void): MenuItemConstructorOptions[] {
  return launchItems.map(({ title, command }) => ({
    label: title,
    click: () => {
      send(command);
    },
  }));
}

/** Tasks of the jump list (Windows): each starts the app with its flag. */
export function jumpListTasks(program: string): Task[] {
  return launchItems.map(({ title, flag }) => ({
    program,
    arguments: flag,
    iconPath: program,
    iconIndex: 0,
    title,
    description: title,
  }));
}
