import type { PostRow } from "#supabase/data/posts.ts";
import { ConflictPanel } from "#site/admin/form-safety/conflict-panel.tsx";
import { DraftNotices } from "#site/admin/form-safety/draft-notices.tsx";
import type { ConflictWays } from "#site/admin/form-safety/use-conflict.ts";
import type { PostFormState } from "./use-post-form.ts";
import type { WaitingDraft } from "./use-queued-post.ts";
import { QueuedNote } from "./queued-note.tsx";

interface TextVersionsProps {
  readonly state: PostFormState;
  readonly ways: ConflictWays<PostRow>;
  readonly draft: WaitingDraft;
  readonly onKeepMine: (theirs: PostRow) => void;
}

/**
 * Notices above the form: a draft from this device to restore, a queued draft, and a version
 * conflict.
 */
export function TextVersions({ state, ways, draft, onKeepMine }: TextVersionsProps) {
  const { base } = state;
  const { conflict } = ways;
  return (
    <>
      <DraftNotices
        {...state.draftNotices}
        storedAt={base === null ? null : new Date(base.updated_at)}
      />
      {draft.entry !== null && <QueuedNote entry={draft.entry} />}
      {conflict !== null && (
        <ConflictPanel
          noun="post"
          {...conflict}
          onKeepMine={() => {
            state.rebase(conflict.theirs);
            ways.clear();
            onKeepMine(conflict.theirs);
          }}
          onTakeTheirs={() => {
            ways.takeTheirs(conflict.theirs);
            draft.drop();
          }}
          onCopyMine={() => void ways.copyMine()}
        />
      )}
    </>
  );
}
