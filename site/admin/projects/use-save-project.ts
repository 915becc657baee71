import { useMutation } from "@tanstack/react-query";
import { DataError } from "#supabase/data/errors.ts";
import { getProject, updateProject } from "#supabase/data/projects.ts";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { useAdminNavigation } from "#site/admin/navigation/dashboard-tabs.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { onlyCategoryWasDeleted } from "./conflict-model.ts";
import { savedNotice, saveFailedNotice } from "./project-messages.ts";
import { projectChanges } from "./project-values.ts";
import { setServerError, withImages } from "./save-steps.ts";
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

  /** Resolves to null after a version conflict, which was passed to `onConflict`. */
  const attempt = async (base: ProjectRow): Promise<ProjectRow | null> => {
    try {
      const changes = projectChanges(form.getValues());
      return await updateProject(client, base.id, base.version, changes);
    } catch (error) {
      if (!(error instanceof DataError) || error.code !== "conflict") throw error;
      const theirs = await getProject(client, base.id);
      if (onlyCategoryWasDeleted(base, theirs)) return attempt(theirs);
      onConflict(theirs);
      return null;
    }
  };
  const { mutateAsync } = useMutation({ mutationFn: attempt });

  return (base) =>
    form.handleSubmit(async () => {
      if (!(await withImages(state))) return;
      try {
        const saved = await mutateAsync(base);
        if (saved === null) return;
        state.finishDraft();
        void refresh();
        openTab("projects");
        toast.success(savedNotice(saved));
      } catch (error) {
        console.error("[project-save]", error);
        setServerError(form, error);
        toast.error(saveFailedNotice(error));
      }
    })();
}
