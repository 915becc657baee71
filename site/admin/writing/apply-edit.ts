import type { MarkedText, TextEdit } from "./text-edit.ts";

export function markedText(area: HTMLTextAreaElement): MarkedText {
  return { text: area.value, start: area.selectionStart, end: area.selectionEnd };
}

/** Changes the text as typing would: Undo takes it back, and the form hears of it. */
export function applyEdit(area: HTMLTextAreaElement, edit: TextEdit) {
  area.focus({ preventScroll: true });
  area.setSelectionRange(edit.from, edit.to);
  if (!typed(area, edit)) {
    // No undo this way: behind an open dialog, and where the browser lacks the command.
    area.setRangeText(edit.insert, edit.from, edit.to);
    area.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  area.setSelectionRange(edit.start, edit.end);
}

/** The same while somebody may be typing, here or in another field: their caret stays put. */
export function applyEditAside(area: HTMLTextAreaElement, edit: TextEdit) {
  const active = document.activeElement;
  const grown = edit.insert.length - (edit.to - edit.from);
  const moved = (place: number) => (place >= edit.to ? place + grown : place);
  const scrolled = area.scrollTop;
  const [start, end] = [moved(area.selectionStart), moved(area.selectionEnd)];
  applyEdit(area, { ...edit, start, end });
  area.scrollTop = scrolled;
  if (active instanceof HTMLElement && active !== area && active !== document.body) {
    active.focus({ preventScroll: true });
  }
}

function typed(area: HTMLTextAreaElement, { from, to, insert }: TextEdit): boolean {
  if (document.activeElement !== area) return false;
  if (insert === "" && from === to) return true;
  const command = insert === "" ? "delete" : "insertText";
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the one way into the undo history
  return document.execCommand(command, false, insert);
}
