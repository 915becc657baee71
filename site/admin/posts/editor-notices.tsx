import type { PostRow } from "#supabase/data/posts.ts";
import { ConflictPanel } from "#site/admin/form-safety/conflict-panel.tsx";
import { DraftNotices } from "#site/admin/form-safety/draft-notices.tsx";
import type { VersionConflict } from "#site/admin/form-safety/use-conflict.ts";
import type { PostFormState } from "./use-post-form.ts";
import type { QueuedPostState } from "./use-queued-post.ts";
import { QueuedNote } from "./queued-note.tsx";

interface EditorNoticesProps {
  readonly state: PostFormState;
  readonly conflict: VersionConflict<PostRow>;
  readonly draft: QueuedPostState;
  readonly onKeepMine: (theirs: PostRow) => void;
}

/**
 * Notices above the form: a draft from this device to restore, a queued draft, and a version
 * conflict.
 */
export function EditorNotices({ state, conflict, draft, onKeepMine }: EditorNoticesProps) {
  const { base } = state;
  return (
    <>
      <DraftNotices
        {...state.draftNotices}
        storedAt={base === null ? null : new Date(base.updated_at)}
      />
      {draft.entry !== null && <QueuedNote entry={draft.entry} />}
      <ConflictPanel conflict={conflict} onKeepMine={onKeepMine} onTakeTheirs={draft.drop} />
    </>
  );
}
