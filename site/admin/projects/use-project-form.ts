import { useState } from "react";
import { flushSync } from "react-dom";
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
import { useRefreshList } from "#site/admin/context/use-refresh-list.ts";
import { useBodyImages } from "#site/admin/rich-text-editor/index.ts";
import type { BodyImages } from "#site/admin/rich-text-editor/index.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { PLAN_UPLOAD_ID } from "./page-parts/plan-field.tsx";
import { useFeaturedImage } from "./use-featured-image.ts";
import type { FeaturedImage } from "./use-featured-image.ts";

export interface ProjectFormState extends CreateState {
  readonly form: UseFormReturn<ProjectValues>;
  /** The saved version that the next save builds on; null until the first save or autosave. */
  readonly base: ProjectRow | null;
  /** True in the form of a new project until its first explicit save; an autosaved draft leaves it true. */
  readonly isNew: boolean;
  readonly image: FeaturedImage;
  readonly uploads: Uploads;
  /** Images of the detailed content, including running uploads. */
  readonly bodyImages: BodyImages;
  readonly localDraftStatus: LocalDraftStatus;
  readonly localDraftNotices: Omit<LocalDraftNoticesProps, "rowSavedAt">;
  /** After a save: deletes the local draft and disables the unsaved guard. */
  readonly markSaved: () => void;
  /**
   * After an autosave of these values: they are the defaults, and the local draft is deleted. With other values, an
   * image that is not uploaded yet, or a running submit, everything stays as it is, unsaved. Returns true if all is saved.
   */
  readonly markAutosaved: (values: ProjectValues) => boolean;
  /** Replaces the base version without changing the field values. The first one of a new project is reported. */
  readonly rebase: (row: ProjectRow) => void;
  /** Rebases by a choice in a version conflict: the form is now that of a saved project. */
  readonly rebaseOnTheirs: (theirs: ProjectRow) => void;
  /** After the saved row was deleted for good: the next save creates a new project. */
  readonly detach: () => void;
}

/**
 * Form state of a project with local draft, unsaved guard, uploads and version tracking. `onCreated` gets the id of the
 * row that an autosave of a new project has created.
 */
export function useProjectForm(
  initial: ProjectValues,
  loaded: ProjectRow | null,
  onCreated?: (id: string) => void,
): ProjectFormState {
  const saved = useSavedState(loaded);
  const form = useForm<ProjectValues>({ defaultValues: initial });
  const image = useFeaturedImage(form);
  const uploads = useFormUploads(form);
  const bodyImages = useBodyImages("project-images");
  const draft = useRowLocalDraft(form, {
    kind: "project",
    rowId: saved.base?.id ?? null,
    schema: projectSchema,
    defaults: initial,
    pendingCreate: NOT_SENT,
  });
  const transitions = useTransitions(saved, draft, onCreated);
  const release = useRowGuard({
    kind: "project",
    title: useWatch({ control: form.control, name: "title" }),
    dirty: form.formState.isDirty || image.file !== null || bodyImages.pending.length > 0,
    isStored: draft.isStored,
  });
  const markSaved = () => {
    draft.clear();
    release();
  };

  return {
    form,
    base: saved.base,
    isNew: saved.isNew,
    image,
    uploads,
    bodyImages,
    localDraftStatus: draft.localDraftStatus,
    localDraftNotices: draft.localDraftNotices,
    pendingCreateRef: draft.pendingCreateRef,
    storePendingCreate: draft.storePendingCreate,
    markSaved,
    markAutosaved: (values) => {
      const isUploaded = image.file === null && !hasMissingUpload(values, uploads);
      if (!isUploaded || !adoptSaved(form, values)) return false;
      markSaved();
      return true;
    },
    ...transitions,
  };
}

type SavedState = ReturnType<typeof useSavedState>;

/** The saved state: the version on the server. */
function useSavedState(loaded: ProjectRow | null) {
  const [base, setBase] = useState(loaded);
  const [isNew, setIsNew] = useState(loaded === null);
  return { base, setBase, isNew, setIsNew };
}

/** The state transitions of the form to another saved version. */
function useTransitions(
  { base, setBase, setIsNew }: SavedState,
  { pendingCreateRef, storePendingCreate }: CreateState,
  onCreated?: (id: string) => void,
) {
  const refresh = useRefreshList("projects");
  const rebase = (row: ProjectRow) => {
    setBase(row);
    if (base !== null) return;
    pendingCreateRef.current = NOT_SENT;
    void refresh();
    onCreated?.(row.id);
  };
  return {
    rebase,
    rebaseOnTheirs: (theirs: ProjectRow) => {
      // Synchronous: the local draft has to follow the row.
      flushSync(() => {
        rebase(theirs);
        setIsNew(false);
      });
      if (base === null) void storePendingCreate(null);
    },
    detach: () => {
      setBase(null);
      setIsNew(false);
    },
  };
}

/** True if an image of the gallery or the plan is chosen but not uploaded, or its upload has failed. */
function hasMissingUpload({ gallery }: ProjectValues, uploads: Uploads): boolean {
  return gallery.some(({ url }) => url === "") || uploads.get(PLAN_UPLOAD_ID) !== undefined;
}

/** Uploads of the gallery and the plan. */
function useFormUploads(form: UseFormReturn<ProjectValues>): Uploads {
  return useUploads("project-images", (id, url) => {
    if (id === PLAN_UPLOAD_ID) form.setValue("plan", url, { shouldDirty: true });
    const index = form.getValues("gallery").findIndex(({ additionId }) => additionId === id);
    if (index >= 0) form.setValue(`gallery.${index}.url`, url, { shouldDirty: true });
  });
}

/**
 * Makes saved values the defaults, without touching inputs or caret; returns false if the form has others, or while it
 * is submitted, which a reset would end.
 */
function adoptSaved(form: UseFormReturn<ProjectValues>, values: ProjectValues): boolean {
  if (form.formState.isSubmitting) return false;
  if (JSON.stringify(form.getValues()) !== JSON.stringify(values)) return false;
  form.reset(values, { keepValues: true, keepErrors: true, keepIsSubmitted: true });
  return true;
}
