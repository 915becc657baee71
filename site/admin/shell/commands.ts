import { useLayoutEffect } from "react";
import type { AdminCommand } from "#site/platform/platform.ts";

type Listener = (command: AdminCommand) => void;

const listeners = new Set<Listener>();

/** Passes a wish of keyboard, menu or notice on to whichever screen can fulfil it. */
export function sendCommand(command: AdminCommand) {
  for (const listen of listeners) listen(command);
}

/** Listens from the moment the screen is seen. `handle` should be stable (useCallback). */
export function useCommands(handle: Listener) {
  useLayoutEffect(() => {
    listeners.add(handle);
    return () => {
      listeners.delete(handle);
    };
  }, [handle]);
}
