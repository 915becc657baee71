import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import type { NewProject, ProjectRow } from "#supabase/data/projects.ts";
import { withSent } from "#site/admin/form-safety/pending-create.ts";
import { adminEmail } from "#site/admin/session/session-store.ts";
import { createRow, isOutcomeUnknown } from "#site/admin/form-safety/save-row.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { useLatest } from "#site/ui/use-latest.ts";
import { toast } from "#site/ui/toaster.tsx";
import { createdNotices, creationFailedNotice } from "./project-messages.ts";
import { projectStore } from "./project-store.ts";
import { newProject } from "./project-values.ts";
import { setServerError, uploadImages } from "./save-steps.ts";
import type { ProjectFormState } from "./use-project-form.ts";
import { useRefreshProjects } from "./use-projects.ts";

/**
 * Creates the form's project and returns to the list. On failure the form values remain. A row that an
 * earlier try stored and another member changed since is passed to `onConflict`.
 */
export function useCreateProject(
  state: ProjectFormState,
  onConflict: (theirs: ProjectRow) => void,
): () => Promise<void> {
  const client = useStaffClient();
  const refresh = useRefreshProjects();
  const { hrefFor } = useAdminNavigation();
  const navigate = useNavigate();
  const { form, pendingCreateRef, storePendingCreate } = state;
  const latestRef = useLatest(state);
  const { mutateAsync } = useMutation({
    mutationFn: ({ row, id }: { readonly row: NewProject; readonly id: string }) =>
      createRow(projectStore(client), id, row, pendingCreateRef.current.unconfirmed),
  });

  const create = async () => {
    if (!(await uploadImages(latestRef))) return;
    const row = newProject(form.getValues(), adminEmail());
    const id = pendingCreateRef.current.id ?? crypto.randomUUID();
    const before = { ...pendingCreateRef.current, id };
    pendingCreateRef.current = before;
    try {
      // Beforehand: after a reload the next save still knows what may be stored.
      await storePendingCreate(withSent(before, row));
      const outcome = await mutateAsync({ row, id });
      if (outcome.kind === "newer") {
        onConflict(outcome.theirs);
        return;
      }
      state.finishDraft();
      void refresh();
      // The list without its stored filters, which could hide the new project.
      void navigate(hrefFor("projects"));
      for (const notice of createdNotices(outcome.row)) toast.success(notice);
    } catch (error) {
      if (isOutcomeUnknown(error)) pendingCreateRef.current = withSent(before, row);
      else await storePendingCreate(before.mayBeStored ? before : null);
      console.error("[project-create]", error);
      setServerError(form, error);
      toast.error(creationFailedNotice(error));
    }
  };
  return () => form.handleSubmit(create)();
}
