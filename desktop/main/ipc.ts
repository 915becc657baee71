import type { IpcMain, IpcMainInvokeEvent } from "electron";
import { plainSentence } from "./user-facing-error.ts";

/** Parses the arguments of a call, or throws an error that names the invalid one. */
export type ParseArguments<Arguments> = (raw: readonly unknown[]) => Arguments;

interface WrapperOptions {
  /** Origin of the app's own page. */
  readonly trustedOrigin: string;
  readonly onRefused: (channel: string, reason: string) => void;
  readonly onFailed: (channel: string, error: unknown) => void;
}

/** Registers an IPC handler with checks: the sender must be the main frame of our own origin and the
 * arguments must parse; otherwise the call rejects and is logged. Later errors are logged in full,
 * and the page receives one sentence. */
export function createIpc(ipcMain: Pick<IpcMain, "handle">, options: WrapperOptions) {
  return function handle<Arguments, Result>(
    channel: string,
    parse: ParseArguments<Arguments>,
    run: (input: Arguments, event: IpcMainInvokeEvent) => Promise<Result> | Result,
  ): void {
    ipcMain.handle(channel, async (event, ...raw: unknown[]) => {
      if (!isTrusted(event, options.trustedOrigin)) {
        options.onRefused(channel, "sender");
        throw new Error("This page may not ask that.");
      }
      let input: Arguments;
      try {
        input = parse(raw);
      } catch (error) {
        options.onRefused(channel, error instanceof Error ? error.message : String(error));
        throw error;
      }
      try {
        return await run(input, event);
      } catch (error) {
        options.onFailed(channel, error);
        throw new Error(plainSentence(error), { cause: error });
      }
    });
  };
}

function isTrusted(event: IpcMainInvokeEvent, trustedOrigin: string): boolean {
  const frame = event.senderFrame;
  if (frame === null || frame.parent !== null || !URL.canParse(frame.url)) return false;
  const { protocol, host } = new URL(frame.url);
  // In Node's URL a custom scheme has the opaque origin "null", so its parts are compared.
  return `${protocol}//${host}` === trustedOrigin;
}
