import { useEffect, useRef, useState } from "react";
import type { PostRow } from "#supabase/data/posts.ts";
import { removeEntry, useOutboxState } from "./outbox.ts";
import type { OutboxEntry } from "./outbox-entry.ts";
import type { PostFormState } from "./use-post-form.ts";

export interface FormEntry {
  /** The form's entry in the outbox; null if it has none. */
  readonly entry: OutboxEntry | null;
  /** Sets the id of the form's entry; null if it has none. */
  readonly track: (id: string | null) => void;
  /** Removes the entry from the outbox. */
  readonly remove: () => void;
}

/** Follows the entry of an open form until it is sent or has a conflict. `opened`: the entry that the form was opened with. */
export function useOutboxEntry(
  { markEntrySent }: Pick<PostFormState, "markEntrySent">,
  opened: Pick<OutboxEntry, "id"> | null,
  onConflict: (theirs: PostRow) => void,
): FormEntry {
  const [id, setId] = useState(opened?.id ?? null);
  const { entry, sentEntry } = useEntryState(id);
  const handledEntry = useRef(sentEntry);
  const reportedVersion = useRef<number>(null);
  useEffect(() => {
    if (sentEntry === null || sentEntry === handledEntry.current) return;
    handledEntry.current = sentEntry;
    markEntrySent(sentEntry.row, sentEntry.sent);
  }, [sentEntry, markEntrySent]);
  useEffect(() => {
    if (entry?.state.kind !== "conflict") return;
    const { theirs } = entry.state;
    // Every reading of the stored entries makes new objects.
    if (theirs.version === reportedVersion.current) return;
    reportedVersion.current = theirs.version;
    onConflict(theirs);
  }, [entry, onConflict]);
  return {
    entry,
    track: setId,
    remove: () => {
      if (entry !== null) void removeEntry(entry.id);
    },
  };
}

function useEntryState(id: string | null) {
  const entry = useOutboxState(
    ({ entries }) => entries.find((candidate) => candidate.id === id) ?? null,
  );
  const sentEntry = useOutboxState(({ sentEntries }) =>
    id === null ? null : (sentEntries[id] ?? null),
  );
  return { entry, sentEntry };
}
