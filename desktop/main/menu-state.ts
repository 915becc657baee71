import type { Menu } from "electron";
import { DASHBOARD_TABS, PAGE_IDS } from "#site/platform/dashboard-manifest.ts";
import { plainCommands } from "../shared/bridge.ts";
import type { CommandType, DesktopCommand } from "../shared/bridge.ts";

export interface MenuState {
  /** The commands that the page supports now; null before a page has reported. */
  readonly available: readonly CommandType[] | null;
  readonly canGoBack: boolean;
  readonly canGoForward: boolean;
}

/** Commands that are enabled before a page listens: they open the window and wait in the queue. */
const OPENING: readonly CommandType[] = ["new-post", "new-project", "tab", "page"];

const itemTypes = new Map<string, CommandType>([
  ...plainCommands.map((type): [string, CommandType] => [type, type]),
  ...DASHBOARD_TABS.map(({ id }): [string, CommandType] => [`tab-${id}`, "tab"]),
  ...PAGE_IDS.map((id): [string, CommandType] => [`page-${id}`, "page"]),
]);

/** The id of the menu item for a command: its type, with the id of a tab or page. */
export function commandItemId(command: DesktopCommand): string {
  if (command.type === "page") return `page-${command.page}`;
  return command.type === "tab" ? `tab-${command.tab}` : command.type;
}

/** Disables unsupported items, so that their keys do nothing either. */
export function applyMenuState(menu: Pick<Menu, "getMenuItemById">, state: MenuState): void {
  const enable = (id: string, enabled: boolean) => {
    const item = menu.getMenuItemById(id);
    if (item !== null) item.enabled = enabled;
  };
  const available = state.available ?? OPENING;
  for (const [id, type] of itemTypes) enable(id, available.includes(type));
  enable("back", canNavigate(state) && state.canGoBack);
  enable("forward", canNavigate(state) && state.canGoForward);
}

/** Back and Forward navigate between tabs and pages: disabled at the sign-in screen and behind a dialog. */
export function canNavigate({ available }: Pick<MenuState, "available">): boolean {
  return available?.includes("tab") === true;
}
