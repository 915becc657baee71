import type { PublishStatus } from "#supabase/data/limits.ts";
import { publicationState } from "#supabase/data/publication-state.ts";
import type { PublicationColumns, PublicationState } from "#supabase/data/publication-state.ts";
import { dateFieldValue } from "#site/format/date-field.ts";

/**
 * Publication schedule. `publishOn` has the format of a datetime-local input, "2027-03-03T14:05" in
 * the local time zone; '' means immediately.
 */
export interface Schedule {
  readonly status: PublishStatus;
  readonly publishOn: string;
}

/** The saved columns of a post or project that a schedule depends on. Times are ISO 8601. */
export interface SavedSchedule extends PublicationColumns {
  readonly deleted_at: string | null;
}

/** The date field's value for a saved row: its future publication date, or ''. */
export function scheduledDate(row: SavedSchedule, now: Date): string {
  return hasState(row, "scheduled", now) ? dateFieldValue(new Date(row.published_at ?? "")) : "";
}

/**
 * The `published_at` column, only if it has to change. Without the column, the server leaves the
 * date of a scheduled row unchanged and sets the date of a first publication. The date of a public
 * row never changes: a future one would take it offline.
 */
export function scheduleChange(
  { status, publishOn }: Schedule,
  base: SavedSchedule | null,
  now: Date,
): { readonly published_at?: string | null } {
  if (isPublic(base, now)) return {};
  // The server also keeps the future date of a scheduled row that became a draft.
  const retainedDate = base === null ? "" : scheduledDate({ ...base, status: "published" }, now);
  const newDate = status === "published" ? publishOn : "";
  if (newDate === retainedDate) return {};
  return { published_at: newDate === "" ? null : formatServerTime(new Date(newDate)) };
}

/**
 * Formats a time as the server does, so that a saved row compares equal to the row that was sent.
 */
function formatServerTime(date: Date): string {
  return date.toISOString().replace(/\.\d{3}Z$/, "+00:00");
}

/** Validates the date: true, or the error message for the field. */
export function scheduleProblem(
  { status, publishOn }: Schedule,
  base: SavedSchedule | null,
  now: Date,
): true | string {
  if (status === "draft" || publishOn === "" || isPublic(base, now)) return true;
  // The saved date may pass while the row is in the trash: restored, it is public.
  const savedDate = base?.published_at ?? null;
  if (savedDate !== null && dateFieldValue(new Date(savedDate)) === publishOn) return true;
  return new Date(publishOn) > now || "Choose a time to come, or publish at once.";
}

/** True if saving now schedules the row. */
export function willBeScheduled(
  { status, publishOn }: Schedule,
  base: SavedSchedule | null,
  now: Date,
): boolean {
  if (status === "draft" || publishOn === "" || isPublic(base, now)) return false;
  return new Date(publishOn) > now;
}

/** True if visitors see the saved row. */
export function isPublic(row: SavedSchedule | null, now: Date): boolean {
  return row !== null && hasState(row, "published", now);
}

/** True for a draft without a date of publication: its slug follows the title, for as long as it is sent empty. */
export function isUndatedDraft({ status, published_at }: PublicationColumns): boolean {
  return status === "draft" && published_at === null;
}

function hasState(row: SavedSchedule, state: PublicationState, now: Date): boolean {
  return row.deleted_at === null && publicationState(row, now) === state;
}
