import { useLayoutEffect, useSyncExternalStore } from "react";
import type { AdminCommand, CommandType } from "#site/platform/platform.ts";
import { hasOpenDialog, onDialogChange } from "./open-dialog.ts";

type Listener = (command: AdminCommand) => void;

/** Listeners with the command types they handle. */
const listeners = new Map<Listener, readonly CommandType[]>();
const subscribers = new Set<() => void>();
let deferred: AdminCommand | null = null;

/** Sends a command to all mounted listeners. */
export function sendCommand(command: AdminCommand) {
  for (const listen of [...listeners.keys()]) listen(command);
}

/**
 * Entry point for shortcuts, menus and notifications. While a dialog is open, a command to open an
 * item is deferred until the last dialog closes; any other command is dropped.
 */
export function requestCommand(command: AdminCommand) {
  if (!hasOpenDialog()) sendCommand(command);
  else if (command.type === "open") deferred = command;
}

/** Runs the deferred command after the last dialog closes. Returns a function that unsubscribes. */
export function releaseWaitingCommand(): () => void {
  return onDialogChange(() => {
    if (deferred === null || hasOpenDialog()) return;
    const command = deferred;
    deferred = null;
    sendCommand(command);
  });
}

/**
 * Subscribes to all commands while the component is mounted, from the first layout effect on. `types`, a constant, are
 * those that menus show as available because of it; `handle` should be stable (useCallback).
 */
export function useCommands(types: readonly CommandType[], handle: Listener) {
  useLayoutEffect(() => {
    listeners.set(handle, types);
    notifySubscribers();
    return () => {
      listeners.delete(handle);
      notifySubscribers();
    };
  }, [types, handle]);
}

/** Whether a mounted component handles commands of the type. */
export function isHandled(type: CommandType): boolean {
  return [...listeners.values()].some((types) => types.includes(type));
}

/** Command types that a mounted component handles, sorted alphabetically. */
export function useEnabledCommands(): readonly CommandType[] {
  return useSyncExternalStore(subscribe, sortedTypes);
}

let lastTypes: readonly CommandType[] = [];

/** Returns the same array until the content changes, as useSyncExternalStore requires. */
function sortedTypes(): readonly CommandType[] {
  const types = [...new Set([...listeners.values()].flat())].sort();
  if (types.join() !== lastTypes.join()) lastTypes = types;
  return lastTypes;
}

function subscribe(changed: () => void): () => void {
  subscribers.add(changed);
  return () => subscribers.delete(changed);
}

function notifySubscribers() {
  for (const changed of subscribers) changed();
}
