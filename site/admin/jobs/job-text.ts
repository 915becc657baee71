import type { Job, JobRun } from "#supabase/data/jobs.ts";
import {
  JOB_LOG_DAYS,
  MISSING_PATH_DAYS,
  REPLY_WARNING_HOURS,
  TRASH_DAYS,
} from "#supabase/data/limits.ts";
import { numberWord } from "#site/format/number.ts";

export const JOB_TEXTS: Readonly<Record<Job, { readonly title: string; readonly about: string }>> =
  {
    reminders: {
      title: "Send reminders",
      about: `Due reminders, and replies due in less than ${numberWord(REPLY_WARNING_HOURS)} hours`,
    },
    trash: {
      title: "Empty the trash",
      about: `Posts and projects deleted over ${String(TRASH_DAYS)} days ago`,
    },
    inquiries: {
      title: "Erase old inquiries",
      about: "After the months set in Site settings; all stay if none are set",
    },
    "restore-rows": {
      title: "Tidy up after restores",
      about: "Rows of a backup whose restore did not finish",
    },
    "missing-paths": {
      title: "Forget addresses that were not found",
      about: `Those that nobody asked for during ${String(MISSING_PATH_DAYS)} days`,
    },
    "job-runs": { title: "Shorten the log", about: `Runs over ${String(JOB_LOG_DAYS)} days ago` },
  };

/** Singular and plural of what a job deletes or sends. */
const NOUNS: Readonly<Record<string, readonly [string, string]>> = {
  posts: ["post", "posts"],
  projects: ["project", "projects"],
  inquiries: ["inquiry", "inquiries"],
  rows: ["row", "rows"],
  runs: ["run", "runs"],
  addresses: ["address", "addresses"],
  reminders: ["reminder", "reminders"],
  warnings: ["warning", "warnings"],
};

/** The outcome of a run: "2 posts and 1 project deleted", "nothing to send" or "failed". */
export function outcomeText(job: Job, { counts, error }: Pick<JobRun, "counts" | "error">): string {
  if (error !== null) return "failed";
  const isMail = job === "reminders";
  const parts = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${NOUNS[kind]?.[count === 1 ? 0 : 1] ?? kind}`);
  if (parts.length === 0) return isMail ? "nothing to send" : "nothing to delete";
  return `${parts.join(" and ")} ${isMail ? "sent" : "deleted"}`;
}
