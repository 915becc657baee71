import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import type { NewProject } from "#supabase/data/projects.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { createOnce, isUnanswered } from "#site/admin/shell/create-once.ts";
import { useAdminNavigation } from "#site/admin/shell/dashboard-tabs.ts";
import { useStaffClient } from "#site/admin/shell/staff-backend.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { createdNotices, creationFailedNotice } from "./project-messages.ts";
import { projectStore } from "./project-store.ts";
import { newProject } from "./project-values.ts";
import { blame, withPictures } from "./save-steps.ts";
import type { ProjectFormState } from "./use-project-form.ts";
import { useRefreshProjects } from "./use-projects.ts";

/** Creates the form's project and returns to the list. On failure the form values remain. */
export function useCreateProject(state: ProjectFormState): () => Promise<void> {
  const client = useStaffClient();
  const refresh = useRefreshProjects();
  const { hrefFor } = useAdminNavigation();
  const navigate = useNavigate();
  const { form, lostRef, markSent } = state;
  const { mutateAsync } = useMutation({
    mutationFn: (row: NewProject) => createOnce(projectStore(client), row, lostRef.current),
  });

  const create = async () => {
    if (!(await withPictures(state))) return;
    const row = newProject(form.getValues(), useSession.getState().email);
    const sent = [...lostRef.current, row];
    try {
      // Before the request, so that a retry after a reload knows which rows may exist.
      await markSent(sent);
      const created = await mutateAsync(row);
      state.settle();
      void refresh();
      // The list without its stored filters, which could hide the new project.
      void navigate(hrefFor("projects"));
      for (const notice of createdNotices(created)) toast.success(notice);
    } catch (error) {
      if (isUnanswered(error)) lostRef.current = sent;
      else await markSent(lostRef.current.length === 0 ? null : lostRef.current);
      console.error("[project-create]", error);
      blame(form, error);
      toast.error(creationFailedNotice(error));
    }
  };
  return () => form.handleSubmit(create)();
}
