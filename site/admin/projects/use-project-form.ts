import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { projectSchema } from "#site/schemas/project.ts";
import { useUploads } from "#site/admin/media/use-uploads.ts";
import type { Uploads } from "#site/admin/media/use-uploads.ts";
import type { LocalDraftNoticesProps } from "#site/admin/form-safety/local-draft-notices.tsx";
import type { LocalDraftStatus } from "#site/admin/form-safety/local-draft-writer.ts";
import { NOT_SENT } from "#site/admin/form-safety/save-row.ts";
import type { CreateState } from "#site/admin/form-safety/save-row.ts";
import { useRowLocalDraft } from "#site/admin/form-safety/use-row-local-draft.ts";
import { useRowGuard } from "#site/admin/form-safety/use-row-guard.ts";
import { useBodyImages } from "#site/admin/rich-text-editor/index.ts";
import type { BodyImages } from "#site/admin/rich-text-editor/index.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { PLAN_UPLOAD_ID } from "./page-parts/plan-field.tsx";
import { useFeaturedImage } from "./use-featured-image.ts";
import type { FeaturedImage } from "./use-featured-image.ts";

export interface ProjectFormState extends CreateState {
  readonly form: UseFormReturn<ProjectValues>;
  readonly image: FeaturedImage;
  readonly uploads: Uploads;
  /** Images of the detailed content, including running uploads. */
  readonly bodyImages: BodyImages;
  readonly localDraftStatus: LocalDraftStatus;
  readonly localDraftNotices: Omit<LocalDraftNoticesProps, "rowSavedAt">;
  /** The row that the local draft belongs to; null: that of a new project. */
  readonly setRowId: (id: string | null) => void;
  /** After a save: deletes the local draft and disables the unsaved guard. */
  readonly markSaved: () => void;
  /**
   * After an autosave of these values: they are the defaults, and the local draft is deleted. With other values, an
   * image that is not uploaded yet, or a running submit, everything stays as it is, unsaved. Returns true if all is saved.
   */
  readonly markAutosaved: (sent: ProjectValues) => boolean;
}

/** Form state of a project with local draft, unsaved guard and uploads. */
export function useProjectForm(initial: ProjectValues, projectId: string | null): ProjectFormState {
  const form = useForm<ProjectValues>({ defaultValues: initial });
  const image = useFeaturedImage(form);
  const uploads = useFormUploads(form);
  const bodyImages = useBodyImages("project-images");
  const [rowId, setRowId] = useState(projectId);
  const draft = useRowLocalDraft(form, {
    kind: "project",
    rowId,
    schema: projectSchema,
    defaults: initial,
    pendingCreate: NOT_SENT,
  });
  const hasFile = image.file !== null || bodyImages.pending.length > 0;
  const release = useRowGuard({
    kind: "project",
    title: useWatch({ control: form.control, name: "title" }),
    dirty: form.formState.isDirty || hasFile,
    isStored: draft.isStored,
  });
  const markSaved = () => {
    draft.clear();
    release();
  };

  return {
    form,
    image,
    uploads,
    bodyImages,
    localDraftStatus: draft.localDraftStatus,
    localDraftNotices: draft.localDraftNotices,
    pendingCreateRef: draft.pendingCreateRef,
    storePendingCreate: draft.storePendingCreate,
    setRowId,
    markSaved,
    markAutosaved: (sent) => {
      const isUploaded = image.file === null && !hasMissingUpload(sent, uploads);
      if (!isUploaded || !adoptSaved(form, sent)) return false;
      markSaved();
      return true;
    },
  };
}

/** True if an image of the gallery or the plan is chosen but not uploaded, or its upload has failed. */
function hasMissingUpload({ gallery }: ProjectValues, uploads: Uploads): boolean {
  return gallery.some(({ url }) => url === "") || uploads.get(PLAN_UPLOAD_ID) !== undefined;
}

/** Uploads of the gallery and the plan. */
function useFormUploads(form: UseFormReturn<ProjectValues>): Uploads {
  return useUploads("project-images", (uploadId, url) => {
    if (uploadId === PLAN_UPLOAD_ID) form.setValue("plan", url, { shouldDirty: true });
    const index = form.getValues("gallery").findIndex((entry) => entry.uploadId === uploadId);
    if (index >= 0) form.setValue(`gallery.${index}.url`, url, { shouldDirty: true });
  });
}

/**
 * Makes saved values the defaults, without touching inputs or caret; returns false if the form has others, or while it
 * is submitted, which a reset would end.
 */
function adoptSaved(form: UseFormReturn<ProjectValues>, sent: ProjectValues): boolean {
  if (form.formState.isSubmitting) return false;
  if (JSON.stringify(form.getValues()) !== JSON.stringify(sent)) return false;
  form.reset(sent, { keepValues: true, keepErrors: true, keepIsSubmitted: true });
  return true;
}
