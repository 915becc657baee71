import { useCallback, useEffect, useState } from "react";
import * as v from "valibot";
import { useDraft } from "#site/admin/form-safety/use-draft.ts";
import { draftScope } from "#site/admin/form-safety/draft-model.ts";
import { useUnsavedGuard } from "#site/admin/form-safety/unsaved-guard.tsx";
import { changedCopy } from "#site/content/page-copy.ts";
import type { CopyPage } from "#site/content/page-copy.ts";
import type { CopyChanges } from "./copy-model.ts";

const storedChanges = v.record(v.string(), v.nullable(changedCopy));

interface Edits {
  readonly changes: CopyChanges;
  /** Earlier changes, for undo, the latest last. */
  readonly past: readonly CopyChanges[];
  /** The changes with the text that is being typed; null while none is. */
  readonly typed: CopyChanges | null;
}

const NO_EDITS: Edits = { changes: {}, past: [], typed: null };

/** Drafts hold changes only: they apply to whatever is published when they are restored. */
function parseChanges(stored: unknown): CopyChanges | null {
  return v.is(storedChanges, stored) && Object.keys(stored).length > 0 ? stored : null;
}

/** The changes of a page that are not published. They stay on this device and come back by themselves. */
export function useCopyDraft(page: CopyPage, title: string) {
  const [{ changes, past, typed }, setEdits] = useState(NO_EDITS);
  const draft = useDraft(draftScope("page-copy", page), parseChanges);
  const { offered, restore, change: store, clear } = draft;
  const hasChanges = Object.keys(changes).length > 0;
  useUnsavedGuard({ dirty: hasChanges, name: title, isStored: draft.isStored });

  useEffect(() => {
    if (offered === null || hasChanges) return;
    void restore().then((restored) => {
      if (restored !== null) setEdits({ changes: restored.values, past: [{}], typed: null });
    });
  }, [offered, hasChanges, restore]);

  const storeChanges = useCallback(
    (next: CopyChanges) => {
      if (Object.keys(next).length === 0) clear();
      else store(() => next);
    },
    [clear, store],
  );
  return {
    changes,
    /** The changes with a text that is being typed: both are published. */
    pending: typed ?? changes,
    canUndo: past.length > 0,
    status: draft.status,
    inOtherTab: draft.inOtherTab,
    /** Stores the changes with what is being typed, as no step of undo yet; null when that cannot be used. */
    storeTyped: (next: CopyChanges | null) => {
      storeChanges(next ?? changes);
      setEdits((edits) => ({ ...edits, typed: next }));
    },
    change: (next: CopyChanges) => {
      storeChanges(next);
      setEdits({ changes: next, past: [...past, changes], typed: null });
    },
    undo: () => {
      const previous = past.at(-1);
      if (previous === undefined) return;
      storeChanges(previous);
      setEdits({ changes: previous, past: past.slice(0, -1), typed: null });
    },
    /** Call after publishing. */
    clear: () => {
      clear();
      setEdits(NO_EDITS);
    },
  };
}
