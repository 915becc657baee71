import type { ProjectRow } from "#supabase/data/projects.ts";
import { scheduledDate, willBeScheduled } from "#site/admin/schedule/schedule.ts";
import type { Schedule } from "#site/admin/schedule/schedule.ts";

/** Label of the form's submit button. */
export function submitLabel(schedule: Schedule, stored: ProjectRow | null): string {
  const now = new Date();
  if (schedule.status === "draft") return "Save Draft";
  if (!willBeScheduled(schedule, stored, now)) return "Publish Project";
  const isScheduled = stored !== null && scheduledDate(stored, now) !== "";
  return isScheduled ? "Update Project" : "Schedule Project";
}
