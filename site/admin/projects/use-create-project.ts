import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { DataError } from "#supabase/data/errors.ts";
import type { NewProject } from "#supabase/data/projects.ts";
import { NOT_SENT, withSent } from "#site/admin/drafts/pending-create.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { idempotentCreate, isUnanswered } from "#site/admin/shell/idempotent-create.ts";
import { useAdminNavigation } from "#site/admin/shell/dashboard-tabs.ts";
import { useStaffClient } from "#site/admin/shell/staff-backend.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { createdNotices, creationFailedNotice } from "./project-messages.ts";
import { projectStore } from "./project-store.ts";
import { newProject } from "./project-values.ts";
import { setServerError, withImages } from "./save-steps.ts";
import type { ProjectFormState } from "./use-project-form.ts";
import { useRefreshProjects } from "./use-projects.ts";

/** Creates the form's project and returns to the list. On failure the form values remain. */
export function useCreateProject(state: ProjectFormState): () => Promise<void> {
  const client = useStaffClient();
  const refresh = useRefreshProjects();
  const { hrefFor } = useAdminNavigation();
  const navigate = useNavigate();
  const { form, pendingCreateRef, markSent } = state;
  const { mutateAsync } = useMutation({
    mutationFn: ({ row, id }: { readonly row: NewProject; readonly id: string }) =>
      idempotentCreate(projectStore(client), id, row, pendingCreateRef.current.lost),
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
      const created = await mutateAsync({ row, id });
      state.finishDraft();
      void refresh();
      // The list without its stored filters, which could hide the new project.
      void navigate(hrefFor("projects"));
      for (const notice of createdNotices(created)) toast.success(notice);
    } catch (error) {
      if (isUnanswered(error)) pendingCreateRef.current = withSent(before, row);
      else await markSent(before.unanswered ? before : null);
      // An earlier try stored the row and another member changed it since: the next try creates a new row.
      if (isConflict(error)) pendingCreateRef.current = NOT_SENT;
      console.error("[project-create]", error);
      setServerError(form, error);
      toast.error(creationFailedNotice(error));
    }
  };
  return () => form.handleSubmit(create)();
}

function isConflict(error: unknown): boolean {
  return error instanceof DataError && error.code === "conflict";
}
