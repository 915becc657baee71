import { useEffect, useRef } from "react";

/** Gives the focus back to the control that had it when `isBusy` began and that was disabled meanwhile,
 * unless the focus has gone elsewhere. */
export function useFocusAfter(isBusy: boolean) {
  const before = useRef<Element>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (isBusy && !wasBusy.current) before.current = document.activeElement;
    if (!isBusy && wasBusy.current && document.activeElement === document.body) {
      const control = before.current;
      if (control instanceof HTMLElement && control.isConnected)
        control.focus({ preventScroll: true });
    }
    wasBusy.current = isBusy;
  }, [isBusy]);
}
