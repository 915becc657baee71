import type { PublishStatus } from "#supabase/data/limits.ts";
import { postState } from "./post-state.ts";
import type { StateColumns } from "./post-state.ts";

/** A post goes out by itself when its date has come: `publishOn` as a date field writes it,
 * "2027-03-03T14:05" in the zone of whoever looks at it; '' for "at once". */
export interface Schedule {
  readonly status: PublishStatus;
  readonly publishOn: string;
}

/** What the date field shows of a stored post: the date that is still to come. */
export function plannedDate(row: StateColumns, now: Date): string {
  return postState(row, now) === "scheduled"
    ? dateFieldValue(new Date(row.published_at ?? ""))
    : "";
}

export function dateFieldValue(date: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join("-");
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The column that carries the date, when it has to change. Without it the server keeps the date of a
 * scheduled post, and dates the first publication itself. */
export function scheduleChange(
  { status, publishOn }: Schedule,
  base: StateColumns | null,
  now: Date,
): { readonly published_at?: string | null } {
  const planned = base === null ? "" : plannedDate(base, now);
  const wanted = status === "published" ? publishOn : "";
  if (wanted === planned) return {};
  return { published_at: wanted === "" ? null : stamp(new Date(wanted)) };
}

/** As the server writes times, so that an answer that got lost is recognised. */
function stamp(date: Date): string {
  return date.toISOString().replace(/\.\d{3}Z$/, "+00:00");
}

/** true, or the sentence that stands at the date field. */
export function scheduleProblem(
  { status, publishOn }: Schedule,
  base: StateColumns | null,
  now: Date,
): true | string {
  if (status === "draft" || publishOn === "") return true;
  // The date may come while somebody writes; then the post is public already.
  const stored = base?.published_at ?? null;
  if (stored !== null && dateFieldValue(new Date(stored)) === publishOn) return true;
  return new Date(publishOn) > now || "Choose a time to come, or publish at once.";
}

/** Whether saving now makes the post wait for its date. */
export function willWait({ status, publishOn }: Schedule, now: Date): boolean {
  return status === "published" && publishOn !== "" && new Date(publishOn) > now;
}
