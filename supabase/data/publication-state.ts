import type { PublishStatus } from "./limits.ts";

/** Tolerated clock difference to the server: a row published just now must not appear scheduled. */
const CLOCK_TOLERANCE_MS = 60_000;

export type PublicationState = "draft" | "scheduled" | "published";

/** The columns that decide whether visitors see a row. `published_at` is ISO 8601. */
export interface PublicationColumns {
  readonly status: PublishStatus;
  readonly published_at: string | null;
}

/** The state of a post or project at a given time. A row with a future publication date is not public yet. */
export function publicationState(
  { status, published_at }: PublicationColumns,
  now: Date,
): PublicationState {
  if (status === "draft") return "draft";
  const date = published_at === null ? 0 : new Date(published_at).getTime();
  return date > now.getTime() + CLOCK_TOLERANCE_MS ? "scheduled" : "published";
}
