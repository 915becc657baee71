import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { postSchema } from "#site/schemas/post.ts";
import type { LocalDraftNoticesProps } from "#site/admin/form-safety/local-draft-notices.tsx";
import type { LocalDraftStatus } from "#site/admin/form-safety/local-draft-writer.ts";
import { NOT_SENT } from "#site/admin/form-safety/save-row.ts";
import type { CreateState, PendingCreate } from "#site/admin/form-safety/save-row.ts";
import { useRowLocalDraft } from "#site/admin/form-safety/use-row-local-draft.ts";
import { useRowGuard } from "#site/admin/form-safety/use-row-guard.ts";
import { useBodyImages } from "#site/admin/rich-text-editor/index.ts";
import type { BodyImages } from "#site/admin/rich-text-editor/index.ts";
import type { PostRow } from "#supabase/data/posts.ts";
import type { OutboxEntry } from "./outbox-entry.ts";
import { useChosenFile } from "./use-chosen-file.ts";
import type { ChosenFile } from "./use-chosen-file.ts";
import { EMPTY_POST, valuesOf } from "./post-values.ts";
import type { PostValues } from "#site/schemas/post.ts";

export interface PostFormState extends ChosenFile, CreateState {
  readonly form: UseFormReturn<PostValues>;
  /** The saved version that the next save builds on; null until the first save or autosave. */
  readonly base: PostRow | null;
  /** True in the form of a new post until its first explicit save; an autosaved draft leaves it true. */
  readonly isNew: boolean;
  /** Images of the content, including running uploads. */
  readonly bodyImages: BodyImages;
  readonly localDraftStatus: LocalDraftStatus;
  readonly localDraftNotices: Omit<LocalDraftNoticesProps, "rowSavedAt">;
  /**
   * After a save that closes the form: deletes the local draft, disables the unsaved guard and
   * resets the form.
   */
  readonly resetForm: () => void;
  /** After a save: rebases the form on the row. Fields changed since the request stay dirty. */
  readonly markSaved: (row: PostRow, submitted: PostValues) => void;
  /**
   * After an autosave: updates base and defaults without changing field values, caret or selection.
   * `values` are those that count as saved; returns true if the form has no others.
   */
  readonly markAutosaved: (row: PostRow, values: PostValues) => boolean;
  /**
   * After the outbox sent the draft, possibly from another window. A file chosen since stays
   * chosen.
   */
  readonly markEntrySent: (row: PostRow, submitted: PostValues) => void;
  /** After the draft came into the outbox: its values count as saved, so the unsaved guard is disabled. */
  readonly markInOutbox: (submitted: PostValues) => void;
  /** Replaces the base version without changing the field values. */
  readonly rebase: (row: PostRow) => void;
  /** After the saved row was deleted for good: the next save creates a new post. */
  readonly detach: () => void;
}

/**
 * Form state of a post with local draft, unsaved guard, uploads and version tracking. An
 * entry of the outbox is shown with its own values.
 */
export function usePostForm(loaded: PostRow | null, entry: OutboxEntry | null): PostFormState {
  const saved = useSavedState(loaded, entry);
  const { base, chosen, setBase, defaults } = saved;
  const form = useForm<PostValues>({ defaultValues: defaults });
  const draft = useRowLocalDraft(form, {
    kind: "post",
    rowId: base?.id ?? entry?.id ?? null,
    schema: postSchema,
    defaults,
    pendingCreate: initialPendingCreate(entry),
  });
  const bodyImages = useBodyImages("blog-images");
  const release = useRowGuard({
    kind: "post",
    title: useWatch({ control: form.control, name: "title" }),
    dirty: form.formState.isDirty || saved.hasNewFile || bodyImages.pending.length > 0,
    isStored: draft.isStored,
  });

  return {
    form,
    base,
    isNew: saved.isNew,
    ...chosen,
    bodyImages,
    localDraftStatus: draft.localDraftStatus,
    localDraftNotices: draft.localDraftNotices,
    pendingCreateRef: draft.pendingCreateRef,
    storePendingCreate: draft.storePendingCreate,
    ...formTransitions(form, saved, draft.clear, release),
    rebase: setBase,
    detach: () => {
      setBase(null);
      saved.setIsNew(false);
    },
  };
}

