import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { useFirstBodyImage } from "#site/admin/rich-text-editor/index.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { withoutImageFragment } from "#supabase/data/image-focus.ts";
import { useFirstGalleryImage } from "./gallery/use-first-gallery-image.ts";

interface FirstImageOptions {
  /** Whether a file is chosen as the featured image and not uploaded yet. */
  readonly hasFile: boolean;
  readonly onUseAsFeatured: (url: string) => void;
}

/**
 * Sets the first image of the detailed content or of a new gallery, whichever is there first, as the featured image of a
 * project without one, once, if it is uploaded or chosen from the library in this form. Returns the place of the image,
 * null if another one or none is the featured image, and the undo.
 */
export function useFirstImageAsFeatured(
  form: UseFormReturn<ProjectValues>,
  { hasFile, onUseAsFeatured }: FirstImageOptions,
) {
  const [adopted, setAdopted] = useState<{ url: string; place: "text" | "gallery" } | null>(null);
  const featuredImageUrl = useWatch({ control: form.control, name: "uploadedImageUrl" });
  const adoptFrom = (place: "text" | "gallery") => (url: string) => {
    const { uploadedImageUrl, typedImageUrl } = form.getValues();
    const hasFeaturedImage = hasFile || uploadedImageUrl !== "" || typedImageUrl.trim() !== "";
    if (hasFeaturedImage || adopted !== null) return;
    onUseAsFeatured(url);
    setAdopted({ url: withoutImageFragment(url), place });
  };
  useFirstBodyImage(form, adoptFrom("text"));
  useFirstGalleryImage(form, adoptFrom("gallery"));
  return {
    place: adopted?.url === featuredImageUrl ? adopted.place : null,
    undo: () => {
      form.setValue("uploadedImageUrl", "", { shouldDirty: true });
      form.setValue("focus", "", { shouldDirty: true });
    },
  };
}
