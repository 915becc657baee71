import { reasonOf } from "./backend-error.ts";

export interface Worker {
  /** Ends the timer and waits for running work. */
  readonly stop: () => Promise<void>;
}

interface WorkerOptions {
  readonly intervalMs: number;
  /** The first part of the sentence that reports a failure. */
  readonly failure: string;
  /** Works at the start, too, and not only when the first interval has passed. */
  readonly atOnce?: boolean;
}

/**
 * Calls `work` every `intervalMs` milliseconds, never twice at a time. Reports a failure once, until a call succeeds
 * again.
 */
export function startWorker(
  work: () => Promise<unknown>,
  { intervalMs, failure, atOnce = false }: WorkerOptions,
): Worker {
  let running: Promise<void> | null = null;
  let isReported = false;
  const run = async () => {
    try {
      await work();
      isReported = false;
    } catch (error) {
      if (!isReported) console.error(`${failure}: ${reasonOf(error)}`);
      isReported = true;
    }
  };
  const runUnlessRunning = () => {
    running ??= run().finally(() => {
      running = null;
    });
  };
  if (atOnce) runUnlessRunning();
  const timer = setInterval(runUnlessRunning, intervalMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
