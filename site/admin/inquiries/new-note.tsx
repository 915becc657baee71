import { Button, HStack, Stack, Text } from "@chakra-ui/react";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import type { InquiryNote } from "#supabase/data/inquiry-notes.ts";
import { LocalDraftNotices } from "#site/admin/form-safety/local-draft-notices.tsx";
import { LocalDraftStatusLine } from "#site/admin/form-safety/local-draft-status.tsx";
import { TextareaField } from "#site/ui/fields.tsx";
import { useNewNote } from "./use-notes.ts";

interface NewNoteProps {
  readonly inquiry: Inquiry;
  /** Stored notes, oldest first. */
  readonly notes: readonly InquiryNote[];
}

/** The form of a note. Unsaved text is stored on the device and offered again. */
export function NewNote({ inquiry, notes }: NewNoteProps) {
  const note = useNewNote(inquiry, notes);
  const { draft } = note;
  return (
    <Stack
      as="form"
      gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        note.add();
      }}
    >
      <LocalDraftNotices
        offered={draft.offered}
        inOtherTab={draft.inOtherTab}
        rowSavedAt={null}
        onRestore={note.restore}
        onDiscard={draft.discard}
      />
      <TextareaField
        label="Add a note"
        help="For the studio only."
        rows={3}
        value={note.note.body}
        error={note.problem}
        onChange={(event) => {
          note.type(event.target.value);
        }}
      />
      <HStack gap="3">
        <Button type="submit" size="sm" variant="outline" disabled={!note.dirty || note.adding}>
          {note.adding ? "Saving..." : "Save note"}
        </Button>
        <Text textStyle="caption" color="fg.muted" role="status">
          {note.word}
        </Text>
        <LocalDraftStatusLine status={draft.status} savedAt={null} />
      </HStack>
    </Stack>
  );
}
