import { useCallback, useState } from "react";
import { trimText } from "#supabase/data/sanitize-text.ts";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import type { InquiryNote } from "#supabase/data/inquiry-notes.ts";
import { draftScope } from "#site/admin/form-safety/draft-model.ts";
import { useDraft } from "#site/admin/form-safety/use-draft.ts";
import { useUnsavedGuard } from "#site/admin/form-safety/unsaved-guard.tsx";

interface NoteText {
  /** Idempotency key: the same for every attempt to save the note, also after a reload. */
  readonly id: string;
  readonly body: string;
}

const emptyNote = (): NoteText => ({ id: crypto.randomUUID(), body: "" });

/** State of the note form, with a draft on this device until it is saved. `notes` are the stored ones. */
export function useNoteText(inquiry: Inquiry, notes: readonly InquiryNote[]) {
  const [note, setNote] = useState(emptyNote);
  const parse = useCallback((stored: unknown) => unsavedNote(stored, notes), [notes]);
  const draft = useDraft(draftScope("inquiry-note", inquiry.id), parse);
  const dirty = note.body.trim() !== "";
  const { release } = useUnsavedGuard({ dirty, name: `Note on ${inquiry.name}` });
  const write = (next: NoteText) => {
    setNote(next);
    draft.change(() => next);
  };
  const restore = async () => {
    const restored = await draft.restore();
    if (restored !== null) write(restored.values);
  };
  return {
    note,
    dirty,
    draft,
    type: (body: string) => {
      write({ id: note.id, body });
    },
    restore: () => void restore(),
    /** Call before the request: its response may not arrive. */
    markSent: (sent: NoteText) => draft.storeSentRequest(sent.id, () => sent),
    /** Call when the note is stored. Text typed after the request becomes the next note. */
    finishDraft: (stored: NoteText) => {
      const rest = note.body === stored.body ? "" : note.body;
      const next = { ...emptyNote(), body: rest };
      draft.clear();
      if (rest === "") {
        setNote(next);
        release();
      } else write(next);
    },
  };
}

function unsavedNote(stored: unknown, notes: readonly InquiryNote[]): NoteText | null {
  if (typeof stored !== "object" || stored === null) return null;
  if (!("id" in stored) || !("body" in stored)) return null;
  const { id, body } = stored;
  if (typeof id !== "string" || typeof body !== "string" || body.trim() === "") return null;
  const isSaved = notes.some((note) => note.id === id && note.body === trimText(body));
  return isSaved ? null : { id, body };
}
