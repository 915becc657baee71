import { reasonOf } from "./backend-error.ts";

interface MailWorker {
  /** Ends the timer and waits for a running delivery. */
  readonly stop: () => Promise<void>;
}

/**
 * Runs `deliver` every `intervalMs` milliseconds, never twice at a time. If the outbox cannot be reached, reports
 * it once until it can again.
 */
export function startMailWorker(deliver: () => Promise<unknown>, intervalMs: number): MailWorker {
  let running: Promise<void> | null = null;
  let isReported = false;
  const run = async () => {
    try {
      await deliver();
      isReported = false;
    } catch (error) {
      if (!isReported) console.error(`Mails wait in the outbox: ${reasonOf(error)}`);
      isReported = true;
    }
  };
  const timer = setInterval(() => {
    running ??= run().finally(() => {
      running = null;
    });
  }, intervalMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
