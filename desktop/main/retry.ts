import { setTimeout as wait } from "node:timers/promises";

/** Runs `attempt` once, and once more after each delay (milliseconds); rejects with the last error. */
export async function retry<Result>(
  attempt: () => Promise<Result>,
  delays: readonly number[],
): Promise<Result> {
  for (const delay of delays) {
    try {
      return await attempt();
    } catch {
      // The last attempt reports its error.
      await wait(delay);
    }
  }
  return attempt();
}
