import { Heading, Stack } from "@chakra-ui/react";
import { messageOf } from "#supabase/data/errors.ts";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import type { InquiryNote } from "#supabase/data/inquiry-notes.ts";
import { LIST_HEADING, useListFocus } from "#site/admin/data-table/use-list-focus.ts";
import { LoadingSkeleton } from "#site/ui/loading-skeleton.tsx";
import { ErrorState } from "#site/ui/states.tsx";
import { NewNote } from "./new-note.tsx";
import { NoteItem } from "./note-item.tsx";
import { useNotes } from "./use-notes.ts";

const NO_NOTES: readonly InquiryNote[] = [];

/** Internal notes of the studio on an inquiry; never visible to the sender. */
export function InquiryNotes({ inquiry }: { readonly inquiry: Inquiry }) {
  const notes = useNotes(inquiry.id);
  const container = useListFocus<HTMLDivElement>();
  return (
    <Stack ref={container} as="section" gap="3" aria-labelledby="inquiry-notes">
      <Heading
        id="inquiry-notes"
        as="h3"
        textStyle="uiTitle"
        fontSize="0.9375rem"
        {...LIST_HEADING}
      >
        Notes
      </Heading>
      {notes.isPending && <LoadingSkeleton height="12" label="Loading the notes" />}
      {notes.isLoadingError && (
        <ErrorState
          message={`The notes could not be loaded. ${messageOf(notes.error)}`.trim()}
          onRetry={() => void notes.refetch()}
        />
      )}
      {notes.data !== undefined && notes.data.length > 0 && (
        <Stack as="ol" listStyleType="none" gap="3" aria-label="Notes">
          {notes.data.map((note) => (
            <NoteItem key={note.id} note={note} />
          ))}
        </Stack>
      )}
      <NewNote inquiry={inquiry} notes={notes.data ?? NO_NOTES} />
    </Stack>
  );
}
