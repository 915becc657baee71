import { useRef, useState } from "react";
import type { ReactNode } from "react";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { ConflictPanel } from "#site/admin/form-safety/conflict-panel.tsx";
import { OtherEditors } from "#site/admin/form-safety/other-editors.tsx";
import { useLastSavedBy } from "#site/admin/form-safety/use-other-editors.ts";
import { useConflict } from "#site/admin/form-safety/use-conflict.ts";
import { projectConflicts } from "./project-conflicts.ts";
import { valuesOf } from "./project-values.ts";
import { TrashedNotice } from "./trashed-notice.tsx";
import { useAutosaveProject } from "./use-autosave-project.ts";
import type { ProjectFormState } from "./use-project-form.ts";
import { useSaveProject } from "./use-save-project.ts";

interface StoredProject {
  /** The stored version that a save replaces; null before the project is stored. */
  readonly base: ProjectRow | null;
  /** Saves over that version, after a running autosave. */
  readonly overwrite: () => Promise<void>;
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
  const baseRef = useRef(stored);
  const rebase = (row: ProjectRow) => {
    baseRef.current = row;
    setBase(row);
  };
  const conflict = useConflict(state.form, projectConflicts, rebase);
  const [isAutosaveConflict, setIsAutosaveConflict] = useState(false);
  const showConflict = (ofAutosave: boolean) => (theirs: ProjectRow) => {
    setIsAutosaveConflict(ofAutosave);
    conflict.show(theirs);
  };
  const save = useSaveProject(state, showConflict(false));
  const runningAutosave = useAutosaveProject(state, {
    base: () => (stored === null ? null : baseRef.current),
    paused: conflict.current !== null,
    onSaved: rebase,
    onConflict: showConflict(true),
  });
  const overwrite = () =>
    save(async () => {
      await runningAutosave();
      if (baseRef.current === null) throw new Error("No project is stored.");
      return baseRef.current;
    });
  const saveOver = (theirs: ProjectRow) => {
    // The member asked for no save: the choice neither publishes nor unpublishes.
    if (isAutosaveConflict) setSchedule(state.form, theirs);
    void save(() => Promise.resolve(theirs));
  };
  const isTrashed = base !== null && base.deleted_at !== null;
  const savedBy = useLastSavedBy("project", conflict.current?.theirs ?? null);
  const versionNotice =
    isTrashed && conflict.current === null ? (
      <TrashedNotice id={base.id} onRestored={rebase} />
    ) : (
      <ConflictPanel conflict={conflict} savedBy={savedBy} onKeepMine={saveOver} />
    );
  const notice = (
    <>
      {base !== null && <OtherEditors row={{ kind: "project", id: base.id }} />}
      {versionNotice}
    </>
  );
  return { base, overwrite, showConflict: showConflict(false), notice };
}

/** Gives the form the status and the publication date of a row. */
function setSchedule({ setValue }: ProjectFormState["form"], row: ProjectRow) {
  const { status, publishOn } = valuesOf(row);
  setValue("status", status, { shouldDirty: true });
  setValue("publishOn", publishOn, { shouldDirty: true });
}
