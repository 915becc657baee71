import { Button, HStack, Stack, Text } from "@chakra-ui/react";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import { RestoreBanner } from "#site/admin/shell/restore-banner.tsx";
import { TextareaField } from "#site/ui/fields.tsx";
import { useNewNote } from "./use-notes.ts";

interface NewNoteProps {
  readonly inquiry: Inquiry;
  /** When the last note was written. */
  readonly storedAt: string | undefined;
}

export function NewNote({ inquiry, storedAt }: NewNoteProps) {
  const note = useNewNote(inquiry);
  return (
    <Stack
      as="form"
      gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        note.add();
      }}
    >
      {note.found !== null && (
        <RestoreBanner
          keptAt={note.found.savedAt}
          storedAt={storedAt === undefined ? null : new Date(storedAt)}
          onRestore={note.restore}
          onDiscard={note.discard}
        />
      )}
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
      </HStack>
    </Stack>
  );
}
