import { useEffect, useRef, useState } from "react";
import type { PostRow } from "#supabase/data/posts.ts";
import { postOutbox } from "./post-outbox.ts";
import type { WaitingPost } from "./post-outbox.ts";
import type { PostFormState } from "./use-post-form.ts";

export interface WaitingDraft {
  /** As it stands in the outbox now; null when nothing of this form waits. */
  readonly entry: WaitingPost | null;
  /** What the form holds is kept under this id; null: nothing of it is. */
  readonly follow: (id: string | null) => void;
  /** Somebody decided against what waits. */
  readonly drop: () => void;
}

/** Follows the draft of an open form while it waits, until it is stored or needs a decision. */
export function useWaitingPost(
  state: PostFormState,
  waiting: WaitingPost | null,
  onConflict: (theirs: PostRow) => void,
): WaitingDraft {
  const [id, setId] = useState(waiting?.id ?? null);
  const { entry, delivery } = useFollowed(id);
  const seen = useRef(delivery);
  const shown = useRef<PostRow>(null);
  useEffect(() => {
    if (delivery === null || delivery === seen.current) return;
    seen.current = delivery;
    state.goOnDelivered(delivery.row, delivery.sent.form);
  }, [delivery, state]);
  useEffect(() => {
    if (entry?.state.kind !== "conflict" || entry.state.theirs === shown.current) return;
    shown.current = entry.state.theirs;
    onConflict(entry.state.theirs);
  }, [entry, onConflict]);
  return {
    entry,
    follow: setId,
    drop: () => {
      if (entry !== null) void postOutbox.drop(entry.id);
    },
  };
}

function useFollowed(id: string | null) {
  const entry = postOutbox.useOutbox(
    ({ entries }) => entries.find((known) => known.id === id) ?? null,
  );
  const delivery = postOutbox.useOutbox(({ delivered }) =>
    id === null ? null : (delivered[id] ?? null),
  );
  return { entry, delivery };
}
