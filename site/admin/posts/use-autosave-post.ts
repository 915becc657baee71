import { useCallback } from "react";
import type { RefObject } from "react";
import { flushSync } from "react-dom";
import { useLatest } from "#site/ui/use-latest.ts";
import { getPost } from "#supabase/data/posts.ts";
import type { PostRow } from "#supabase/data/posts.ts";
import { confirmReachable } from "#site/admin/form-safety/save-row.ts";
import type { DebouncedSave } from "#site/admin/form-safety/use-debounced-save.ts";
import { useDebouncedSave } from "#site/admin/form-safety/use-debounced-save.ts";
import { useIsMounted } from "#site/ui/use-is-mounted.ts";
import { useRefreshList } from "#site/admin/context/use-refresh-list.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import type { PostValues } from "#site/schemas/post.ts";
import {
  autosavedValues,
  canAutosaveNew,
  canAutosaveDraft,
  valuesAfterAutosave,
} from "./autosaved-values.ts";
import { ownEntryOf } from "./outbox.ts";
import { useIdempotentSave } from "./use-save-post.ts";
import type { PostFormState } from "./use-post-form.ts";

interface AutosaveOptions {
  /** True during an explicit save or an open version conflict. */
  readonly paused: boolean;
  readonly onConflict: (theirs: PostRow) => void;
  /** After the row of a new post was created. */
  readonly onCreated: (id: string) => void;
}

/**
 * Saves a draft after a pause in typing, and creates that of a new post. Public posts, drafts in
 * the outbox and invalid values are skipped. A failed save is retried after the next pause; the draft on this
 * device remains.
 */
export function useAutosavePost(state: PostFormState, options: AutosaveOptions): DebouncedSave {
  const client = useStaffClient();
  const refresh = useRefreshList("posts");
  const { saveRow, recordFailure } = useIdempotentSave(state);
  const latestRef = useLatest({ state, ...options, refresh, saveRow, recordFailure });
  const { form } = state;
  const isMounted = useIsMounted();

  const canSave = useCallback(() => {
    const { paused, state } = latestRef.current;
    return !paused && canAutosave(form.getValues(), state);
  }, [form, latestRef]);
  const save = useCallback(async () => {
    if (!isMounted() || !canSave()) return;
    const { state, saveRow, recordFailure } = latestRef.current;
    const values = form.getValues();
    const { base, isNew } = state;
    const draft = autosavedValues(values);
    try {
      if (base === null) {
        await confirmReachable(state.pendingCreateRef.current, (id) => getPost(client, id));
      }
    } catch (error) {
      console.warn("[post-autosave]", error);
      return;
    }
    try {
      const outcome = await saveRow(draft, base, isMounted);
      if (outcome.kind === "conflict") {
        latestRef.current.onConflict(outcome.theirs);
        return;
      }
      const { row } = outcome;
      if (base === null) void latestRef.current.refresh();
      // A closed form offers its local draft again, which continues the same row.
      if (!isMounted()) return;
      const isSaved = markAutosaved(latestRef, row, valuesAfterAutosave(values, isNew));
      if (base !== null) return;
      latestRef.current.onCreated(row.id);
      // Text typed meanwhile is now a local draft of the row, not of a new post.
      if (!isSaved) await latestRef.current.state.storePendingCreate(null);
    } catch (error) {
      if (base === null && isMounted()) await recordFailure(error, draft);
      console.warn("[post-autosave]", error);
    }
  }, [client, form, latestRef, isMounted, canSave]);

  return useDebouncedSave(form, { save, canSave });
}

/** Synchronous: the next save has to build on this version. Returns true if all values are saved. */
function markAutosaved(
  latestRef: RefObject<{ readonly state: PostFormState }>,
  row: PostRow,
  saved: PostValues,
): boolean {
  return flushSync(() => latestRef.current.state.markAutosaved(row, saved));
}

function canAutosave(values: PostValues, state: PostFormState): boolean {
  const { base, isNew, pendingCreateRef } = state;
  const id = base?.id ?? pendingCreateRef.current.id;
  if (id !== null && ownEntryOf(id) !== null) return false;
  // The text of a post that was deleted for good meanwhile is saved as a new one on demand only.
  return base === null ? isNew && canAutosaveNew(values) : canAutosaveDraft(values, base);
}
