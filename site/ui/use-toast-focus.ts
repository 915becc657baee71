import { useCallback, useRef } from "react";
import type { FocusEvent, RefCallback } from "react";

/** Elements that take the focus if the previously focused element is gone. */
const FALLBACK = "[role=tabpanel], main";

interface ToastFocus {
  /** For the region that contains all toasts. */
  readonly onFocusCapture: (event: FocusEvent<HTMLElement>) => void;
  /** For each toast. */
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  readonly ref: RefCallback<HTMLElement>;
}

/**
 * Lets Tab leave the toasts. Zag's region returns the focus to the previously focused element on every
 * blur, so Tab in the last toast would loop back into the toasts. Here the focus returns only when the
 * focused toast is removed. `resume` restarts the toasts' timers, which pause while a toast has the focus.
 */
export function useToastFocus(resume: () => void): ToastFocus {
  const before = useRef<HTMLElement | null>(null);
  const onFocusCapture = useCallback((event: FocusEvent<HTMLElement>) => {
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) before.current = from;
  }, []);
  const onBlur = useCallback(
    (event: FocusEvent<HTMLElement>) => {
      const region = event.currentTarget.parentElement;
      if (region?.contains(event.relatedTarget) === true) return;
      event.stopPropagation();
      resume();
    },
    [resume],
  );
  const ref = useCallback<RefCallback<HTMLElement>>((notice) => {
    if (notice === null) return;
    const region = notice.parentElement;
    return () => {
      if (!notice.contains(document.activeElement)) return;
      // After React has removed the toast.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        focusAfter(region, before.current);
      });
    };
  }, []);
  return { onFocusCapture, onBlur, ref };
}

/** Focuses the next toast, else the previously focused element, else the page. */
function focusAfter(region: HTMLElement | null, before: HTMLElement | null) {
  const notice = region?.querySelector<HTMLElement>("[role=status]");
  const origin = before?.isConnected === true ? before : null;
  const target = notice ?? origin ?? document.querySelector<HTMLElement>(FALLBACK);
  target?.focus({ preventScroll: true });
}
