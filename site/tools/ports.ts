import { createServer } from "node:net";

/** Throws one sentence if the port is in use. */
export async function assertFreePort(port: number, setting: string): Promise<void> {
  const free = await new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once("error", () => {
      resolve(false);
    });
    probe.listen(port, "127.0.0.1", () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });
  if (free) return;
  throw new Error(
    `Port ${port} is already in use: end what runs there, or choose another one with ${setting}.`,
  );
}

/** A port that is currently free. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === "string") reject(new Error("No free port."));
        else resolve(address.port);
      });
    });
  });
}
