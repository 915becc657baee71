import { useEffect, useRef, useState } from "react";
import type { PostRow } from "#supabase/data/posts.ts";
import { postOutbox } from "./post-outbox.ts";
import type { QueuedPost } from "./post-outbox.ts";
import type { PostFormState } from "./use-post-form.ts";

export interface QueuedPostState {
  /** Its entry in the outbox; null if no draft of this form is queued. */
  readonly entry: QueuedPost | null;
  /** Sets the id of the form's queued draft; null if it has none. */
  readonly follow: (id: string | null) => void;
  /** Removes the queued draft from the outbox. */
  readonly drop: () => void;
}

/** Tracks the queued draft of an open form until it is stored or has a conflict. */
export function useQueuedPost(
  state: PostFormState,
  queued: QueuedPost | null,
  onConflict: (theirs: PostRow) => void,
): QueuedPostState {
  const [id, setId] = useState(queued?.id ?? null);
  const { entry, sentEntry } = useOutboxState(id);
  const handledEntry = useRef(sentEntry);
  const reportedVersion = useRef<PostRow>(null);
  useEffect(() => {
    if (sentEntry === null || sentEntry === handledEntry.current) return;
    handledEntry.current = sentEntry;
    state.markSent(sentEntry.row, sentEntry.sent.form);
  }, [sentEntry, state]);
  useEffect(() => {
    if (entry?.state.kind !== "conflict" || entry.state.theirs === reportedVersion.current) return;
    reportedVersion.current = entry.state.theirs;
    onConflict(entry.state.theirs);
  }, [entry, onConflict]);
  return {
    entry,
    follow: setId,
    drop: () => {
      if (entry !== null) void postOutbox.remove(entry.id);
    },
  };
}

function useOutboxState(id: string | null) {
  const entry = postOutbox.useOutbox(
    ({ entries }) => entries.find((candidate) => candidate.id === id) ?? null,
  );
  const sentEntry = postOutbox.useOutbox(({ sentEntries }) =>
    id === null ? null : (sentEntries[id] ?? null),
  );
  return { entry, sentEntry };
}
