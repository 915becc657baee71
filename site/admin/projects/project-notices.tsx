import type { ProjectRow } from "#supabase/data/projects.ts";
import { ConflictPanel } from "#site/admin/form-safety/conflict-panel.tsx";
import { OtherEditors } from "#site/admin/form-safety/other-editors.tsx";
import type { VersionConflict } from "#site/admin/form-safety/use-conflict.ts";
import { LocalDraftNotices } from "#site/admin/form-safety/local-draft-notices.tsx";
import { useLastSavedBy } from "#site/admin/form-safety/use-other-editors.ts";
import { TrashedNotice } from "./trashed-notice.tsx";
import type { ProjectFormState } from "./use-project-form.ts";

interface ProjectNoticesProps {
  readonly state: ProjectFormState;
  readonly conflict: VersionConflict<ProjectRow>;
  readonly onKeepMine: (theirs: ProjectRow) => void;
}

/**
 * Notices above the form: a local draft to restore, who else edits the project, and a version conflict, or that the
 * project is in the trash.
 */
export function ProjectNotices({ state, conflict, onKeepMine }: ProjectNoticesProps) {
  const { base } = state;
  const savedBy = useLastSavedBy("project", conflict.current?.theirs ?? null);
  const isTrashed = base !== null && base.deleted_at !== null;
  return (
    <>
      <LocalDraftNotices
        {...state.localDraftNotices}
        rowSavedAt={base === null ? null : new Date(base.updated_at)}
      />
      {base !== null && <OtherEditors row={{ kind: "project", id: base.id }} />}
      {isTrashed && conflict.current === null ? (
        <TrashedNotice id={base.id} onRestored={state.rebase} />
      ) : (
        <ConflictPanel conflict={conflict} savedBy={savedBy} onKeepMine={onKeepMine} />
      )}
    </>
  );
}
