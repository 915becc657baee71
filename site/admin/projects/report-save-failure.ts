import { isNotFound } from "#supabase/data/errors.ts";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { setServerError } from "#site/admin/form-safety/field-of-error.ts";
import { projectSchema } from "#site/schemas/project.ts";
import { toast } from "#site/ui/toaster.tsx";
import { creationFailedNotice, DELETED_NOTICE, saveFailedNotice } from "./project-messages.ts";
import type { ProjectFormState } from "./use-project-form.ts";

interface SaveFailure {
  readonly error: unknown;
  /** The version that the save built on. */
  readonly base: ProjectRow | null;
  readonly isNew: boolean;
}

/** Reports a failed save by a notice and at the field it refers to; the form leaves a row that was deleted for good. */
export function reportSaveFailure(
  { form, detach }: ProjectFormState,
  { error, base, isNew }: SaveFailure,
) {
  console.error(isNew ? "[project-create]" : "[project-save]", error);
  if (base !== null && isNotFound(error)) {
    detach();
    toast.error(DELETED_NOTICE);
    return;
  }
  setServerError(form, projectSchema, error);
  toast.error(isNew ? creationFailedNotice(error) : saveFailedNotice(error));
}
