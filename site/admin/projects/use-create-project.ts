import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { DataError } from "#supabase/data/errors.ts";
import { getProject } from "#supabase/data/projects.ts";
import type { NewProject, ProjectRow } from "#supabase/data/projects.ts";
import { withSent } from "#site/admin/form-safety/pending-create.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { idempotentCreate, isUnanswered } from "#site/admin/form-safety/idempotent-create.ts";
import { useAdminNavigation } from "#site/admin/navigation/dashboard-tabs.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { createdNotices, creationFailedNotice } from "./project-messages.ts";
import { projectStore } from "./project-store.ts";
import { newProject } from "./project-values.ts";
import { setServerError, withImages } from "./save-steps.ts";
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
  const { form, pendingCreateRef, markSent } = state;
  const { mutateAsync } = useMutation({
    mutationFn: async ({ row, id }: { readonly row: NewProject; readonly id: string }) => {
      try {
        const { lost } = pendingCreateRef.current;
        return { created: await idempotentCreate(projectStore(client), id, row, lost) };
      } catch (error) {
        if (!(error instanceof DataError) || error.code !== "conflict") throw error;
        return { theirs: await getProject(client, id) };
      }
    },
  });

  const create = async () => {
    if (!(await withImages(state))) return;
    const row = newProject(form.getValues(), useSession.getState().email);
    const id = pendingCreateRef.current.id ?? crypto.randomUUID();
    const before = { ...pendingCreateRef.current, id };
    pendingCreateRef.current = before;
    try {
      // Beforehand: after a reload the next save still knows what may be stored.
      await markSent(withSent(before, row));
      const { created, theirs } = await mutateAsync({ row, id });
      if (theirs !== undefined) {
        onConflict(theirs);
        return;
      }
      state.finishDraft();
      void refresh();
      // The list without its stored filters, which could hide the new project.
      void navigate(hrefFor("projects"));
      for (const notice of createdNotices(created)) toast.success(notice);
    } catch (error) {
      if (isUnanswered(error)) pendingCreateRef.current = withSent(before, row);
      else await markSent(before.unanswered ? before : null);
      console.error("[project-create]", error);
      setServerError(form, error);
      toast.error(creationFailedNotice(error));
    }
  };
  return () => form.handleSubmit(create)();
}
