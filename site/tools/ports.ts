import getPort from "get-port";

const host = "127.0.0.1";

/** Throws one sentence if the port is in use. */
export async function assertFreePort(port: number, setting: string): Promise<void> {
  if ((await getPort({ port, host })) === port) return;
  throw new Error(
    `Port ${port} is already in use: end what runs there, or choose another one with ${setting}.`,
  );
}

/** A port that is currently free. This process does not get it again for at least 15 seconds. */
export function freePort(): Promise<number> {
  return getPort({ host });
}
