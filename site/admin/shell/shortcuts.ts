import { useEffect } from "react";
import { sendCommand } from "./commands.ts";

/** What the dialog lists; `useShortcuts` and the tabs do it. */
export const SHORTCUTS = [
  { keys: ["Ctrl/⌘", "S"], does: "Save the open form; a new post is saved as a draft" },
  { keys: ["Ctrl/⌘", "Enter"], does: "Publish the open form" },
  { keys: ["Ctrl/⌘", "B"], does: "Bold in the content of a post; I makes it italic" },
  { keys: ["Ctrl/⌘", "K"], does: "In the content: make a link of the marked words" },
  { keys: ["Ctrl/⌘", "Shift", "H"], does: "Make the line a heading" },
  { keys: ["Ctrl/⌘", "Shift", "8"], does: "Bulleted list; 7 makes it numbered" },
  {
    keys: ["Ctrl/⌘", "K"],
    does: "Anywhere else: find a post, project or inquiry, or do something",
  },
  { keys: ["/"], does: "Search the list" },
  { keys: ["←", "→"], does: "Move between the tabs, when one has focus" },
  { keys: ["?"], does: "Show this list" },
] as const;

/** Turns keys into commands. Single letters work only while nobody types. */
export function useShortcuts() {
  useEffect(() => {
    document.addEventListener("keydown", handle);
    return () => {
      document.removeEventListener("keydown", handle);
    };
  }, []);
}

function handle(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing || openDialog()) return;
  if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
    if (event.key.toLowerCase() === "s") act(event, { type: "save" });
    else if (event.key.toLowerCase() === "k") act(event, { type: "palette" });
    else if (event.key === "Enter") act(event, { type: "publish" });
    return;
  }
  if (isTyping(event.target)) return;
  if (event.key === "?") act(event, { type: "shortcuts" });
  if (event.key === "/") focusSearch(event);
}

function act(event: KeyboardEvent, command: Parameters<typeof sendCommand>[0]) {
  event.preventDefault();
  sendCommand(command);
}

function focusSearch(event: KeyboardEvent) {
  const search = document.querySelector<HTMLInputElement>("main input[type=search]");
  if (search === null) return;
  event.preventDefault();
  search.select();
  search.focus();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]")
  );
}

function openDialog(): boolean {
  return document.querySelector("[role=dialog][data-state=open], [role=alertdialog]") !== null;
}
