import { useState } from "react";
import type { ReactNode } from "react";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { ConflictPanel } from "#site/admin/form-safety/conflict-panel.tsx";
import { useConflict } from "#site/admin/form-safety/use-conflict.ts";
import { projectVersions } from "./conflict-model.ts";
import { TrashedNotice } from "./trashed-notice.tsx";
import type { ProjectFormState } from "./use-project-form.ts";
import { useSaveProject } from "./use-save-project.ts";

interface ProjectConflict {
  /** The stored version that a save replaces; null before the project is stored. */
  readonly base: ProjectRow | null;
  readonly saveOver: (base: ProjectRow) => Promise<void>;
  readonly show: (theirs: ProjectRow) => void;
  /** The open conflict, or that the stored project is in the trash; null for neither. */
  readonly notice: ReactNode;
}

/** Saving over a stored project, and the decision about a version that another member saved. */
export function useProjectConflict(
  state: ProjectFormState,
  stored: ProjectRow | null,
): ProjectConflict {
  const [base, setBase] = useState(stored);
  const { conflict, ...resolution } = useConflict(state.form, projectVersions, setBase);
  const saveOver = useSaveProject(state, resolution.show);
  const { show } = resolution;
  if (conflict === null) {
    const isTrashed = base !== null && base.deleted_at !== null;
    const notice = isTrashed && <TrashedNotice id={base.id} onRestored={setBase} />;
    return { base, saveOver, show, notice: notice || null };
  }
  const notice = (
    <ConflictPanel
      noun="project"
      {...conflict}
      onKeepMine={() => {
        setBase(conflict.theirs);
        resolution.clear();
        void saveOver(conflict.theirs);
      }}
      onTakeTheirs={() => {
        resolution.takeTheirs(conflict.theirs);
      }}
      onCopyMine={() => void resolution.copyMine()}
    />
  );
  return { base, saveOver, show, notice };
}
