import type { RefObject } from "react";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { allFilesValid } from "#site/admin/media/running-validations.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { useRefreshList } from "#site/admin/context/use-refresh-list.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { useLatest } from "#site/ui/use-latest.ts";
import { toast } from "#site/ui/toaster.tsx";
import { createdNotices, savedNotice } from "./project-messages.ts";
import { reportSaveFailure } from "./report-save-failure.ts";
import { saveProject } from "./save-project.ts";
import type { ProjectFormState } from "./use-project-form.ts";

export interface ProjectSaveEvents {
  readonly onConflict: (theirs: ProjectRow) => void;
}

interface SaveOptions {
  /** True for the first explicit save of a new project, also if an autosave has created its row. */
  readonly isNew: boolean;
  /** Resolves with the version that the save builds on, null without one. Called once the form is submitting. */
  readonly readBase: () => Promise<ProjectRow | null>;
}

/**
 * Uploads the images, saves the project, and returns to the list. Passes a newer version to `onConflict`; on failure the
 * form values remain.
 */
export function useSaveProject(
  state: ProjectFormState,
  { onConflict }: ProjectSaveEvents,
): (how: SaveOptions) => Promise<void> {
  const client = useStaffClient();
  const closeForm = useCloseForm(state);
  const { form } = state;
  const latestRef = useLatest(state);
  const { mutateAsync } = useMutation({
    mutationFn: (base: ProjectRow | null) =>
      saveProject(client, state, { values: form.getValues(), base }),
  });

  const uploadAndSave = async ({ isNew, readBase }: SaveOptions) => {
    if (!(await uploadImages(latestRef))) return;
    const base = await readBase();
    try {
      const outcome = await mutateAsync(base);
      if (outcome.kind === "conflict") onConflict(outcome.theirs);
      else closeForm(outcome.row, isNew);
    } catch (error) {
      reportSaveFailure(state, { error, base, isNew });
    }
  };
  return (how) => form.handleSubmit(() => uploadAndSave(how))();
}

/** After a save: leaves the form for the list, with notices. */
function useCloseForm({ markSaved }: ProjectFormState) {
  const refresh = useRefreshList("projects");
  const { hrefFor, openTab } = useAdminNavigation();
  const navigate = useNavigate();
  return (row: ProjectRow, isNew: boolean) => {
    markSaved();
    void refresh();
    if (isNew) {
      // The list without its stored filters, which could hide the new project.
      void navigate(hrefFor("projects"));
      for (const notice of createdNotices(row)) toast.success(notice);
    } else {
      openTab("projects");
      toast.success(savedNotice(row));
    }
  };
}

/**
 * Completes all validations and uploads before a save; resolves to false if a file was refused or an upload failed. The
 * form shows each failure. `latestRef` has the form's latest state: a validation can add a file.
 */
async function uploadImages(latestRef: RefObject<ProjectFormState>): Promise<boolean> {
  if (!(await allFilesValid())) return false;
  const { image, uploads, bodyImages } = latestRef.current;
  const results = await Promise.all([
    image.upload(),
    uploads.allUploaded(),
    bodyImages.allUploaded(),
  ]);
  return results.every(Boolean);
}
