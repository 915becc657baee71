import type { RefObject } from "react";
import type { UseFormReturn } from "react-hook-form";
import { messageOf } from "#supabase/data/errors.ts";
import { checksPassed } from "#site/admin/media/running-checks.ts";
import { useSaveCommands } from "#site/admin/form-safety/use-save-commands.ts";
import { useSaveDraftOnLeave } from "#site/admin/form-safety/use-save-draft-on-leave.ts";
import { fieldOfError } from "#site/admin/form-safety/field-of-error.ts";
import { projectSchema } from "#site/schemas/project.ts";
import type { ProjectRow } from "#supabase/data/projects.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import type { ProjectFormState } from "./use-project-form.ts";

/**
 * Completes all checks and uploads before a save; resolves to false if a file was refused or an upload failed. The form
 * shows each failure. `latestRef` has the form's latest state: a check can add a file.
 */
export async function uploadImages(latestRef: RefObject<ProjectFormState>): Promise<boolean> {
  if (!(await checksPassed())) return false;
  const { image, uploads, bodyImages } = latestRef.current;
  const results = await Promise.all([
    image.upload(),
    uploads.allUploaded(),
    bodyImages.allUploaded(),
  ]);
  return results.every(Boolean);
}

/** Sets the server's error message on the form field it refers to. */
export function setServerError(form: UseFormReturn<ProjectValues>, error: unknown) {
  const field = fieldOfError(projectSchema, error);
  if (field !== null) form.setError(field, { message: messageOf(error) }, { shouldFocus: true });
}

/** The commands of a project's form, without effect while it is being saved. */
export function useProjectCommands(form: UseFormReturn<ProjectValues>, save: () => Promise<void>) {
  const isIdle = () => !form.formState.isSubmitting;
  useSaveCommands({
    save: () => {
      if (isIdle()) void save();
    },
    publish: () => {
      if (!isIdle()) return;
      form.setValue("status", "published", { shouldDirty: true });
      void save();
    },
  });
}

/** Offers to save a new project, or a saved draft, as a draft before its form is left. */
export function useProjectDraftOnLeave(
  form: UseFormReturn<ProjectValues>,
  base: ProjectRow | null,
  save: () => Promise<void>,
) {
  const isDraft = base === null || base.status === "draft";
  const saveDraft = () => {
    form.setValue("status", "draft", { shouldDirty: true });
    return save();
  };
  useSaveDraftOnLeave(isDraft ? saveDraft : null);
}
