import { useCallback } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { useUploads } from "#site/admin/media/use-uploads.ts";
import type { Uploads } from "#site/admin/media/use-uploads.ts";
import { useKeptForm } from "#site/admin/shell/keep-form.ts";
import { copyScope } from "#site/admin/shell/local-copies.ts";
import { useUnsavedGuard } from "#site/admin/shell/unsaved-guard.tsx";
import { useLocalCopy } from "#site/admin/shell/use-local-copy.ts";
import type { CopyState } from "#site/admin/shell/use-local-copy.ts";
import type { ProjectValues } from "./project-values.ts";
import { parseStoredValues } from "./stored-values.ts";
import { useFeaturedImage } from "./use-featured-image.ts";
import type { FeaturedImage } from "./use-featured-image.ts";

export interface ProjectFormState {
  readonly form: UseFormReturn<ProjectValues>;
  readonly image: FeaturedImage;
  readonly uploads: Uploads;
  readonly copy: CopyState;
  readonly found: { readonly savedAt: Date; readonly values: ProjectValues } | null;
  readonly restore: () => void;
  readonly discard: () => void;
  /** Everything is saved: the copy goes, and leaving asks no more. */
  readonly settle: () => void;
}

/** The form of a project with all that keeps its text from getting lost. */
export function useProjectForm(initial: ProjectValues, projectId: string | null): ProjectFormState {
  const form = useForm<ProjectValues>({ defaultValues: initial });
  const image = useFeaturedImage(form);
  const uploads = useUploads("project-images", (uploadId, url) => {
    const index = form.getValues("gallery").findIndex((entry) => entry.uploadId === uploadId);
    if (index >= 0) form.setValue(`gallery.${index}.url`, url, { shouldDirty: true });
  });

  const parse = useCallback((stored: unknown) => differentValues(stored, initial), [initial]);
  const copies = useLocalCopy(copyScope("project", projectId), parse);
  const dirty = form.formState.isDirty || image.file !== null;
  const title = useWatch({ control: form.control, name: "title" }).trim();
  const { release } = useUnsavedGuard({
    dirty,
    name: title === "" ? "Untitled project" : title,
  });
  useKeptForm(form, copies.keep);

  return {
    form,
    image,
    uploads,
    copy: copies.state,
    found: copies.found,
    restore: () => {
      if (copies.found === null) return;
      form.reset(copies.found.values, { keepDefaultValues: true });
      copies.keep(() => form.getValues());
      copies.dropFound();
    },
    discard: copies.dropFound,
    settle: () => {
      copies.clear();
      release();
    },
  };
}

/** A copy that says what is stored anyway is not worth offering. */
function differentValues(stored: unknown, initial: ProjectValues): ProjectValues | null {
  const values = parseStoredValues(stored, initial);
  return JSON.stringify(values) === JSON.stringify(initial) ? null : values;
}
