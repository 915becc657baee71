import { ipcRenderer } from "electron";

/** Electron adds this prefix with the channel's name to every rejection of a handler. */
const PREFIX = /^Error invoking remote method '[^']*': (?:\w*Error: )?/;

/** Calls main; rejects with main's sentence without the prefix. */
export async function invoke<Result>(channel: string, ...values: unknown[]): Promise<Result> {
  try {
    return (await ipcRenderer.invoke(channel, ...values)) as Result;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(message.replace(PREFIX, ""), { cause: error });
  }
}
