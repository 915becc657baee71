import { useLayoutEffect, useSyncExternalStore } from "react";
import type { AdminCommand, CommandType } from "#site/platform/platform.ts";
import { hasOpenDialog, onDialogChange } from "./open-dialog.ts";

type Listener = (command: AdminCommand) => void;

/** Listeners with the types of the commands that they make available. */
const listeners = new Map<Listener, readonly CommandType[]>();
const watchers = new Set<() => void>();
let waiting: AdminCommand | null = null;

/** Passes a command of the page's own controls on to the screens that listen. */
export function sendCommand(command: AdminCommand) {
  for (const listen of [...listeners.keys()]) listen(command);
}

/**
 * The guard of keys, menus and notices: nothing acts behind a dialog. An item that is to be opened waits
 * until the dialog is closed (the last one, if there are several); any other command is dropped.
 */
export function requestCommand(command: AdminCommand) {
  if (!hasOpenDialog()) sendCommand(command);
  else if (command.type === "open") waiting = command;
}

/** Opens the item that waited for a dialog. Returns the way to stop. */
export function releaseWaitingCommand(): () => void {
  return onDialogChange(() => {
    if (waiting === null || hasOpenDialog()) return;
    const command = waiting;
    waiting = null;
    sendCommand(command);
  });
}

/**
 * Listens from the moment the screen is seen. `types` are the commands that mean something while it is
 * there; `handle` should be stable (useCallback), `types` a constant.
 */
export function useCommands(types: readonly CommandType[], handle: Listener) {
  useLayoutEffect(() => {
    listeners.set(handle, types);
    notifyWatchers();
    return () => {
      listeners.delete(handle);
      notifyWatchers();
    };
  }, [types, handle]);
}

/** Every type that a shown screen listens to, in the order of the alphabet. */
export function useOfferedCommands(): readonly CommandType[] {
  return useSyncExternalStore(watch, offered);
}

let lastOffered: readonly CommandType[] = [];

/** The same array as long as nothing changed, as React requires. */
function offered(): readonly CommandType[] {
  const types = [...new Set([...listeners.values()].flat())].sort();
  if (types.join() !== lastOffered.join()) lastOffered = types;
  return lastOffered;
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

function notifyWatchers() {
  for (const changed of watchers) changed();
}
