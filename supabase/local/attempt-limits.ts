import { createRateLimiter } from "./rate-limiter.ts";

/** Attempts within ten minutes; Infinity for no limit. */
export interface Allowance {
  readonly perAccount: number;
  readonly perSocket: number;
  readonly inAll: number;
}

/** The origin of an attempt. */
interface Attempt {
  readonly account: string;
  /** Remote address of the socket. */
  readonly socket: string;
  /** A device with an earlier sign-in to this account: it has a limit of its own, so that attempts
   * from other devices cannot lock it out. Null for every other device. */
  readonly device: string | null;
}

export interface AttemptLimits {
  /** Counts an attempt. Null when it is allowed, else the milliseconds to wait. */
  take(attempt: Attempt): number | null;
  /** Resets the account's failures after a successful attempt. */
  succeed(attempt: Attempt): void;
  /** Removes the attempt from the count: it failed for a reason that is not the caller's. */
  giveBack(attempt: Attempt): void;
}

const TEN_MINUTES = 10 * 60 * 1000;
const EVERYONE = "";

/** Counts attempts for the account, for the socket and in total; `succeed` takes those of the account back. */
export function createAttemptLimits(
  allowance: Allowance,
  now: () => number = Date.now,
): AttemptLimits {
  const limiter = (limit: number) => createRateLimiter(limit, TEN_MINUTES, now);
  const devices = limiter(allowance.perAccount);
  const accounts = limiter(allowance.perAccount);
  const sockets = limiter(allowance.perSocket);
  const all = limiter(allowance.inAll);
  const counters = ({ account, socket, device }: Attempt) =>
    device === null
      ? ([
          [accounts, account],
          [sockets, socket],
          [all, EVERYONE],
        ] as const)
      : ([[devices, device]] as const);

  return {
    take(attempt) {
      const taken: (() => void)[] = [];
      for (const [counter, key] of counters(attempt)) {
        const waitMs = counter.take(key);
        if (waitMs !== null) {
          for (const giveBack of taken) giveBack();
          return waitMs;
        }
        taken.push(() => {
          counter.giveBack(key);
        });
      }
      return null;
    },
    succeed(attempt) {
      for (const [counter, key] of counters(attempt)) {
        if (counter === accounts || counter === devices) counter.forget(key);
        else counter.giveBack(key);
      }
    },
    giveBack(attempt) {
      for (const [counter, key] of counters(attempt)) counter.giveBack(key);
    },
  };
}
