import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { ProjectValues } from "#site/schemas/project.ts";
import type { GalleryState } from "./use-gallery.ts";

/**
 * Selects the image whose field is asked for, and focuses that field: its description on request, or the photographer's
 * name that stops a save.
 */
export function useRequestedField(
  form: UseFormReturn<ProjectValues>,
  { ids, selection }: GalleryState,
  toDescribe: { readonly index: number } | null,
) {
  const { errors, submitCount } = form.formState;
  const [seen, setSeen] = useState({ submitCount, toDescribe });
  const [field, setField] = useState<`gallery.${number}.${"alt" | "credit"}` | null>(null);
  const show = (index: number, name: "alt" | "credit") => {
    const id = ids[index];
    if (id === undefined) return;
    selection.select([id]);
    setField(`gallery.${index}.${name}`);
  };
  if (seen.submitCount !== submitCount || seen.toDescribe !== toDescribe) {
    setSeen({ submitCount, toDescribe });
    const failed = errors.gallery?.findIndex?.((error) => error?.credit !== undefined) ?? -1;
    const isOnlyError = Object.keys(errors).length === 1;
    if (seen.toDescribe !== toDescribe && toDescribe !== null) show(toDescribe.index, "alt");
    else if (failed >= 0 && isOnlyError) show(failed, "credit");
  }
  useEffect(() => {
    if (field !== null) form.setFocus(field);
  }, [form, field, seen]);
}
