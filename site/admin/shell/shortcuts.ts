import { useLayoutEffect } from "react";
import type { AdminCommand } from "#site/platform/platform.ts";
import { requestCommand } from "./commands.ts";
import { hasOpenDialog } from "./open-dialog.ts";
import { useSingleKeys } from "./single-keys.ts";

/** What the dialog lists; `useShortcuts` and the tabs do it. */
export const SHORTCUTS = [
  { keys: ["Mod", "S"], does: "Save the open form; a new post is saved as a draft" },
  { keys: ["Mod", "Enter"], does: "Publish the open form" },
  { keys: ["Mod", "B"], does: "Bold in the content of a post; I makes it italic" },
  { keys: ["Mod", "K"], does: "In the content: make a link of the marked words" },
  { keys: ["Mod", "Shift", "H"], does: "Make the line a heading" },
  { keys: ["Mod", "Shift", "8"], does: "Bulleted list; 7 makes it numbered" },
  {
    keys: ["Mod", "K"],
    does: "Anywhere else: find a post, project or inquiry, or do something",
  },
  { keys: ["Mod", "Shift", "E"], does: "Export the list of inquiries" },
  { keys: ["N"], does: "Write a new post" },
  { keys: ["Shift", "N"], does: "Add a new project" },
  { keys: ["1 – 5"], does: "Open a tab by its number" },
  { keys: ["/"], does: "Search the list; where there is none, find anything" },
  { keys: ["↑", "↓"], does: "In a list: go to the row before or after; Home and End to the ends" },
  { keys: ["Space"], does: "On the box of a row: select it" },
  { keys: ["Shift", "Space"], does: "On the box of a row: select all from the last one to here" },
  { keys: ["Esc"], does: "Let the selected rows go; close a dialog or a menu" },
  { keys: ["←", "→"], does: "Move between the tabs or tools, when one has focus" },
  { keys: ["?"], does: "Show this list" },
] as const;

/** Turns keys into commands, from the first frame on. Single letters work only while nobody types. */
export function useShortcuts() {
  useLayoutEffect(() => {
    document.addEventListener("keydown", handle);
    return () => {
      document.removeEventListener("keydown", handle);
    };
  }, []);
}

/** With Ctrl or ⌘: also while somebody types. */
const HELD: Readonly<Record<string, AdminCommand>> = {
  s: { type: "save" },
  k: { type: "palette" },
  enter: { type: "publish" },
  "⇧e": { type: "export" },
};

/** Alone. The desktop's menu has the same ones with Ctrl or ⌘, which browsers keep for themselves. */
const SINGLE: Readonly<Record<string, AdminCommand>> = {
  n: { type: "new-post" },
  N: { type: "new-project" },
  "1": { type: "tab", index: 1 },
  "2": { type: "tab", index: 2 },
  "3": { type: "tab", index: 3 },
  "4": { type: "tab", index: 4 },
  "5": { type: "tab", index: 5 },
  "?": { type: "shortcuts" },
  "/": { type: "find" },
};

function handle(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing || event.altKey || hasOpenDialog()) return;
  if (event.ctrlKey || event.metaKey) {
    act(event, HELD[`${event.shiftKey ? "⇧" : ""}${event.key.toLowerCase()}`]);
  } else if (useSingleKeys.getState().isOn && !takesLetters(event.target)) {
    act(event, SINGLE[event.key]);
  }
}

function act(event: KeyboardEvent, command: AdminCommand | undefined) {
  if (command === undefined) return;
  event.preventDefault();
  requestCommand(command);
}

/** Goes to the search field of the list; false where there is none. */
export function focusSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>("main input[type=search]");
  // On a phone an open inquiry covers the list.
  if (search?.checkVisibility() !== true) return false;
  search.select();
  search.focus();
  return true;
}

/** Text fields, and lists that jump to what begins with a letter. The box of a row takes none. */
const LETTER_TAKERS =
  "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox]";

function takesLetters(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(LETTER_TAKERS) !== null;
}
