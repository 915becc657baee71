import { REBUILD_INTERVAL_MINUTES } from "#supabase/data/limits.ts";
import type { SiteBuild } from "#supabase/data/site-build.ts";
import { numberWord } from "#site/format/number.ts";
import { timePhrase } from "#site/format/time.ts";

/** A sentence on the rebuild, and whether it reports a failure. */
interface SiteBuildText {
  readonly text: string;
  readonly isFailure: boolean;
}

/**
 * "No build hook is set", "Failed at 17:36: The host answered 500. Next request at 17:41", "Waiting: changes at 17:36, request
 * at 17:41", "Requested 5 minutes ago" or "Not requested yet".
 */
export function siteBuildText(build: SiteBuild, now = new Date()): SiteBuildText {
  const { hasHook, next, requested, attempted, error } = build;
  if (!hasHook) return { text: "No build hook is set", isFailure: false };
  if (error !== null && attempted !== null) {
    const failed = `Failed ${timePhrase(attempted, now)}: ${error}`;
    const text = next === null ? failed : `${failed} Next request ${phraseOfNext(next, now)}`;
    return { text, isFailure: true };
  }
  if (next !== null) {
    const text = `Waiting: ${reasonOf(build, now)}, request ${phraseOfNext(next, now)}`;
    return { text, isFailure: false };
  }
  if (requested === null) return { text: "Not requested yet", isFailure: false };
  return { text: `Requested ${agePhrase(requested, now)}`, isFailure: false };
}

/** The answer to "Rebuild now": when the host is asked. */
export function rebuildAnswer(next: Date, now = new Date()): string {
  if (isNow(next, now)) return "The host is asked for a rebuild within a minute.";
  const interval = `${numberWord(REBUILD_INTERVAL_MINUTES)} minutes`;
  return `The host is asked at most every ${interval}: your request follows ${timePhrase(next, now)}.`;
}

function reasonOf({ wanted, changed }: SiteBuild, now: Date): string {
  if (wanted !== null) return `asked for ${timePhrase(wanted, now)}`;
  return changed === null ? "changes" : `changes ${timePhrase(changed, now)}`;
}

function phraseOfNext(next: Date, now: Date): string {
  return isNow(next, now) ? "within a minute" : timePhrase(next, now);
}

function isNow(next: Date, now: Date): boolean {
  return next.getTime() - now.getTime() < MINUTE_MS;
}

const MINUTE_MS = 60_000;

/** "less than a minute ago", "1 minute ago", "59 minutes ago", then the time of the day. */
function agePhrase(date: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - date.getTime()) / MINUTE_MS);
  if (minutes < 1) return "less than a minute ago";
  if (minutes >= 60) return timePhrase(date, now);
  return minutes === 1 ? "1 minute ago" : `${String(minutes)} minutes ago`;
}
