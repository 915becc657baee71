import type { ProjectRow } from "#supabase/data/projects.ts";
import { plannedDate, willWait } from "#site/admin/schedule/schedule.ts";
import type { Schedule } from "#site/admin/schedule/schedule.ts";

/** Label of the form's submit button. */
export function submitLabel(schedule: Schedule, stored: ProjectRow | null): string {
  const now = new Date();
  if (schedule.status === "draft") return "Save Draft";
  if (!willWait(schedule, stored, now)) return "Publish Project";
  const isScheduled = stored !== null && plannedDate(stored, now) !== "";
  return isScheduled ? "Update Project" : "Schedule Project";
}
