import type { ProjectRow } from "#supabase/data/projects.ts";
import { scheduledDate, willBeScheduled } from "#site/admin/schedule/schedule.ts";
import type { Schedule } from "#site/admin/schedule/schedule.ts";

/** Label of the form's submit button. CP09: “Publish Project” whenever the status is published, also for an update. */
export function submitLabel(schedule: Schedule, base: ProjectRow | null): string {
  const now = new Date();
  if (schedule.status === "draft") return "Save Draft";
  if (!willBeScheduled(schedule, base, now)) return "Publish Project";
  const isScheduled = base !== null && scheduledDate(base, now) !== "";
  return isScheduled ? "Update Project" : "Schedule Project";
}
