import type { BoundaryState } from "./electron-boundary/state.ts";

interface MenuItem {
  readonly label?: string;
  readonly click?: () => void;
  readonly submenu?: readonly MenuItem[];
}

/** Chooses an item of the application menu by its label. */
export function chooseMenu(state: BoundaryState, label: string): void {
  const item = itemsOf(state.menu as readonly MenuItem[]).find((each) => each.label === label);
  if (item?.click === undefined) throw new Error(`The menu has no ${label}.`);
  item.click();
}

function itemsOf(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => [item, ...itemsOf(item.submenu ?? [])]);
}
