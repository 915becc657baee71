import { useEffect } from "react";
import { useLatest } from "./use-latest.ts";

/** Calls the function once when the browser is idle; after 500 ms in Safari, which has no idle callback. */
export function useWhenIdle(run: () => void) {
  const latestRef = useLatest(run);
  useEffect(() => {
    const call = () => {
      latestRef.current();
    };
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(call, 500);
      return () => {
        clearTimeout(timer);
      };
    }
    const handle = requestIdleCallback(call, { timeout: 3000 });
    return () => {
      cancelIdleCallback(handle);
    };
  }, [latestRef]);
}
