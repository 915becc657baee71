import { useEffect, useRef } from "react";
import type { RefObject } from "react";

interface FocusLater<Element extends HTMLElement> {
  readonly region: RefObject<Element | null>;
  readonly focusLater: (name: string) => void;
}

/**
 * Focuses a button or field of a region, by its accessible name, once `changed` has another value and is rendered. The text
 * of a field is selected, so that typing replaces it.
 */
export function useFocusLater(changed: unknown): FocusLater<HTMLDivElement> {
  const region = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const name = wanted.current;
    if (name === null || region.current === null) return;
    wanted.current = null;
    const controls = region.current.querySelectorAll<HTMLElement>("button, [role=textbox]");
    const control = [...controls].find((each) => nameOf(each) === name);
    control?.focus();
    if (control?.isContentEditable === true) getSelection()?.selectAllChildren(control);
  }, [changed]);
  return {
    region,
    focusLater: (name) => {
      wanted.current = name;
    },
  };
}

function nameOf(control: HTMLElement): string {
  return control.getAttribute("aria-label") ?? control.textContent.trim();
}
