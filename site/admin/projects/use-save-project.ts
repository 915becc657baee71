import { useMutation } from "@tanstack/react-query";
import { isNotFound } from "#supabase/data/errors.ts";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { useRefreshList } from "#site/admin/context/use-refresh-list.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { useLatest } from "#site/ui/use-latest.ts";
import { toast } from "#site/ui/toaster.tsx";
import { savedNotice, saveFailedNotice } from "./project-messages.ts";
import { updateStored } from "./project-store.ts";
import { setServerError, uploadImages } from "./save-steps.ts";
import type { ProjectFormState } from "./use-project-form.ts";

export interface SaveEvents {
  readonly onConflict: (theirs: ProjectRow) => void;
  /** The saved row was deleted for good: says so, and makes the next save create a new one. */
  readonly onDeleted: () => void;
}

/**
 * Saves the form over a version, which is read once the form is submitting, and returns to the list. Passes a newer
 * version to `onConflict`; on failure the form values remain.
 */
export function useSaveProject(
  state: ProjectFormState,
  { onConflict, onDeleted }: SaveEvents,
): (readBase: () => Promise<ProjectRow>) => Promise<void> {
  const client = useStaffClient();
  const refresh = useRefreshList("projects");
  const { openTab } = useAdminNavigation();
  const { form } = state;
  const latestRef = useLatest(state);

  const { mutateAsync } = useMutation({
    mutationFn: (base: ProjectRow) => updateStored(client, base, form.getValues()),
  });

  return (readBase) =>
    form.handleSubmit(async () => {
      if (!(await uploadImages(latestRef))) return;
      try {
        const outcome = await mutateAsync(await readBase());
        if (outcome.kind === "newer") {
          onConflict(outcome.theirs);
          return;
        }
        state.markSaved();
        void refresh();
        openTab("projects");
        toast.success(savedNotice(outcome.row));
      } catch (error) {
        console.error("[project-save]", error);
        if (isNotFound(error)) {
          onDeleted();
          return;
        }
        setServerError(form, error);
        toast.error(saveFailedNotice(error));
      }
    })();
}
