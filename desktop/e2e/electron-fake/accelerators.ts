import type { FakeMenu, FakeMenuItem } from "./menu.ts";
import type { KeyPress } from "./page-world.ts";
import type { FakeElectronState } from "./state.ts";
import type { FakeWindow } from "./window.ts";

/** Handles a key that the page did not prevent: clicks the first enabled item with this accelerator. */
export function pressKey(
  state: FakeElectronState,
  window: FakeWindow | undefined,
  press: KeyPress,
): void {
  const item = allItems(state.menu).find(
    (each) =>
      each.enabled &&
      each.registerAccelerator &&
      each.accelerator !== undefined &&
      matches(each.accelerator, press, state.settings.platform),
  );
  item?.choose(window);
}

/** Every item of a menu and its submenus. */
export function allItems(menu: FakeMenu | null): FakeMenuItem[] {
  return (menu?.items ?? []).flatMap((item) => [item, ...allItems(item.submenu)]);
}

const modifiers = new Set(["control", "ctrl", "command", "cmd", "meta", "super"]);
const named: Readonly<Record<string, string>> = {
  plus: "+",
  enter: "enter",
  return: "enter",
  esc: "escape",
  space: " ",
  left: "arrowleft",
  right: "arrowright",
  up: "arrowup",
  down: "arrowdown",
};

function matches(accelerator: string, press: KeyPress, platform: NodeJS.Platform): boolean {
  const mac = platform === "darwin";
  const parts = accelerator.toLowerCase().split("+");
  const last = parts.pop() ?? "";
  const wanted = { control: false, meta: false, shift: false, alt: false };
  for (const part of parts) {
    if (part === "cmdorctrl" || part === "commandorcontrol")
      wanted[mac ? "meta" : "control"] = true;
    else if (part === "control" || part === "ctrl") wanted.control = true;
    else if (part === "shift") wanted.shift = true;
    else if (part === "alt" || part === "option" || part === "altgr") wanted.alt = true;
    else if (modifiers.has(part)) wanted.meta = true;
    else throw new Error(`Invalid accelerator: ${accelerator}`);
  }
  const key = named[last] ?? last;
  const same = key === press.key.toLowerCase() || `key${key}` === press.code.toLowerCase();
  return (
    (same || `digit${key}` === press.code.toLowerCase()) &&
    wanted.control === press.control &&
    wanted.meta === press.meta &&
    wanted.shift === press.shift &&
    wanted.alt === press.alt
  );
}
