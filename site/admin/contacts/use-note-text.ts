import { useState } from "react";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import { useUnsavedGuard } from "#site/admin/shell/unsaved-guard.tsx";
import { useLocalCopy } from "#site/admin/shell/use-local-copy.ts";

interface NoteText {
  /** Stays the same through every try to save it, so that it is stored once. */
  readonly id: string;
  readonly body: string;
}

const emptyNote = (): NoteText => ({ id: crypto.randomUUID(), body: "" });
const textOf = (stored: unknown) =>
  typeof stored === "string" && stored.trim() !== "" ? stored : null;

/** The note that is being written, with a copy on this device until it is saved. */
export function useNoteText(inquiry: Inquiry) {
  const [note, setNote] = useState(emptyNote);
  const copy = useLocalCopy(`studio-copy:inquiry:${inquiry.id}:`, textOf);
  const dirty = note.body.trim() !== "";
  const { release } = useUnsavedGuard({ dirty, name: `Note on ${inquiry.name}` });
  const type = (body: string) => {
    setNote(({ id }) => ({ id, body }));
    copy.keep(() => body);
  };
  return {
    note,
    dirty,
    type,
    /** The note is stored. What was typed after it was sent becomes the next one. */
    settle: (stored: NoteText) => {
      const rest = note.body === stored.body ? "" : note.body;
      setNote({ ...emptyNote(), body: rest });
      if (rest !== "") return;
      copy.clear();
      release();
    },
    found: copy.found,
    restore: () => {
      if (copy.found !== null) type(copy.found.values);
      copy.dropFound();
    },
    discard: copy.dropFound,
  };
}
