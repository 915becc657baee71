import { useLayoutEffect } from "react";
import { DASHBOARD_TABS } from "#site/platform/dashboard-manifest.ts";
import type { AdminCommand } from "#site/platform/platform.ts";
import { isHandled, requestCommand } from "#site/admin/navigation/command-bus.ts";
import { hasOpenDialog } from "#site/admin/navigation/open-dialog.ts";
import { useSingleKeys } from "./single-keys.ts";

/** The keys of the open inquiry, with the row of each in the dialog. */
const INQUIRY_KEYS = [
  { key: "e", action: "contacted", does: "In an open inquiry: set it to Contacted" },
  { key: "s", action: "spam", does: "In an open inquiry: set it to Spam" },
  { key: "a", action: "assign", does: "In an open inquiry: choose the assigned member" },
  { key: "r", action: "reply", does: "In an open inquiry: write a reply" },
] as const;

/** The keys of the first and the last tab. */
export const TAB_KEYS = `${DASHBOARD_TABS[0].key} – ${DASHBOARD_TABS.at(-1)?.key ?? ""}`;

/** Shortcuts listed in the dialog. Implemented in `useShortcuts` and in the tabs. */
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
  { keys: [TAB_KEYS], does: "Open a tab by its number" },
  ...INQUIRY_KEYS.map(({ key, does }) => ({ keys: [key.toUpperCase()], does })),
  { keys: ["/"], does: "Search the list; where there is none, find anything" },
  { keys: ["↑", "↓"], does: "In a list: go to the row before or after; Home and End to the ends" },
  { keys: ["Space"], does: "On the box of a row: select it" },
  { keys: ["Shift", "Space"], does: "On the box of a row: select all from the last one to here" },
  { keys: ["Esc"], does: "Let the selected rows go; close a dialog or a menu" },
  { keys: ["←", "→"], does: "Move between the tabs or tools, when one has focus" },
  { keys: ["Mod", "Z"], does: "In the gallery of a project: undo a move or removal" },
  {
    keys: ["Mod", "Shift", "Z"],
    does: "In the gallery of a project: make the undone change again",
  },
  { keys: ["?"], does: "Show this list" },
] as const;

/**
 * Maps key presses to commands, from the first layout effect on. Single keys are ignored in text
 * fields.
 */
export function useShortcuts() {
  useLayoutEffect(() => {
    document.addEventListener("keydown", handle);
    return () => {
      document.removeEventListener("keydown", handle);
    };
  }, []);
}

/** With Ctrl or ⌘; also active in text fields. */
const WITH_MODIFIER: Readonly<Record<string, AdminCommand>> = {
  s: { type: "save" },
  k: { type: "palette" },
  enter: { type: "publish" },
  "⇧e": { type: "export" },
};

/**
 * Without modifier. The desktop menu has the same commands with Ctrl or ⌘, which browsers reserve.
 */
const SINGLE_KEYS: Readonly<Record<string, AdminCommand>> = {
  n: { type: "new-post" },
  N: { type: "new-project" },
  ...Object.fromEntries(
    DASHBOARD_TABS.map(({ id, key }) => [key, { type: "tab", tab: id } as const]),
  ),
  ...Object.fromEntries(
    INQUIRY_KEYS.map(({ key, action }) => [key, { type: "inquiry", action } as const]),
  ),
  "?": { type: "shortcuts" },
  "/": { type: "find" },
};

function handle(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing || event.altKey || hasOpenDialog()) return;
  if (event.ctrlKey || event.metaKey) {
    execute(event, WITH_MODIFIER[`${event.shiftKey ? "⇧" : ""}${event.key.toLowerCase()}`]);
  } else if (useSingleKeys.getState().isOn && !acceptsLetters(event.target)) {
    execute(event, SINGLE_KEYS[event.key]);
  }
}

function execute(event: KeyboardEvent, command: AdminCommand | undefined) {
  if (command === undefined || (command.type === "inquiry" && !isHandled("inquiry"))) return;
  event.preventDefault();
  requestCommand(command);
}

/** Focuses the search field of the list; returns false if there is none. */
export function focusSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>("main input[type=search]");
  // On phones an open inquiry covers the list.
  if (search?.checkVisibility() !== true) return false;
  search.select();
  search.focus();
  return true;
}

/** Elements that consume letters: text fields, and lists with type-ahead. Checkboxes do not. */
const LETTER_INPUTS =
  "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox]";

function acceptsLetters(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(LETTER_INPUTS) !== null;
}
