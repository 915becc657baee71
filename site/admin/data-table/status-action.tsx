import { CalendarX, EyeOff, Send } from "lucide-react";
import { RowAction } from "./row-action.tsx";
import type { PublicationState } from "#supabase/data/publication-state.ts";

interface StatusActionProps {
  readonly title: string;
  readonly state: PublicationState;
  readonly busy: boolean;
  readonly onToggle: () => void;
  readonly onCancelSchedule: () => void;
}

/** The row action that publishes a draft, unpublishes a public row, or cancels the schedule of a scheduled one. */
export function StatusAction({ title, state, busy, ...actions }: StatusActionProps) {
  if (state === "scheduled") {
    return (
      <RowAction
        label="Cancel the schedule"
        name={`Cancel the schedule of ${title}`}
        busy={busy}
        onClick={actions.onCancelSchedule}
      >
        <CalendarX />
      </RowAction>
    );
  }
  const isDraft = state === "draft";
  const label = isDraft ? "Publish" : "Unpublish";
  return (
    <RowAction label={label} name={`${label} ${title}`} busy={busy} onClick={actions.onToggle}>
      {isDraft ? <Send /> : <EyeOff />}
    </RowAction>
  );
}
