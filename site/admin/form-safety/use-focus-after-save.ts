import { useLayoutEffect, useRef } from "react";

/**
 * Restores focus to the control that had it when `isBusy` became true and that was disabled
 * meanwhile, unless another element has focus.
 */
export function useFocusAfterSave(isBusy: boolean) {
  const before = useRef<Element>(null);
  const wasBusy = useRef(false);
  // Before the next paint, in which browsers take the focus from a disabled control.
  useLayoutEffect(() => {
    if (isBusy && !wasBusy.current) before.current = document.activeElement;
    if (!isBusy && wasBusy.current && document.activeElement === document.body) {
      const control = before.current;
      if (control instanceof HTMLElement && control.isConnected)
        control.focus({ preventScroll: true });
    }
    wasBusy.current = isBusy;
  }, [isBusy]);
}
