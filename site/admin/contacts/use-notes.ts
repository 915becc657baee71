import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import { NOTES_MAX } from "#supabase/data/limits.ts";
import { countCharacters } from "#supabase/data/post-rules.ts";
import { shortTime } from "#site/admin/shell/short-time.ts";
import { useStaffClient } from "#site/admin/shell/staff-backend.tsx";
import { saveInquiry } from "./save-inquiry.ts";
import { useKeepInquiry } from "./use-inquiries.ts";
import { useNotesText } from "./use-notes-text.ts";
import { useSaveCommand } from "./use-save-command.ts";

/** The notes of an inquiry while they are written, saved and, if need be, brought together. */
export function useNotes(inquiry: Inquiry) {
  const notes = useNotesText(inquiry);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const { save, saving, problem, theirs, setTheirs } = useSaving(notes, () => {
    setSavedAt(new Date());
  });
  const keep = useKeepInquiry();
  useSaveCommand(() => {
    if (notes.dirty) save(notes.base);
  });

  return {
    ...notes,
    saving,
    problem,
    theirs,
    word: savedAt === null || notes.dirty ? "" : `Saved ${shortTime(savedAt)}`,
    save: () => {
      save(notes.base);
    },
    keepMine: (row: Inquiry) => {
      notes.startFrom(row);
      save(row);
    },
    keepBoth: (row: Inquiry) => {
      notes.type(`${row.notes}\n\n${notes.text}`.trim());
      notes.startFrom(row);
      setTheirs(null);
    },
    takeTheirs: (row: Inquiry) => {
      notes.settle(row);
      keep(row);
      setTheirs(null);
    },
  };
}

function useSaving(notes: ReturnType<typeof useNotesText>, onSaved: () => void) {
  const client = useStaffClient();
  const keep = useKeepInquiry();
  const [theirs, setTheirs] = useState<Inquiry | null>(null);
  const tooLong = countCharacters(notes.text) > NOTES_MAX;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (over: Inquiry) => saveInquiry(client, over, { notes: notes.text }),
    onSuccess: (result) => {
      setTheirs(result.kind === "conflict" ? result.theirs : null);
      if (result.kind === "conflict") return;
      notes.settle(result.row);
      keep(result.row);
      onSaved();
    },
    onError: (failure) => {
      console.error("[inquiry-notes]", failure);
    },
  });
  return {
    theirs,
    setTheirs,
    saving: isPending,
    save: (over: Inquiry) => {
      if (!isPending && !tooLong) mutate(over);
    },
    problem: tooLong
      ? `Notes can have ${NOTES_MAX.toLocaleString("en-US")} characters.`
      : error === null
        ? undefined
        : `The notes were not saved. ${messageOf(error)}`.trim(),
  };
}
