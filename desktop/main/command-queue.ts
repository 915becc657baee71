import type { CommandType, DesktopCommand } from "../shared/bridge.ts";

/** Delivers commands to the page. Queues them while the page loads. Afterwards the page reports the
 * commands that it supports: others are dropped, except items to open, which stay in the queue until
 * sign-in or until a dialog closes. */
export function createCommandQueue(deliver: (command: DesktopCommand) => void) {
  let available: readonly CommandType[] | null = null;
  let waiting: DesktopCommand[] = [];
  const isAvailable = ({ type }: DesktopCommand) => available?.includes(type) === true;
  const mayWait = ({ type }: DesktopCommand) => available === null || type === "open";
  return {
    send: (command: DesktopCommand): void => {
      if (isAvailable(command)) deliver(command);
      else if (mayWait(command)) waiting.push(command);
    },
    setAvailable: (types: readonly CommandType[]): void => {
      available = types;
      const held = waiting;
      waiting = held.filter((command) => !isAvailable(command) && mayWait(command));
      for (const command of held.filter(isAvailable)) deliver(command);
    },
    /** The page was replaced or closed: the next one reports again. */
    reset: (): void => {
      available = null;
    },
  };
}
