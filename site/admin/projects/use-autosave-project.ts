import { useCallback } from "react";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { useDebouncedSave, useIsMounted } from "#site/admin/form-safety/use-debounced-save.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { useLatest } from "#site/ui/use-latest.ts";
import { autosavedValues, canAutosave } from "./autosaved-values.ts";
import { updateStored } from "./project-store.ts";
import type { ProjectFormState } from "./use-project-form.ts";

type AutosavedForm = Pick<ProjectFormState, "form" | "markAutosaved"> & {
  readonly bodyImages: Pick<ProjectFormState["bodyImages"], "pending">;
};

interface AutosaveOptions {
  /** The stored version that the next save builds on; null without one. */
  readonly base: () => ProjectRow | null;
  /** True during an open version conflict. */
  readonly paused: boolean;
  readonly onSaved: (row: ProjectRow) => void;
  readonly onConflict: (theirs: ProjectRow) => void;
}

/**
 * Saves a stored draft after a pause in typing. Public and scheduled projects, new ones and invalid values are skipped. A
 * failed save is retried after the next pause; the draft on this device remains. Returns a function that returns the
 * running save, null without one.
 */
export function useAutosaveProject(state: AutosavedForm, options: AutosaveOptions) {
  const client = useStaffClient();
  const latestRef = useLatest({ ...options, state });
  const isMounted = useIsMounted();
  const { form } = state;
  const save = useCallback(async () => {
    const { base: readBase, paused, onSaved, onConflict } = latestRef.current;
    const base = readBase();
    const isUploading = latestRef.current.state.bodyImages.pending.length > 0;
    const isBlocked = paused || isUploading || form.formState.isSubmitting || !isMounted();
    if (isBlocked || base === null || !canAutosave(form.getValues(), base)) return;
    const sent = autosavedValues(form.getValues());
    try {
      const outcome = await updateStored(client, base, sent);
      if (!isMounted()) return;
      if (outcome.kind === "newer") {
        onConflict(outcome.theirs);
        return;
      }
      onSaved(outcome.row);
      latestRef.current.state.markAutosaved(sent);
    } catch (error) {
      console.warn("[project-autosave]", error);
    }
  }, [client, form, latestRef, isMounted]);
  return useDebouncedSave(form, save);
}
