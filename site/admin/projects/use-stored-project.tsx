import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { ConflictPanel } from "#site/admin/form-safety/conflict-panel.tsx";
import { NOT_SENT } from "#site/admin/form-safety/save-row.ts";
import { OtherEditors } from "#site/admin/form-safety/other-editors.tsx";
import { useLastSavedBy } from "#site/admin/form-safety/use-other-editors.ts";
import { useConflict } from "#site/admin/form-safety/use-conflict.ts";
import { toast } from "#site/ui/toaster.tsx";
import { useRefreshList } from "#site/admin/context/use-refresh-list.ts";
import { projectConflicts } from "./project-conflicts.ts";
import { DELETED_NOTICE } from "./project-messages.ts";
import { valuesOf } from "./project-values.ts";
import { TrashedNotice } from "./trashed-notice.tsx";
import { useAutosaveProject } from "./use-autosave-project.ts";
import type { ProjectFormState } from "./use-project-form.ts";
import { useSaveProject } from "./use-save-project.ts";
import type { SaveEvents } from "./use-save-project.ts";

interface StoredProject {
  /** The saved version that a save replaces; null before the project is saved. */
  readonly base: ProjectRow | null;
  /**
   * True until the first explicit save of a new project, the draft of an autosave leaves it true; and again once the
   * row was deleted for good.
   */
  readonly savesAsNew: boolean;
  /** True while an autosave is due or running. */
  readonly isSaveDue: boolean;
  /** Waits for a running autosave; resolves with `base`. */
  readonly readBase: () => Promise<ProjectRow | null>;
  /** Saves over that version, after a running autosave. */
  readonly overwrite: () => Promise<void>;
  /** For a save as a new project. */
  readonly events: SaveEvents;
  /** Reports other editors, an unresolved conflict, or that the saved project is in the trash. */
  readonly notice: ReactNode;
}

/**
 * The saved version of the form's project, its autosave, saving over it, and its notices. `onCreated`: the row of a new
 * project is saved; the form remains that of this row.
 */
export function useStoredProject(
  state: ProjectFormState,
  loaded: ProjectRow | null,
  onCreated?: (id: string) => void,
): StoredProject {
  const { base, baseRef, rebase, detach } = useBase(state, loaded, onCreated);
  const [savesAsNew, setSavesAsNew] = useState(loaded === null);
  const [isDeleted, setIsDeleted] = useState(false);
  const conflict = useConflict(state.form, projectConflicts, (theirs) => {
    const isFirst = baseRef.current === null;
    // Synchronous: the local draft has to follow the row.
    flushSync(() => {
      rebase(theirs);
      setSavesAsNew(false);
    });
    if (isFirst) void state.storePendingCreate(null);
  });
  const [isAutosaveConflict, setIsAutosaveConflict] = useState(false);
  const showConflict = (ofAutosave: boolean) => (theirs: ProjectRow) => {
    setIsAutosaveConflict(ofAutosave);
    conflict.show(theirs);
  };
  const onDeleted = () => {
    detach();
    setSavesAsNew(true);
    setIsDeleted(true);
    toast.error(DELETED_NOTICE);
  };
  const events = { onConflict: showConflict(false), onDeleted };
  const save = useSaveProject(state, events);
  const autosave = useAutosaveProject(state, {
    base: () => baseRef.current,
    // The text of a deleted project becomes a new one on demand only.
    paused: conflict.current !== null || (isDeleted && base === null),
    onSaved: rebase,
    onConflict: showConflict(true),
  });
  const readBase = async () => {
    await autosave.running();
    return baseRef.current;
  };
  const overwrite = () =>
    save(async () => {
      const current = await readBase();
      if (current === null) throw new Error("No project is stored.");
      return current;
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
  const isSaveDue = autosave.isDue;
  return { base, savesAsNew, isSaveDue, readBase, overwrite, events, notice };
}

/** The version that the next save builds on. The first one of a new project is reported. */
function useBase(
  { setRowId, pendingCreateRef }: ProjectFormState,
  loaded: ProjectRow | null,
  onCreated?: (id: string) => void,
) {
  const refresh = useRefreshList("projects");
  const [base, setBase] = useState(loaded);
  const baseRef = useRef(loaded);
  const rebase = (row: ProjectRow) => {
    const isFirst = baseRef.current === null;
    baseRef.current = row;
    setBase(row);
    if (!isFirst) return;
    pendingCreateRef.current = NOT_SENT;
    setRowId(row.id);
    void refresh();
    onCreated?.(row.id);
  };
  /** After the row was deleted for good: the next save creates a new one. */
  const detach = () => {
    baseRef.current = null;
    setBase(null);
    setRowId(null);
  };
  return { base, baseRef, rebase, detach };
}

/** Gives the form the status and the publication date of a row. */
function setSchedule({ setValue }: ProjectFormState["form"], row: ProjectRow) {
  const { status, publishOn } = valuesOf(row);
  setValue("status", status, { shouldDirty: true });
  setValue("publishOn", publishOn, { shouldDirty: true });
}
