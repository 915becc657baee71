import { changesSince } from "./copy-model.ts";
import type { CopyChanges } from "./copy-model.ts";
import type { PublishedCopy, PublishRequest } from "./use-published-copy.ts";

/** The changes of a page since it was opened or published. */
export interface Edits {
  readonly changes: CopyChanges;
  /** Earlier changes, for undo, the latest last. */
  readonly past: readonly CopyChanges[];
  /** The changes with the text that is being typed; null while none is. */
  readonly typed: CopyChanges | null;
  /** The changes that are being published; null while none are. */
  readonly publishing: PublishRequest | null;
  /** The copy after the last publication; null before. */
  readonly saved: PublishedCopy | null;
}

export const NO_EDITS: Edits = {
  changes: {},
  past: [],
  typed: null,
  publishing: null,
  saved: null,
};

/** The edits of a page that is opened while changes of it are being published: those changes. */
export function editsWhilePublishing(publishing: PublishRequest | undefined): Edits {
  return publishing === undefined
    ? NO_EDITS
    : { ...NO_EDITS, changes: publishing.changes, publishing };
}

/** The edits with other changes, as a step of undo. */
export function withStep(edits: Edits, changes: CopyChanges): Edits {
  return { ...edits, changes, past: [...edits.past, edits.changes], typed: null };
}

/** The edits with the text that is being typed as a change; the same edits while none is. */
function withTyped(edits: Edits): Edits {
  return edits.typed === null ? edits : withStep(edits, edits.typed);
}

/** The edits with the changes from before the last step; null if there is none. */
export function undone(edits: Edits): Edits | null {
  const changes = edits.past.at(-1);
  if (changes === undefined) return null;
  return { ...edits, changes, past: edits.past.slice(0, -1), typed: null };
}

/** The edits while changes are being published. A text that is being typed is among those, so it is a change now. */
export function withPublishing(edits: Edits, publishing: PublishRequest): Edits {
  return { ...withTyped(edits), publishing };
}

/**
 * The base copy, to which the changes apply: during publication the one of the request, even if another is loaded
 * meanwhile; after it the saved one, until that is loaded, too. Otherwise the published copy as it was loaded last.
 */
export function baseCopyOf({ publishing, saved }: Edits, loaded: PublishedCopy): PublishedCopy {
  if (publishing !== null) return publishing;
  return saved !== null && saved.version > loaded.version ? saved : loaded;
}

/** The edits that remain after publication: those made after the request. */
export function editsSince(edits: Edits, saved: PublishedCopy): Edits {
  const { publishing } = edits;
  if (publishing === null) return edits;
  const since = (changes: CopyChanges) => changesSince(publishing, saved.copy, changes);
  const changes = since(edits.changes);
  return {
    changes,
    past: hasChanges(changes) ? [{}] : [],
    typed: edits.typed === null ? null : since(edits.typed),
    publishing: null,
    saved,
  };
}

/** Whether anything is changed. */
export function hasChanges(changes: CopyChanges): boolean {
  return Object.keys(changes).length > 0;
}
