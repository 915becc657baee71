import { useCallback, useRef } from "react";
import type { FocusEvent, RefCallback } from "react";

/** Elements that take the focus when what had it before the notices is gone. */
const FALLBACK = "[role=tabpanel], main";

interface ToastFocus {
  /** For the region that holds all notices. */
  readonly onFocusCapture: (event: FocusEvent<HTMLElement>) => void;
  /** For each notice. */
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  readonly ref: RefCallback<HTMLElement>;
}

/** Lets Tab leave the notices. Zag's region gives the focus back to the element before it on every
 * blur, so that Tab, pressed in the last notice, returned to the page's end and to the notices again.
 * Here the focus goes back only when the notice that has it disappears. `resume` restarts the timers
 * of the notices, which stand still while one has the focus. */
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
      // After React has removed the notice.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        focusAfter(region, before.current);
      });
    };
  }, []);
  return { onFocusCapture, onBlur, ref };
}

/** The next notice, or where the focus came from, or the page. */
function focusAfter(region: HTMLElement | null, before: HTMLElement | null) {
  const notice = region?.querySelector<HTMLElement>("[role=status]");
  const origin = before?.isConnected === true ? before : null;
  const target = notice ?? origin ?? document.querySelector<HTMLElement>(FALLBACK);
  target?.focus({ preventScroll: true });
}
