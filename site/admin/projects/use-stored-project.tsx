import { useState } from "react";
import type { ReactNode } from "react";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { ConflictPanel } from "#site/admin/form-safety/conflict-panel.tsx";
import { OtherEditors } from "#site/admin/form-safety/other-editors.tsx";
import { useLastSavedBy } from "#site/admin/form-safety/use-other-editors.ts";
import { useConflict } from "#site/admin/form-safety/use-conflict.ts";
import { projectConflicts } from "./project-conflicts.ts";
import { TrashedNotice } from "./trashed-notice.tsx";
import type { ProjectFormState } from "./use-project-form.ts";
import { useSaveProject } from "./use-save-project.ts";

interface StoredProject {
  /** The stored version that a save replaces; null before the project is stored. */
  readonly base: ProjectRow | null;
  readonly overwrite: (base: ProjectRow) => Promise<void>;
  readonly showConflict: (theirs: ProjectRow) => void;
  /** Reports other editors, an unresolved conflict, or that the stored project is in the trash. */
  readonly notice: ReactNode;
}

/** The stored version of the form's project, saving over it, and its notices. */
export function useStoredProject(
  state: ProjectFormState,
  stored: ProjectRow | null,
): StoredProject {
  const [base, setBase] = useState(stored);
  const conflict = useConflict(state.form, projectConflicts, setBase);
  const overwrite = useSaveProject(state, conflict.show);
  const isTrashed = base !== null && base.deleted_at !== null;
  const savedBy = useLastSavedBy("project", conflict.current?.theirs ?? null);
  const versionNotice =
    isTrashed && conflict.current === null ? (
      <TrashedNotice id={base.id} onRestored={setBase} />
    ) : (
      <ConflictPanel
        conflict={conflict}
        savedBy={savedBy}
        onKeepMine={(theirs) => void overwrite(theirs)}
      />
    );
  const notice = (
    <>
      {base !== null && <OtherEditors row={{ kind: "project", id: base.id }} />}
      {versionNotice}
    </>
  );
  return { base, overwrite, showConflict: conflict.show, notice };
}
