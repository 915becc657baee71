import { useState } from "react";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import { useUnsavedGuard } from "#site/admin/shell/unsaved-guard.tsx";
import { useLocalCopy } from "#site/admin/shell/use-local-copy.ts";

const textOf = (stored: unknown) => (typeof stored === "string" ? stored : null);

/** The text of the notes: as stored until somebody types, then as typed, with a copy on this device. */
export function useNotesText(inquiry: Inquiry) {
  const [typed, setTyped] = useState<string | null>(null);
  /** The version that the writing started from is the one to save over. */
  const [base, setBase] = useState(inquiry);
  const copy = useLocalCopy(`studio-copy:inquiry:${inquiry.id}:`, textOf);
  const dirty = typed !== null && typed !== base.notes;
  const { release } = useUnsavedGuard({ dirty, name: `Notes on ${inquiry.name}` });

  const type = (text: string) => {
    if (typed === null) setBase(inquiry);
    setTyped(text);
    copy.keep(() => text);
  };
  return {
    text: typed ?? inquiry.notes,
    base,
    dirty,
    type,
    startFrom: setBase,
    /** The row holds what counts now. What was typed after it was sent stays typed. */
    settle: (row: Inquiry) => {
      setTyped((now) => (now === typed ? null : now));
      setBase(row);
      copy.clear();
      release();
    },
    found: copy.found !== null && copy.found.values !== inquiry.notes ? copy.found : null,
    restore: () => {
      if (copy.found !== null) type(copy.found.values);
      copy.dropFound();
    },
    discard: copy.dropFound,
  };
}
