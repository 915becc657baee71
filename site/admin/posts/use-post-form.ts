import { useCallback, useRef, useState } from "react";
import type { RefObject } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { draftScope } from "#site/admin/drafts/draft-model.ts";
import type { DraftNoticesProps } from "#site/admin/drafts/draft-notices.tsx";
import type { DraftStatus } from "#site/admin/drafts/draft-writer.ts";
import { useDraft } from "#site/admin/drafts/use-draft.ts";
import { useFormChanges } from "#site/admin/drafts/use-form-changes.ts";
import { useUnsavedGuard } from "#site/admin/shell/unsaved-guard.tsx";
import { useBodyPictures } from "#site/admin/writing/index.ts";
import type { BodyPictures } from "#site/admin/writing/index.ts";
import type { PostRow } from "#supabase/data/posts.ts";
import { NOT_SENT, parsePendingCreate } from "./pending-create.ts";
import type { PendingCreate } from "./pending-create.ts";
import type { WaitingPost } from "./post-outbox.ts";
import { useChosenFile } from "./use-chosen-file.ts";
import type { ChosenFile } from "./use-chosen-file.ts";
import { EMPTY_POST, valuesOf } from "./post-values.ts";
import type { PostValues } from "./post-values.ts";
import { differentValues } from "./stored-values.ts";

export interface PostFormState extends ChosenFile {
  readonly form: UseFormReturn<PostValues>;
  /** The stored version that the next save builds on; null until the first save. */
  readonly base: PostRow | null;
  /** Pictures on their way into the content. */
  readonly pictures: BodyPictures;
  readonly draftStatus: DraftStatus;
  readonly draftNotices: Omit<DraftNoticesProps, "storedAt">;
  /** How the post was sent before its first answer. */
  readonly pendingCreateRef: RefObject<PendingCreate>;
  /** See `DraftWriter`. */
  readonly markSent: (sent: PendingCreate | null) => Promise<void>;
  /** All is saved: the copy goes, leaving asks no more, the form starts empty. */
  readonly startOver: () => void;
  /** What was sent is saved: the form goes on from there, with whatever was typed since. */
  readonly goOn: (row: PostRow, sent: PostValues) => void;
  /** What was sent is saved by itself: nothing that is typed or marked moves. */
  readonly goOnQuietly: (row: PostRow, sent: PostValues) => void;
  /** What waited has been stored, maybe by another window. A picture chosen since stays. */
  readonly goOnDelivered: (row: PostRow, sent: PostValues) => void;
  /** What the form holds waits on this device to be sent: leaving asks no more. */
  readonly goOnWaiting: (sent: PostValues) => void;
  /** Builds on another version without touching what is typed. */
  readonly rebase: (row: PostRow) => void;
  /** The stored post is gone: what is typed becomes a new one. */
  readonly detach: () => void;
}

/** The form of a post with all that keeps its text from getting lost. A draft that `waits` to be
 * sent is shown as it was saved on this device. */
export function usePostForm(loaded: PostRow | null, waiting: WaitingPost | null): PostFormState {
  const saved = useSavedState(loaded, waiting);
  const { base, chosen, setBase, standard } = saved;
  const form = useForm<PostValues>({ defaultValues: standard });
  const parse = useCallback((stored: unknown) => differentValues(stored, standard), [standard]);
  const draft = useDraft(draftScope("post", base?.id ?? waiting?.id ?? null), parse);
  const pendingCreateRef = useRef(pendingOf(waiting));
  const pictures = useBodyPictures();
  const release = useGuard(form, saved.hasNewFile || pictures.waiting.length > 0);
  useFormChanges(form, draft.change);
  const restore = async () => {
    const restored = await draft.restore();
    if (restored === null) return;
    pendingCreateRef.current = parsePendingCreate(restored.sent);
    form.reset(restored.values, { keepDefaultValues: true });
  };

  return {
    form,
    base,
    ...chosen,
    pictures,
    draftStatus: draft.status,
    draftNotices: {
      offered: draft.offered,
      inOtherTab: draft.inOtherTab,
      onRestore: () => void restore(),
      onDiscard: draft.discard,
    },
    pendingCreateRef,
    markSent: (sent) => draft.markSent(sent, () => form.getValues()),
    ...waysOn(form, saved, draft.clear, release),
    rebase: setBase,
    detach: () => {
      setBase(null);
    },
  };
}

/** A draft that waits on this device was sent under its id. */
function pendingOf(waiting: WaitingPost | null): PendingCreate {
  if (waiting === null) return NOT_SENT;
  const id = waiting.base === null ? waiting.id : null;
  return { id, lost: waiting.values.lost, unanswered: true };
}

/** How the form goes on once its text is safe. */
function waysOn(
  form: UseFormReturn<PostValues>,
  saved: SavedState,
  clearCopy: () => void,
  release: () => void,
) {
  const { chosen, hasNewFile, setBase } = saved;
  const settle = (values: PostValues, picture: File | null) => {
    saved.settle(values, picture);
    form.reset(values);
    release();
  };
  const goOnWith = (values: PostValues, sent: PostValues, picture: File | null) => {
    const now = form.getValues();
    settle(values, picture);
    const typed = PARTS.filter((part) => now[part] !== sent[part]);
    for (const part of typed) form.setValue(part, now[part], { shouldDirty: true });
    if (typed.length === 0) clearCopy();
  };
  const goOn = (row: PostRow, sent: PostValues) => {
    setBase(row);
    goOnWith(valuesOf(row), sent, null);
  };
  return {
    startOver: () => {
      setBase(null);
      settle(EMPTY_POST, null);
      clearCopy();
    },
    goOn,
    goOnQuietly: (row: PostRow, sent: PostValues) => {
      setBase(row);
      saved.setStandard(sent);
      const typed = PARTS.filter((part) => form.getValues(part) !== sent[part]);
      form.reset(sent, { keepValues: true });
      for (const part of typed) form.setValue(part, form.getValues(part), { shouldDirty: true });
      if (typed.length === 0) clearCopy();
      if (typed.length === 0 && !hasNewFile) release();
    },
    goOnDelivered: (row: PostRow, sent: PostValues) => {
      goOn(row, sent);
      if (hasNewFile) chosen.setFile(chosen.file);
    },
    goOnWaiting: (sent: PostValues) => {
      goOnWith(sent, sent, chosen.file);
    },
  };
}

type SavedState = ReturnType<typeof useSavedState>;

/** What the form counts as saved: on the server, or on this device to be sent. */
function useSavedState(loaded: PostRow | null, waiting: WaitingPost | null) {
  const [base, setBase] = useState(loaded);
  const chosen = useChosenFile(waiting?.picture ?? null);
  const [keptFile, setKeptFile] = useState(chosen.file);
  const [standard, setStandard] = useState(() => waiting?.values.form ?? standardOf(loaded));
  const settle = (values: PostValues, picture: File | null) => {
    chosen.setFile(picture);
    setKeptFile(picture);
    setStandard(values);
  };
  const hasNewFile = chosen.file !== keptFile;
  return { base, setBase, chosen, hasNewFile, standard, setStandard, settle };
}

const PARTS = Object.keys(EMPTY_POST) as (keyof PostValues)[];

function useGuard(form: UseFormReturn<PostValues>, hasFile: boolean): () => void {
  const title = useWatch({ control: form.control, name: "title" }).trim();
  const { release } = useUnsavedGuard({
    dirty: form.formState.isDirty || hasFile,
    name: title === "" ? "Untitled post" : title,
  });
  return release;
}

function standardOf(row: PostRow | null): PostValues {
  return row === null ? EMPTY_POST : valuesOf(row);
}
