import { publicationState } from "#supabase/data/publication-state.ts";
import type { PublicationColumns, PublicationState } from "#supabase/data/publication-state.ts";

/** The state of a post or project in the lists of the dashboard. */
export type RowState = "trash" | PublicationState;

interface StateColumns extends PublicationColumns {
  readonly deleted_at: string | null;
}

/** The state of a post or project at a given time. */
export function rowState(row: StateColumns, now: Date): RowState {
  return row.deleted_at === null ? publicationState(row, now) : "trash";
}
