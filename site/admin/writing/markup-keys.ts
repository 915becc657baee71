import type { KeyboardEvent } from "react";
import { applyEdit, markedText } from "./apply-edit.ts";
import { markupEdit, nextItem } from "./markup-commands.ts";
import type { MarkupCommand } from "./markup-commands.ts";

/** The keys of the text field: marks, and lists that go on by Enter. */
export function handleMarkupKey(event: KeyboardEvent<HTMLTextAreaElement>) {
  const area = event.currentTarget;
  if (event.nativeEvent.isComposing || event.altKey) return;
  const held = event.ctrlKey || event.metaKey;
  const marked = markedText(area);
  const command = held ? commandOf(event, marked.start !== marked.end) : null;
  const edit =
    command !== null
      ? markupEdit(command, marked)
      : event.key === "Enter" && !held && !event.shiftKey
        ? nextItem(marked)
        : null;
  if (edit === null) return;
  event.preventDefault();
  applyEdit(area, edit);
}

/** By the place of the key for digits: with Shift they are other signs. */
function commandOf(
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
  // Without marked words the key is free for whatever it does elsewhere.
  return key.toLowerCase() === "k" && hasSelection ? "link" : null;
}
