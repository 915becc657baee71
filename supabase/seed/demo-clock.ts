const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Times relative to the moment of seeding, so that the demo content is always recent. */
export function demoClock(now: Date) {
  const midnight = Math.floor(now.getTime() / DAY) * DAY;
  return {
    /** A time in the working hours of a day; `seed` scatters the times deterministically. */
    onDay(day: number, seed: string): string {
      const minutes = 7 * 60 + ((seed.length * 47) % (8 * 60));
      return new Date(midnight + day * DAY + minutes * 60_000).toISOString();
    },
    hoursAgo: (hours: number) => new Date(now.getTime() - hours * HOUR).toISOString(),
  };
}

export type DemoClock = ReturnType<typeof demoClock>;