/** An entry without a saved row was sent under its own id. */
function initialPendingCreate(entry: OutboxEntry | null): PendingCreate {
  if (entry === null) return NOT_SENT;
  const id = entry.base === null ? entry.id : null;
  return { id, unacknowledgedRows: entry.unacknowledgedRows, mayBeSaved: true };
}

/** The state transitions of the form after its values are saved or in the outbox. */
function formTransitions(
  form: UseFormReturn<PostValues>,
  saved: SavedState,
  clearLocalDraft: () => void,
  release: () => void,
) {
  const { chosen, hasNewFile, setBase, setIsNew, opensNew } = saved;
  const applySaved = (values: PostValues, image: File | null) => {
    saved.applySaved(values, image);
    form.reset(values);
    release();
  };
  const rebaseForm = (values: PostValues, submitted: PostValues, image: File | null) => {
    setIsNew(false);
    const current = form.getValues();
    applySaved(values, image);
    // By `!==`, because all values of a post's form are texts or null.
    const changedFields = FIELDS.filter((field) => current[field] !== submitted[field]);
    for (const field of changedFields) form.setValue(field, current[field], { shouldDirty: true });
    if (changedFields.length === 0) clearLocalDraft();
  };
  const markSaved = (row: PostRow, submitted: PostValues) => {
    setBase(row);
    rebaseForm(valuesOf(row), submitted, null);
  };
  return {
    resetForm: () => {
      setBase(null);
      setIsNew(opensNew);
      applySaved(EMPTY_POST, null);
      clearLocalDraft();
    },
    markSaved,
    markAutosaved: autosaveTransition(form, saved, clearLocalDraft, release),
    markEntrySent: (row: PostRow, submitted: PostValues) => {
      markSaved(row, submitted);
      if (hasNewFile) chosen.setFile(chosen.file);
    },
    markInOutbox: (submitted: PostValues) => {
      rebaseForm(submitted, submitted, chosen.file);
    },
  };
}

/** See `PostFormState.markAutosaved`. */
function autosaveTransition(
  form: UseFormReturn<PostValues>,
  { hasNewFile, setBase, setDefaults }: SavedState,
  clearLocalDraft: () => void,
  release: () => void,
): PostFormState["markAutosaved"] {
  return (row, values) => {
    setBase(row);
    setDefaults(values);
    const changedFields = FIELDS.filter((field) => form.getValues(field) !== values[field]);
    form.reset(values, { keepValues: true, keepErrors: true, keepIsSubmitted: true });
    for (const field of changedFields)
      form.setValue(field, form.getValues(field), { shouldDirty: true });
    const isSaved = changedFields.length === 0;
    if (isSaved) clearLocalDraft();
    if (isSaved && !hasNewFile) release();
    return isSaved;
  };
}

type SavedState = ReturnType<typeof useSavedState>;

/** The saved state: on the server, or in the outbox on this device. */
function useSavedState(loaded: PostRow | null, entry: OutboxEntry | null) {
  const [base, setBase] = useState(loaded);
  const opensNew = loaded === null && entry === null;
  const [isNew, setIsNew] = useState(opensNew);
  const chosen = useChosenFile(entry?.image ?? null);
  const [savedFile, setSavedFile] = useState(chosen.file);
  const [defaults, setDefaults] = useState(() => entry?.values ?? defaultValuesOf(loaded));
  const applySaved = (values: PostValues, image: File | null) => {
    chosen.setFile(image);
    setSavedFile(image);
    setDefaults(values);
  };
  const hasNewFile = chosen.file !== savedFile;
  return {
    ...{ base, setBase, isNew, setIsNew, opensNew },
    ...{ chosen, hasNewFile, defaults, setDefaults, applySaved },
  };
}

const FIELDS = Object.keys(EMPTY_POST) as (keyof PostValues)[];

function defaultValuesOf(row: PostRow | null): PostValues {
  return row === null ? EMPTY_POST : valuesOf(row);
}
