import type { PublishStatus } from "#supabase/data/limits.ts";
import { dateFieldValue } from "#site/format/date-field.ts";
import { postState } from "./post-state.ts";
import type { StateColumns } from "./post-state.ts";

/**
 * Publication schedule. `publishOn` has the format of a datetime-local input, "2027-03-03T14:05" in
 * the local time zone; '' means immediately.
 */
export interface Schedule {
  readonly status: PublishStatus;
  readonly publishOn: string;
}

/** The date field's value for a stored post: its future publication date, or ''. */
export function plannedDate(row: StateColumns, now: Date): string {
  return postState(row, now) === "scheduled"
    ? dateFieldValue(new Date(row.published_at ?? ""))
    : "";
}

/**
 * The `published_at` column, only if it has to change. Without the column, the server leaves the
 * date of a scheduled post unchanged and sets the date of a first publication.
 */
export function scheduleChange(
  { status, publishOn }: Schedule,
  base: StateColumns | null,
  now: Date,
): { readonly published_at?: string | null } {
  const storedDate = base === null ? "" : plannedDate(base, now);
  const newDate = status === "published" ? publishOn : "";
  if (newDate === storedDate) return {};
  return { published_at: newDate === "" ? null : formatServerTime(new Date(newDate)) };
}

/**
 * Formats a time as the server does, so that a stored row compares equal to the row that was sent.
 */
function formatServerTime(date: Date): string {
  return date.toISOString().replace(/\.\d{3}Z$/, "+00:00");
}

/** Validates the date: true, or the error message for the field. */
export function scheduleProblem(
  { status, publishOn }: Schedule,
  base: StateColumns | null,
  now: Date,
): true | string {
  if (status === "draft" || publishOn === "") return true;
  // The stored date may pass while the form is open; the post is then public already.
  const stored = base?.published_at ?? null;
  if (stored !== null && dateFieldValue(new Date(stored)) === publishOn) return true;
  return new Date(publishOn) > now || "Choose a time to come, or publish at once.";
}

/** True if saving now schedules the post. */
export function willWait({ status, publishOn }: Schedule, now: Date): boolean {
  return status === "published" && publishOn !== "" && new Date(publishOn) > now;
}
