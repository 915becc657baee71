import type { KeyboardEvent } from "react";

/** Props of the element of a row that receives the focus from the arrow keys. */
export const ROW_FOCUS_TARGET = { "data-row-stop": "" } as const;

/** Key handler of a list: arrow keys, Home and End move the focus between rows. All controls remain in
 * the tab order. */
export function roveFocus(event: KeyboardEvent<HTMLElement>) {
  const active = document.activeElement;
  if (active === null || isTyping(active)) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-row-stop]")];
  const row = stops.findIndex((stop) => stop.closest("li, tr")?.contains(active) === true);
  const target = targetOf(event.key, row, stops.length);
  if (target === null) return;
  event.preventDefault();
  stops[target]?.focus();
}

function targetOf(key: string, row: number, count: number): number | null {
  if (row < 0) return null;
  if (key === "ArrowDown") return Math.min(row + 1, count - 1);
  if (key === "ArrowUp") return Math.max(row - 1, 0);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

function isTyping(element: Element): boolean {
  return element.matches("input:not([type=checkbox]), textarea, select, [contenteditable]");
}
