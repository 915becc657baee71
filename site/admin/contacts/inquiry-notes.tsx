import { Button, HStack, Stack, Text } from "@chakra-ui/react";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import { RestoreBanner } from "#site/admin/shell/restore-banner.tsx";
import { TextareaField } from "#site/ui/fields.tsx";
import { NotesConflict } from "./notes-conflict.tsx";
import { useNotes } from "./use-notes.ts";

/** What the studio keeps in mind about an inquiry. The person who wrote never sees it. */
export function InquiryNotes({ inquiry }: { readonly inquiry: Inquiry }) {
  const notes = useNotes(inquiry);
  const { theirs } = notes;
  return (
    <Stack
      as="form"
      gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        notes.save();
      }}
    >
      {notes.found !== null && (
        <RestoreBanner
          keptAt={notes.found.savedAt}
          storedAt={new Date(inquiry.updated_at)}
          onRestore={notes.restore}
          onDiscard={notes.discard}
        />
      )}
      {theirs !== null && (
        <NotesConflict
          theirs={theirs.notes}
          onKeepMine={() => {
            notes.keepMine(theirs);
          }}
          onTakeTheirs={() => {
            notes.takeTheirs(theirs);
          }}
          onKeepBoth={() => {
            notes.keepBoth(theirs);
          }}
        />
      )}
      <TextareaField
        label="Notes"
        help="For the studio only."
        rows={5}
        value={notes.text}
        error={notes.problem}
        onChange={(event) => {
          notes.type(event.target.value);
        }}
      />
      <HStack gap="3">
        <Button type="submit" size="sm" variant="outline" disabled={!notes.dirty || notes.saving}>
          {notes.saving ? "Saving..." : "Save notes"}
        </Button>
        <Text textStyle="caption" color="fg.muted" role="status">
          {notes.word}
        </Text>
      </HStack>
    </Stack>
  );
}
