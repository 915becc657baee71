import { useState } from "react";
import type { FocusEvent, KeyboardEvent } from "react";

/** Roving focus: one tab stop; arrow keys, Home and End move between the buttons. */
export function useRovingFocus(count: number) {
  const [chosen, setCurrent] = useState(0);
  // The number of buttons can become smaller.
  const current = Math.min(chosen, count - 1);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Events of a menu in a portal bubble through its button.
    if (!event.currentTarget.contains(event.target as Node)) return;
    const next = nextIndex(event.key, current, count);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    buttonsOf(event.currentTarget)[next]?.focus();
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const index = buttonsOf(event.currentTarget).findIndex((button) => button === event.target);
    if (index !== -1) setCurrent(index);
  };
  return {
    bar: { onKeyDown, onFocus },
    tabIndexOf: (index: number) => (index === current ? 0 : -1),
  };
}

function buttonsOf(bar: HTMLElement): HTMLElement[] {
  return [...bar.querySelectorAll<HTMLElement>("button")];
}

function nextIndex(key: string, current: number, count: number): number | null {
  if (key === "ArrowRight") return (current + 1) % count;
  if (key === "ArrowLeft") return (current + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
