import { formatCount } from "#site/format/number.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { trimText } from "#supabase/data/sanitize-text.ts";
import {
  addInquiryNote,
  listInquiryNotes,
  removeInquiryNote,
} from "#supabase/data/inquiry-notes.ts";
import { messageOf } from "#supabase/data/errors.ts";
import type { InquiryNote } from "#supabase/data/inquiry-notes.ts";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import { NOTE_MAX } from "#supabase/data/limits.ts";
import { countCharacters } from "#supabase/data/post-rules.ts";
import { useSaveCommands } from "#site/admin/form-safety/use-save-commands.ts";
import { OPEN_INQUIRY_POLL_MS } from "#site/admin/context/inquiry-broadcast.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { refetchAfterWrite } from "#site/admin/context/refetch-after-write.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { useIsSignedIn } from "#site/admin/session/session-store.ts";
import { useNoteText } from "./use-note-text.ts";

const notesKey = (inquiryId: string) => [...adminKeys.inquiries, "notes", inquiryId];

/** Query of the notes on an inquiry, polled for those of colleagues. */
export function useNotes(inquiryId: string) {
  const client = useStaffClient();
  const enabled = useIsSignedIn();
  return useQuery({
    queryKey: notesKey(inquiryId),
    enabled,
    queryFn: ({ signal }) => listInquiryNotes(client, inquiryId, signal),
    staleTime: 0,
    refetchInterval: OPEN_INQUIRY_POLL_MS,
  });
}

/** State and actions of the form for a new note. */
export function useNewNote(inquiry: Inquiry, notes: readonly InquiryNote[]) {
  const client = useStaffClient();
  const cache = useQueryClient();
  const text = useNoteText(inquiry, notes);
  const { note, dirty } = text;
  const tooLong = countCharacters(note.body) > NOTE_MAX;
  const { mutate, isPending, error, isSuccess } = useMutation({
    mutationFn: async (submitted: typeof note) => {
      await text.storePendingCreate(submitted);
      const body = trimText(submitted.body);
      return addInquiryNote(client, { id: submitted.id, inquiry_id: inquiry.id, body });
    },
    onSuccess: (_row, submitted) => {
      text.finishDraft(submitted);
      void refetchAfterWrite(cache, notesKey(inquiry.id));
    },
    onError: (failure) => {
      console.error("[inquiry-note]", failure);
    },
  });
  const add = () => {
    if (dirty && !isPending && !tooLong) mutate(note);
  };
  useSaveCommands({ save: add });
  return {
    ...text,
    add,
    adding: isPending,
    word: isSuccess && !dirty ? "Note saved" : "",
    problem: tooLong
      ? `A note can have ${formatCount(NOTE_MAX)} characters.`
      : error === null
        ? undefined
        : `The note was not saved. ${messageOf(error)}`.trim(),
  };
}

/** Deletes a note permanently. */
export function useRemoveNote(inquiryId: string) {
  const client = useStaffClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => removeInquiryNote(client, id),
    onSettled: () => refetchAfterWrite(cache, notesKey(inquiryId)),
  });
}
