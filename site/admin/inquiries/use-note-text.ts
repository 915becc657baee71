import { useCallback } from "react";
import * as v from "valibot";
import { trimText } from "#supabase/data/sanitize-text.ts";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import type { InquiryNote } from "#supabase/data/inquiry-notes.ts";
import { localDraftScope } from "#site/admin/form-safety/local-draft-model.ts";
import { useMessageText } from "./use-message-text.ts";

const noteText = v.object({ id: v.string(), body: v.string() });
type NoteText = Readonly<v.InferOutput<typeof noteText>>;

const blankNote = (): NoteText => ({ id: crypto.randomUUID(), body: "" });
const isWritten = ({ body }: NoteText) => body.trim() !== "";

/** State of the note form, with a draft on this device until it is saved. `notes` are the saved ones. */
export function useNoteText(inquiry: Inquiry, notes: readonly InquiryNote[]) {
  const parse = useCallback((stored: unknown) => unsavedNote(stored, notes), [notes]);
  const { text, write, finish, restore, ...rest } = useMessageText({
    scope: localDraftScope("inquiry-note", inquiry.id),
    name: `Note on ${inquiry.name}`,
    blank: blankNote,
    isWritten,
    parse,
  });
  return {
    ...rest,
    note: text,
    type: (body: string) => {
      write({ id: text.id, body });
    },
    restore: () => void restore(),
    /** Call when the note is stored. Text typed after the request becomes the next note. */
    finishDraft: (stored: NoteText) => {
      finish(text.body === stored.body ? null : { ...blankNote(), body: text.body });
    },
  };
}

function unsavedNote(stored: unknown, notes: readonly InquiryNote[]): NoteText | null {
  if (!v.is(noteText, stored) || !isWritten(stored)) return null;
  const { id, body } = stored;
  const isSaved = notes.some((note) => note.id === id && note.body === trimText(body));
  return isSaved ? null : { id, body };
}
