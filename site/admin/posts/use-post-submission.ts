import { useState } from "react";
import type { PostRow } from "#supabase/data/posts.ts";
import { useAdminNavigation } from "#site/admin/navigation/dashboard-tabs.ts";
import { useConflict } from "#site/admin/form-safety/use-conflict.ts";
import type { VersionConflict } from "#site/admin/form-safety/use-conflict.ts";
import { toast } from "#site/ui/toaster.tsx";
import { postConflicts } from "./post-conflicts.ts";
import { queuedNotice } from "./post-messages.ts";
import type { QueuedPost } from "./post-outbox.ts";
import { useAutosave } from "./use-autosave.ts";
import type { PostFormState } from "./use-post-form.ts";
import { useSavePost } from "./use-save-post.ts";
import type { QueuedSave, SavedPost, SaveEvents, SaveOptions } from "./use-save-post.ts";
import { useSavedNotices } from "./use-saved-notices.ts";
import { useQueuedPost } from "./use-queued-post.ts";

/** Connects saving to the form, the URL, the notices and the version conflict. */
export function usePostSubmission(
  state: PostFormState,
  waiting: QueuedPost | null,
  onFirstSave?: (id: string) => void,
) {
  const { openTab } = useAdminNavigation();
  const conflict = useConflict(state.form, postConflicts, state.rebase);
  const draft = useQueuedPost(state, waiting, conflict.show);
  const notify = useSavedNotices(state);
  const [published, setPublished] = useState<PostRow | null>(null);

  const replaceUrl = (id: string) => {
    onFirstSave?.(id);
    openTab("new-blog", id, { replace: true });
  };
  const onDone = (result: SavedPost) => {
    const { row, before, sent, keepOpen } = result;
    conflict.clear();
    draft.follow(null);
    setPublished(before === null && !keepOpen ? row : null);
    if (before === null && !keepOpen) state.resetForm();
    else state.markSaved(row, sent);
    if (before === null && keepOpen) replaceUrl(row.id);
    notify(result);
  };
  const onQueued = ({ id, sent, before, keepOpen }: QueuedSave) => {
    conflict.clear();
    setPublished(null);
    draft.follow(keepOpen ? id : null);
    if (!keepOpen) state.resetForm();
    else state.markQueued(sent);
    if (before === null && keepOpen) replaceUrl(id);
    toast.info(queuedNotice(sent.title.trim()));
  };
  const submission = useSerializedSaves(state, conflict, { onDone, onQueued });
  return { ...submission, conflict, draft, published, setPublished };
}

/** An explicit save waits for a running autosave and builds on its version. */
function useSerializedSaves(
  state: PostFormState,
  conflict: VersionConflict<PostRow>,
  events: Omit<SaveEvents, "onConflict">,
) {
  const { stage, publish } = useSavePost(state, { onConflict: conflict.show, ...events });
  const paused = stage.kind !== "idle" || conflict.current !== null;
  const waitForAutosave = useAutosave(state, { paused, onConflict: conflict.show });
  return {
    stage,
    publish: async (how: SaveOptions) => {
      await waitForAutosave();
      await publish(how);
    },
  };
}
