import { ipcRenderer } from "electron";

/** Electron puts this before the message of every rejection of a handler, with the channel's name. */
const PREFIX = /^Error invoking remote method '[^']*': (?:\w*Error: )?/;

/** Calls main; a rejection carries main's sentence alone. */
export async function invoke<Result>(channel: string, ...values: unknown[]): Promise<Result> {
  try {
    return (await ipcRenderer.invoke(channel, ...values)) as Result;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(message.replace(PREFIX, ""), { cause: error });
  }
}
