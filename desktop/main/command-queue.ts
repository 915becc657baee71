import type { DesktopCommand } from "../shared/bridge.ts";

/** Holds commands back until the dashboard listens (cold start by a link), then delivers in order. */
export function createCommandQueue(deliver: (command: DesktopCommand) => void) {
  let listening = false;
  let waiting: DesktopCommand[] = [];
  return {
    send: (command: DesktopCommand) => {
      if (listening) deliver(command);
      else waiting.push(command);
    },
    /** The dashboard listens. */
    open: () => {
      listening = true;
      const held = waiting;
      waiting = [];
      for (const command of held) deliver(command);
    },
    /** The page is reloading or gone. */
    close: () => {
      listening = false;
    },
  };
}
