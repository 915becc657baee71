import type { KeyboardEvent } from "react";
import { applyEdit, markedText } from "#site/admin/text-edit/apply-edit.ts";
import { markupEdit, nextItem } from "./markup-commands.ts";
import type { MarkupCommand } from "./markup-commands.ts";

/** Shortcuts of the text field: formatting, and list continuation on Enter. */
export function handleMarkupKey(event: KeyboardEvent<HTMLTextAreaElement>) {
  const area = event.currentTarget;
  if (event.nativeEvent.isComposing || event.altKey) return;
  const hasModifier = event.ctrlKey || event.metaKey;
  const selection = markedText(area);
  const command = hasModifier ? commandForKey(event, selection.start !== selection.end) : null;
  const edit =
    command !== null
      ? markupEdit(command, selection)
      : event.key === "Enter" && !hasModifier && !event.shiftKey
        ? nextItem(selection)
        : null;
  if (edit === null) return;
  event.preventDefault();
  applyEdit(area, edit);
}

/** Compares `code` for digits, because Shift changes their `key`. */
function commandForKey(
  { key, code, shiftKey }: KeyboardEvent,
  hasSelection: boolean,
): MarkupCommand | null {
  if (shiftKey) {
    if (code === "Digit7") return "numbers";
    if (code === "Digit8") return "bullets";
    return key.toLowerCase() === "h" ? "heading" : null;
  }
  if (key.toLowerCase() === "b") return "bold";
  if (key.toLowerCase() === "i") return "italic";
  // Without a selection, Mod+K keeps its other function.
  return key.toLowerCase() === "k" && hasSelection ? "link" : null;
}
