import { useEffect } from "react";
import type { RefObject } from "react";
import { stepOfInput } from "#site/admin/visual-editor/body-history.ts";
import type { BodyHistory, HistoryStep } from "#site/admin/visual-editor/body-history.ts";

/**
 * Records the changes of a text field. Its undo is the browser's own; before the first change in this field, undo goes on
 * in the history that both views of a body share, and redo likewise.
 */
export function useTextHistory(
  area: RefObject<HTMLTextAreaElement | null>,
  history: BodyHistory,
): void {
  useEffect(() => {
    const field = area.current;
    if (field === null) return undefined;
    history.open(field.value);
    const listening = new AbortController();
    const { signal } = listening;
    /** Takes a shared step; false if this one belongs to the browser. */
    const takes = (step: HistoryStep | null) => {
      history.expect(field.value);
      if (step === null || history.hasNative(step)) return false;
      const body = history.take(step);
      if (body !== null) showText(field, body);
      return body !== null;
    };
    const onKey = (event: KeyboardEvent) => {
      if (takes(stepOfKey(event))) event.preventDefault();
    };
    const onBefore = (event: InputEvent) => {
      if (takes(stepOfInput(event))) event.preventDefault();
    };
    const onInput = (event: Event) => {
      const step = stepOfInput(event);
      if (step !== null) history.follow(field.value, step);
      else history.record(field.value, event instanceof InputEvent && event.inputType !== "");
    };
    field.addEventListener("keydown", onKey, { signal });
    field.addEventListener("beforeinput", onBefore, { signal });
    field.addEventListener("input", onInput, { signal });
    return () => {
      listening.abort();
    };
  }, [area, history]);
}

/** The step that a key stands for on every platform; null for other keys. */
export function stepOfKey(event: KeyboardEvent): HistoryStep | null {
  const { ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  if (isComposing || altKey || !(ctrlKey || metaKey)) return null;
  const key = event.key.toLowerCase();
  // Of Latin and Cyrillic layouts.
  if (key === "z" || key === "я") return shiftKey ? "redo" : "undo";
  return key === "y" && !shiftKey ? "redo" : null;
}

/** Replaces the part that differs, with the caret behind it. */
function showText(field: HTMLTextAreaElement, body: string) {
  const old = field.value;
  const text = body.replace(/\r\n?/g, "\n");
  const shorter = Math.min(old.length, text.length);
  let head = 0;
  while (head < shorter && old[head] === text[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === text.at(-1 - tail)) tail += 1;
  field.setRangeText(text.slice(head, text.length - tail), head, old.length - tail, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
