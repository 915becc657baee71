import { useState } from "react";
import type { PostRow } from "#supabase/data/posts.ts";
import { useAdminNavigation, useTab } from "#site/admin/navigation/admin-navigation.tsx";
import { useConflict } from "#site/admin/form-safety/use-conflict.ts";
import type { VersionConflict } from "#site/admin/form-safety/use-conflict.ts";
import { toast } from "#site/ui/toaster.tsx";
import { useLatest } from "#site/ui/use-latest.ts";
import { postConflicts } from "./post-conflicts.ts";
import { queuedNotice } from "./post-messages.ts";
import type { QueuedPost } from "./post-outbox.ts";
import { useAutosave } from "./use-autosave.ts";
import type { PostFormState } from "./use-post-form.ts";
import { useSavePost } from "./use-save-post.ts";
import type { QueuedSave, SaveResult, SaveEvents, SaveOptions, SaveStep } from "./use-save-post.ts";
import { useSavedNotices } from "./use-saved-notices.ts";
import { useQueuedPost } from "./use-queued-post.ts";

/** Connects saving to the form, the URL, the notices and the version conflict. */
export function usePostSubmission(
  state: PostFormState,
  waiting: QueuedPost | null,
  onRowChange?: (id: string | null) => void,
) {
  const { openTab } = useAdminNavigation();
  const urlRef = useLatest(useTab());
  const conflict = useConflict(state.form, postConflicts, state.rebase);
  const draft = useQueuedPost(state, waiting, conflict.show);
  const notify = useSavedNotices(state);
  const [lastSaved, setLastSaved] = useState<PostRow | null>(null);

  const replaceUrl = (id: string | null) => {
    onRowChange?.(id);
    openTab("new-blog", id, { replace: true, keepsForm: true });
  };
  const resetForm = () => {
    state.resetForm();
    // The emptied form of a new post no longer stands for the row that an autosave has created.
    if (onRowChange !== undefined && urlRef.current.id !== null) replaceUrl(null);
  };
  const onDone = (result: SaveResult) => {
    const { row, before, sent, keepOpen } = result;
    conflict.clear();
    draft.follow(null);
    setLastSaved(before === null && !keepOpen ? row : null);
    if (before === null && !keepOpen) resetForm();
    else state.markSaved(row, sent);
    if (before === null && keepOpen) replaceUrl(row.id);
    notify(result);
  };
  const onQueued = ({ id, sent, before, keepOpen }: QueuedSave) => {
    conflict.clear();
    setLastSaved(null);
    draft.follow(keepOpen ? id : null);
    if (!keepOpen) resetForm();
    else state.markQueued(sent);
    if (before === null && keepOpen) replaceUrl(id);
    toast.info(queuedNotice(sent.title.trim()));
  };
  const submission = useSerializedSaves(state, conflict, {
    onDone,
    onQueued,
    onCreated: replaceUrl,
  });
  return { ...submission, conflict, draft, lastSaved, setLastSaved };
}

const IDLE: SaveStep = { kind: "idle" };

interface SerializedSaveEvents extends Omit<SaveEvents, "onConflict"> {
  /** After an autosave created the row of a new post. */
  readonly onCreated: (id: string) => void;
}

/** An explicit save waits for a running autosave and builds on its version. */
function useSerializedSaves(
  state: PostFormState,
  conflict: VersionConflict<PostRow>,
  { onCreated, ...events }: SerializedSaveEvents,
) {
  const [isAutosaveConflict, setIsAutosaveConflict] = useState(false);
  const showConflict = (ofAutosave: boolean) => (theirs: PostRow) => {
    setIsAutosaveConflict(ofAutosave);
    conflict.show(theirs);
  };
  const { step, submit } = useSavePost(state, { onConflict: showConflict(false), ...events });
  const [pendingStep, setPendingStep] = useState(IDLE);
  const current = step.kind === "idle" ? pendingStep : step;
  const paused = current.kind !== "idle" || conflict.current !== null;
  const runningAutosave = useAutosave(state, {
    paused,
    onConflict: showConflict(true),
    onCreated,
  });
  return {
    step: current,
    /**
     * Options to save over the newer version. If the autosave met the conflict, they keep that version's status: the
     * choice then neither publishes nor unpublishes.
     */
    overwriting: (theirs: PostRow): Partial<SaveOptions> => ({
      base: theirs,
      ...(isAutosaveConflict && { status: theirs.status, keepOpen: true }),
    }),
    submit: async (how: SaveOptions) => {
      const autosave = runningAutosave();
      if (autosave !== null) {
        setPendingStep({ kind: "saving", keepOpen: how.keepOpen });
        await autosave.finally(() => {
          setPendingStep(IDLE);
        });
      }
      await submit(how);
    },
  };
}
