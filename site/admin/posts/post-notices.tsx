import type { PostRow } from "#supabase/data/posts.ts";
import { ConflictPanel } from "#site/admin/form-safety/conflict-panel.tsx";
import { OtherEditors } from "#site/admin/form-safety/other-editors.tsx";
import { useLastSavedBy } from "#site/admin/form-safety/use-other-editors.ts";
import { LocalDraftNotices } from "#site/admin/form-safety/local-draft-notices.tsx";
import type { VersionConflict } from "#site/admin/form-safety/use-conflict.ts";
import type { PostFormState } from "./use-post-form.ts";
import type { FormEntry } from "./use-outbox-entry.ts";
import { OutboxNote } from "./outbox-note.tsx";

interface PostNoticesProps {
  readonly state: PostFormState;
  readonly conflict: VersionConflict<PostRow>;
  readonly formEntry: FormEntry;
  readonly onKeepMine: (theirs: PostRow) => void;
}

/**
 * Notices above the form: who else edits the post, a local draft to restore, an entry of the outbox, and a version
 * conflict.
 */
export function PostNotices({ state, conflict, formEntry, onKeepMine }: PostNoticesProps) {
  const { base } = state;
  const savedBy = useLastSavedBy("post", conflict.current?.theirs ?? null);
  return (
    <>
      {base !== null && <OtherEditors row={{ kind: "post", id: base.id }} />}
      <LocalDraftNotices
        {...state.localDraftNotices}
        rowSavedAt={base === null ? null : new Date(base.updated_at)}
      />
      {formEntry.entry !== null && <OutboxNote entry={formEntry.entry} />}
      <ConflictPanel
        conflict={conflict}
        savedBy={savedBy}
        onKeepMine={onKeepMine}
        onTakeTheirs={formEntry.remove}
      />
    </>
  );
}
