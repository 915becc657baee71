import { useCallback, useEffect, useMemo, useState } from "react";
import * as v from "valibot";
import { useLocalDraft } from "#site/admin/form-safety/use-local-draft.ts";
import { localDraftScope } from "#site/admin/form-safety/local-draft-model.ts";
import { hasLocalDraft } from "#site/admin/form-safety/local-draft-view.ts";
import { useUnsavedGuard } from "#site/admin/form-safety/unsaved-guard.tsx";
import { changedCopy } from "#site/content/page-copy.ts";
import type { CopyPage, StoredCopy } from "#site/content/page-copy.ts";
import { useIsMounted } from "#site/ui/use-is-mounted.ts";
import { useLatest } from "#site/ui/use-latest.ts";
import {
  baseCopyOf,
  editsSince,
  editsWhilePublishing,
  hasChanges,
  undone,
  withPublishing,
  withStep,
} from "./copy-edits.ts";
import type { Edits } from "./copy-edits.ts";
import { unpublished } from "./copy-model.ts";
import type { CopyChanges } from "./copy-model.ts";
import { useEarlierPublication } from "./use-published-copy.ts";
import type { PublicationEvents, PublishedCopy, PublishRequest } from "./use-published-copy.ts";

const storedChanges = v.record(v.string(), v.nullable(changedCopy));

/** Drafts hold changes only: they apply to whatever is published when they are restored. */
export function parseChanges(stored: unknown): CopyChanges | null {
  return v.is(storedChanges, stored) && hasChanges(stored) ? stored : null;
}

/** The changes of a page that are not published. They stay on this device and come back by themselves. */
export function useCopyDraft(page: CopyPage, title: string, loaded: PublishedCopy) {
  const earlier = useEarlierPublication(page);
  const [edits, setEdits] = useState(() => editsWhilePublishing(earlier?.variables));
  const base = baseCopyOf(edits, loaded);
  const { copy } = base;
  const changes = useMemo(() => unpublished(copy, edits.changes), [copy, edits.changes]);
  const pending = edits.typed === null ? changes : unpublished(copy, edits.typed);
  const draft = useLocalDraft(localDraftScope("page-copy", page), parseChanges);
  useUnsavedGuard({ dirty: hasChanges(changes), name: title, isStored: draft.isStored });
  const store = useStoreChanges(draft);
  // The changes that are being published are shown without the draft, which may have later ones.
  const isChanged = hasChanges(changes) && (edits.publishing === null || edits.past.length > 0);
  useRestoredDraft(draft, { copy, isChanged, setEdits });
  const events = usePublicationEvents(edits, { earlier, setEdits, store });

  const show = (next: Edits) => {
    store(next.changes);
    setEdits(next);
  };
  return {
    /** The base copy, to which the changes apply: see `baseCopyOf`. */
    copy,
    changes,
    /** The changes with a text that is being typed: both are published. */
    pending,
    canUndo: edits.past.length > 0,
    status: draft.status,
    inOtherTab: draft.inOtherTab,
    /** Stores the changes with what is being typed, as no step of undo yet; null when that cannot be used. */
    storeTyped: (next: CopyChanges | null) => {
      store(next ?? changes);
      setEdits((current) => ({ ...current, typed: next }));
    },
    change: (next: CopyChanges) => {
      show(withStep(edits, next));
    },
    undo: () => {
      show(undone(edits) ?? edits);
    },
    /** Returns what is to be published. The page stays editable: later changes remain after publication. */
    startPublishing: (): PublishRequest => {
      const request = { ...base, changes: pending };
      setEdits((current) => withPublishing(current, request));
      return request;
    },
    ...events,
    /** Whether the changes are on this device. A later visit of the page may have taken them back. */
    isStored: () => draft.isStored() && hasLocalDraft("page-copy", page),
  };
}

interface EditsOfPage {
  readonly earlier: EarlierPublication;
  readonly setEdits: (change: (edits: Edits) => Edits) => void;
  /** Stores changes on this device. */
  readonly store: (changes: CopyChanges) => void;
}

/**
 * Keeps what was changed after the request, on the page and on this device. `earlierError` is why the publication
 * failed that was running when the page was opened.
 */
function usePublicationEvents(
  edits: Edits,
  { earlier, setEdits, store }: EditsOfPage,
): PublicationEvents & { readonly earlierError: Error | null } {
  const latest = useLatest(edits);
  const isMounted = useIsMounted();
  const events: PublicationEvents = {
    onPublished: (_, saved) => {
      const { typed, changes } = editsSince(latest.current, saved);
      const left = typed ?? changes;
      // A page that was left no longer writes the draft: it deletes one of which nothing is left, unless a later visit
      // changed it.
      if (isMounted() || !hasChanges(left)) store(left);
      setEdits((current) => editsSince(current, saved));
    },
    onFailed: () => {
      setEdits((current) => ({ ...current, publishing: null }));
    },
  };
  useEndOfPublication(earlier, events);
  return { ...events, earlierError: earlier?.error ?? null };
}

/**
 * Reports the end of a publication that was running when the page was opened: its own events are those of the page that
 * was left.
 */
function useEndOfPublication(earlier: EarlierPublication, events: PublicationEvents) {
  const latest = useLatest(events);
  const { variables: request, data: saved, error } = earlier ?? {};
  useEffect(() => {
    if (request === undefined) return;
    if (error instanceof Error) latest.current.onFailed(request, error);
    if (saved !== undefined) latest.current.onPublished(request, saved);
  }, [request, saved, error, latest]);
}

type EarlierPublication = ReturnType<typeof useEarlierPublication>;

type CopyDraft = ReturnType<typeof useLocalDraft<CopyChanges>>;

/** Returns a function that stores changes on this device. Without changes the draft is deleted. */
function useStoreChanges({ change, clear }: CopyDraft) {
  return useCallback(
    (changes: CopyChanges) => {
      if (hasChanges(changes)) change(() => changes);
      else clear();
    },
    [change, clear],
  );
}

interface Restored {
  readonly copy: StoredCopy;
  /** Anything was changed here. */
  readonly isChanged: boolean;
  readonly setEdits: (change: (edits: Edits) => Edits) => void;
}

/** Restores the draft of an earlier visit while nothing is changed. One that is published by now is deleted. */
function useRestoredDraft(
  { offered, restore, clear }: CopyDraft,
  { copy, isChanged, setEdits }: Restored,
) {
  const latestCopy = useLatest(copy);
  useEffect(() => {
    if (offered === null || isChanged) return;
    void restore().then((restored) => {
      if (restored === null) return;
      const found = unpublished(latestCopy.current, restored.values);
      if (!hasChanges(found)) clear();
      else setEdits((edits) => ({ ...edits, changes: found, past: [{}], typed: null }));
    });
  }, [offered, isChanged, restore, clear, latestCopy, setEdits]);
}
