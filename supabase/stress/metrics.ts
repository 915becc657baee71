/** Prints a measured value beside its limit. */
export function report(what: string, figure: string, limit: string) {
  console.info(`[figure] ${what}: ${figure} (limit: ${limit})`);
}

/** The percentile of the measured milliseconds for this share. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Runs `task` `count` times on `clients` concurrent loops. Returns the milliseconds of each run. */
export async function byClients(
  clients: number,
  count: number,
  task: (index: number) => Promise<void>,
): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const client = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      const begin = performance.now();
      await task(index);
      times.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return times;
}
