import { useCallback } from "react";
import type { RefObject } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useLatest } from "#site/ui/use-latest.ts";
import { messageOf } from "#supabase/data/errors.ts";
import { checksPassed } from "#site/admin/media/running-checks.ts";
import { useCommands } from "#site/admin/navigation/command-bus.ts";
import type { AdminCommand } from "#site/platform/platform.ts";
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

const COMMANDS = ["save", "publish"] as const;

/** Mod+S saves, Mod+Enter publishes; the desktop menu sends the same commands. */
export function useSaveCommands(form: UseFormReturn<ProjectValues>, save: () => Promise<void>) {
  const latestRef = useLatest(save);
  useCommands(
    COMMANDS,
    useCallback(
      ({ type }: AdminCommand) => {
        if (type !== "save" && type !== "publish") return;
        if (form.formState.isSubmitting) return;
        if (type === "publish") form.setValue("status", "published", { shouldDirty: true });
        void latestRef.current();
      },
      [form, latestRef],
    ),
  );
}

/** Offers to save a new project, or a stored draft, as a draft before its form is left. */
export function useProjectDraftOnLeave(
  form: UseFormReturn<ProjectValues>,
  stored: ProjectRow | null,
  save: () => Promise<void>,
) {
  const isDraft = stored === null || stored.status === "draft";
  const saveDraft = () => {
    form.setValue("status", "draft", { shouldDirty: true });
    return save();
  };
  useSaveDraftOnLeave(isDraft ? saveDraft : null);
}
