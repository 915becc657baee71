import { useMutation } from "@tanstack/react-query";
import { getProject, updateProject } from "#supabase/data/projects.ts";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { updateRow } from "#site/admin/form-safety/save-row.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { useLatest } from "#site/ui/use-latest.ts";
import { toast } from "#site/ui/toaster.tsx";
import { projectConflicts } from "./project-conflicts.ts";
import { savedNotice, saveFailedNotice } from "./project-messages.ts";
import { projectChanges } from "./project-values.ts";
import { setServerError, uploadImages } from "./save-steps.ts";
import type { ProjectFormState } from "./use-project-form.ts";
import { useRefreshProjects } from "./use-projects.ts";

/**
 * Saves the form over the given version and returns to the list. Passes a newer version to
 * `onConflict`; on failure the form values remain.
 */
export function useSaveProject(
  state: ProjectFormState,
  onConflict: (theirs: ProjectRow) => void,
): (base: ProjectRow) => Promise<void> {
  const client = useStaffClient();
  const refresh = useRefreshProjects();
  const { openTab } = useAdminNavigation();
  const { form } = state;
  const latestRef = useLatest(state);

  const { mutateAsync } = useMutation({
    mutationFn: (base: ProjectRow) => {
      const values = form.getValues();
      const store = {
        get: (id: string) => getProject(client, id),
        update: (row: ProjectRow) =>
          updateProject(client, row.id, row.version, projectChanges(values, row)),
      };
      return updateRow(store, base, projectConflicts.hasSameContent);
    },
  });

  return (base) =>
    form.handleSubmit(async () => {
      if (!(await uploadImages(latestRef))) return;
      try {
        const outcome = await mutateAsync(base);
        if (outcome.kind === "newer") {
          onConflict(outcome.theirs);
          return;
        }
        state.finishDraft();
        void refresh();
        openTab("projects");
        toast.success(savedNotice(outcome.row));
      } catch (error) {
        console.error("[project-save]", error);
        setServerError(form, error);
        toast.error(saveFailedNotice(error));
      }
    })();
}
