import type { MarkedText, TextEdit } from "./text-edit.ts";

/** Reads text and selection of a textarea. */
export function markedText(area: HTMLTextAreaElement): MarkedText {
  return { text: area.value, start: area.selectionStart, end: area.selectionEnd };
}

/**
 * Applies the edit through the browser's editing commands: it enters the undo history and fires
 * `input`, which the form listens to.
 */
export function applyEdit(area: HTMLTextAreaElement, edit: TextEdit) {
  area.focus({ preventScroll: true });
  area.setSelectionRange(edit.from, edit.to);
  if (!execEditCommand(area, edit)) {
    // Fallback without undo, for a field that has no focus or a browser without the command.
    area.setRangeText(edit.insert, edit.from, edit.to);
    area.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  area.setSelectionRange(edit.start, edit.end);
}

/**
 * Applies an edit without moving focus, caret or scroll position, for uploads that finish while the
 * member types.
 */
export function applyEditAside(area: HTMLTextAreaElement, edit: TextEdit) {
  const active = document.activeElement;
  const lengthChange = edit.insert.length - (edit.to - edit.from);
  const shiftOffset = (offset: number) => (offset >= edit.to ? offset + lengthChange : offset);
  const scrolled = area.scrollTop;
  const [start, end] = [shiftOffset(area.selectionStart), shiftOffset(area.selectionEnd)];
  applyEdit(area, { ...edit, start, end });
  area.scrollTop = scrolled;
  if (active instanceof HTMLElement && active !== area && active !== document.body) {
    active.focus({ preventScroll: true });
  }
}

function execEditCommand(area: HTMLTextAreaElement, { from, to, insert }: TextEdit): boolean {
  if (document.activeElement !== area) return false;
  if (insert === "" && from === to) return true;
  const command = insert === "" ? "delete" : "insertText";
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- only way into the undo history
  return document.execCommand(command, false, insert);
}
