import { useCallback } from "react";
import { flushSync } from "react-dom";
import { getProject } from "#supabase/data/projects.ts";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { confirmReachable } from "#site/admin/form-safety/save-row.ts";
import type { CreateState } from "#site/admin/form-safety/save-row.ts";
import type { DebouncedSave } from "#site/admin/form-safety/use-debounced-save.ts";
import { useDebouncedSave } from "#site/admin/form-safety/use-debounced-save.ts";
import { useIsMounted } from "#site/ui/use-is-mounted.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { useLatest } from "#site/ui/use-latest.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { autosavedValues, canAutosaveDraft, canAutosaveNew } from "./autosaved-values.ts";
import { saveProject } from "./save-project.ts";
import type { ProjectFormState } from "./use-project-form.ts";

interface AutosavedForm extends Pick<ProjectFormState, "form" | "markAutosaved">, CreateState {
  readonly bodyImages: Pick<ProjectFormState["bodyImages"], "pending">;
}

interface AutosaveOptions {
  /** The saved version that the next save builds on; null without one. */
  readonly base: () => ProjectRow | null;
  /** True during an open version conflict. */
  readonly paused: boolean;
  readonly onSaved: (row: ProjectRow) => void;
  readonly onConflict: (theirs: ProjectRow) => void;
}

/**
 * Saves a draft after a pause in typing, and creates that of a new project. Public and scheduled projects, new ones
 * that are to be published, and invalid values are skipped. A failed save is retried after the next pause; the draft on
 * this device remains.
 */
export function useAutosaveProject(state: AutosavedForm, options: AutosaveOptions): DebouncedSave {
  const client = useStaffClient();
  const latestRef = useLatest({ ...options, state });
  const isMounted = useIsMounted();
  const { form } = state;
  const canSave = useCallback(() => {
    const { base, paused, state } = latestRef.current;
    const isUploading = state.bodyImages.pending.length > 0;
    if (paused || isUploading || form.formState.isSubmitting) return false;
    return canAutosave(form.getValues(), base());
  }, [form, latestRef]);
  const save = useCallback(async () => {
    if (!isMounted() || !canSave()) return;
    const { base: readBase, onSaved, onConflict, state } = latestRef.current;
    const base = readBase();
    const draft = autosavedValues(form.getValues());
    try {
      if (base === null) {
        await confirmReachable(state.pendingCreateRef.current, (id) => getProject(client, id));
      }
      const outcome = await saveProject(client, state, { values: draft, base, isOpen: isMounted });
      // A closed form offers its local draft again, which continues the same row.
      if (!isMounted()) return;
      if (outcome.kind === "conflict") {
        onConflict(outcome.theirs);
        return;
      }
      // Synchronous: the local draft has to follow the row.
      flushSync(() => {
        onSaved(outcome.row);
      });
      const isSaved = latestRef.current.state.markAutosaved(draft);
      // Unsaved values are now a local draft of the row, not of a new project.
      if (base === null && !isSaved) await latestRef.current.state.storePendingCreate(null);
    } catch (error) {
      console.warn("[project-autosave]", error);
    }
  }, [client, form, latestRef, isMounted, canSave]);
  return useDebouncedSave(form, { save, canSave });
}

function canAutosave(values: ProjectValues, base: ProjectRow | null): boolean {
  return base === null ? canAutosaveNew(values) : canAutosaveDraft(values, base);
}
