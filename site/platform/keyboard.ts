import type { Keyboard } from "./platform.ts";

/** Keys by function: "Mod" is the modifier of menu shortcuts, ⌘ or Ctrl. */
type Key = "Mod" | "Shift" | "Alt" | (string & {});

const APPLE: Readonly<Record<string, string>> = {
  Mod: "⌘",
  Shift: "⇧",
  Alt: "⌥",
  Enter: "↩",
  Esc: "esc",
};
const PC: Readonly<Record<string, string>> = { Mod: "Ctrl" };

/** The keyboard for a value of `navigator.platform`: "MacIntel", "iPhone", "Win32", "Linux x86_64". */
export function keyboardOf(platform: string): Keyboard {
  return /^(mac|iphone|ipad|ipod)/i.test(platform) ? "apple" : "pc";
}

/** Label of one key, as in the system's menus. */
export function keyLabel(key: Key, keyboard: Keyboard): string {
  return (keyboard === "apple" ? APPLE : PC)[key] ?? key;
}

/** Label of a key combination: "⇧⌘H" or "Ctrl+Shift+H". On Apple the order of modifiers is ⌥⇧⌘. */
export function keysLabel(keys: readonly Key[], keyboard: Keyboard): string {
  if (keyboard === "pc") return keys.map((key) => keyLabel(key, keyboard)).join("+");
  return appleOrder(keys)
    .map((key) => keyLabel(key, keyboard))
    .join("");
}

/** Modifiers in the order of Apple's menus, then the key itself. */
export function appleOrder(keys: readonly Key[]): readonly Key[] {
  const modifiers = ["Alt", "Shift", "Mod"].filter((modifier) => keys.includes(modifier));
  return [...modifiers, ...keys.filter((key) => !modifiers.includes(key))];
}
