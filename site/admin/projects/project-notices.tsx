import type { ProjectRow } from "#supabase/data/projects.ts";
import { ConflictPanel } from "#site/admin/form-safety/conflict-panel.tsx";
import { OtherEditors } from "#site/admin/form-safety/other-editors.tsx";
import type { VersionConflict } from "#site/admin/form-safety/use-conflict.ts";
import { useLastSavedBy } from "#site/admin/form-safety/use-other-editors.ts";
import { TrashedNotice } from "./trashed-notice.tsx";

interface ProjectNoticesProps {
  /** The version that the next save builds on; null for a project that is not saved. */
  readonly base: ProjectRow | null;
  readonly conflict: VersionConflict<ProjectRow>;
  readonly saveOver: (theirs: ProjectRow) => void;
  readonly onRestored: (row: ProjectRow) => void;
}

/** Notices above the form: who else edits the project, and a version conflict, or that the project is in the trash. */
export function ProjectNotices({ base, conflict, saveOver, onRestored }: ProjectNoticesProps) {
  const savedBy = useLastSavedBy("project", conflict.current?.theirs ?? null);
  const isTrashed = base !== null && base.deleted_at !== null;
  return (
    <>
      {base !== null && <OtherEditors row={{ kind: "project", id: base.id }} />}
      {isTrashed && conflict.current === null ? (
        <TrashedNotice id={base.id} onRestored={onRestored} />
      ) : (
        <ConflictPanel conflict={conflict} savedBy={savedBy} onKeepMine={saveOver} />
      )}
    </>
  );
}
