import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { isNotFound } from "#supabase/data/errors.ts";
import type { NewProject, ProjectRow } from "#supabase/data/projects.ts";
import { recordFailedCreate } from "#site/admin/form-safety/save-row.ts";
import { memberEmail } from "#site/admin/session/session-store.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { useRefreshList } from "#site/admin/context/use-refresh-list.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { useLatest } from "#site/ui/use-latest.ts";
import { toast } from "#site/ui/toaster.tsx";
import { createdNotices, creationFailedNotice } from "./project-messages.ts";
import { createFromForm, updateStored } from "./project-store.ts";
import { newProject } from "./project-values.ts";
import { setServerError, uploadImages } from "./save-steps.ts";
import type { ProjectFormState } from "./use-project-form.ts";
import type { SaveEvents } from "./use-save-project.ts";

interface CreateOptions extends SaveEvents {
  /** Waits for a running autosave; resolves with the version that an autosave has created, null without one. */
  readonly readBase: () => Promise<ProjectRow | null>;
}

interface CreateJob {
  readonly row: NewProject;
  readonly base: ProjectRow | null;
}

/**
 * Creates the form's project, or completes the draft that an autosave has created, and returns to the list. On failure
 * the form values remain. A row that an earlier try saved and another member changed since is passed to `onConflict`.
 */
export function useSaveNewProject(
  state: ProjectFormState,
  { readBase, onConflict, onDeleted }: CreateOptions,
): () => Promise<void> {
  const client = useStaffClient();
  const refresh = useRefreshList("projects");
  const { hrefFor } = useAdminNavigation();
  const navigate = useNavigate();
  const { form } = state;
  const latestRef = useLatest(state);
  const { mutateAsync } = useMutation({
    mutationFn: ({ row, base }: CreateJob) =>
      base === null
        ? createFromForm(client, state, row)
        : updateStored(client, base, form.getValues()),
  });

  const create = async () => {
    if (!(await uploadImages(latestRef))) return;
    const base = await readBase();
    const row = newProject(form.getValues(), memberEmail());
    try {
      const outcome = await mutateAsync({ row, base });
      if (outcome.kind === "newer") {
        onConflict(outcome.theirs);
        return;
      }
      state.markSaved();
      void refresh();
      // The list without its stored filters, which could hide the new project.
      void navigate(hrefFor("projects"));
      for (const notice of createdNotices(outcome.row)) toast.success(notice);
    } catch (error) {
      console.error("[project-create]", error);
      if (base === null) await recordFailedCreate(state, row, error);
      else if (isNotFound(error)) {
        onDeleted();
        return;
      }
      setServerError(form, error);
      toast.error(creationFailedNotice(error));
    }
  };
  return () => form.handleSubmit(create)();
}
