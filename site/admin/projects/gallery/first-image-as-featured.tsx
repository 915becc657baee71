import { Box } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { FirstImageNotice } from "#site/admin/media/first-image-notice.tsx";
import { useLatest } from "#site/ui/use-latest.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { withoutImageFragment } from "#supabase/data/image-focus.ts";

interface FirstImageAsFeaturedProps {
  readonly form: UseFormReturn<ProjectValues>;
  /** Whether a file is chosen as the featured image and not uploaded yet. */
  readonly hasFile: boolean;
  readonly onUseAsFeatured: (url: string) => void;
}

/**
 * Sets the first image of a new gallery as the featured image of a project without one, once, and offers Undo, if it is
 * uploaded or chosen from the library in this form. A project that was opened with images is left as it is.
 */
export function FirstImageAsFeatured({
  form,
  hasFile,
  onUseAsFeatured,
}: FirstImageAsFeaturedProps) {
  const [adopted, setAdopted] = useState<string | null>(null);
  const uploadedImageUrl = useWatch({ control: form.control, name: "uploadedImageUrl" });
  useFirstOfGallery(form, hasFile, (url) => {
    onUseAsFeatured(url);
    setAdopted(withoutImageFragment(url));
  });
  if (adopted === null || adopted !== uploadedImageUrl) return null;
  return (
    <Box marginTop="3">
      <FirstImageNotice
        text="The first picture of the gallery is the cover now."
        onUndo={() => {
          form.setValue("uploadedImageUrl", "", { shouldDirty: true });
          form.setValue("focus", "", { shouldDirty: true });
        }}
      />
    </Box>
  );
}

/** Calls `adopt` once the first image of a gallery that was empty is there, if the project has no featured image. */
function useFirstOfGallery(
  form: UseFormReturn<ProjectValues>,
  hasFile: boolean,
  adopt: (url: string) => void,
) {
  const latestRef = useLatest({ hasFile, adopt });
  useEffect(() => {
    let isNew = form.getValues("gallery").length === 0;
    let wasAdopted = false;
    return form.subscribe({
      name: "gallery",
      formState: { values: true },
      callback: ({ name }) => {
        const { gallery, uploadedImageUrl, typedImageUrl } = form.getValues();
        const { url: first = "", additionId = "" } = gallery[0] ?? {};
        const { hasFile, adopt } = latestRef.current;
        const hasFeaturedImage = hasFile || uploadedImageUrl !== "" || typedImageUrl.trim() !== "";
        // A reset of the form, to a draft for example, has no name: its images count as those of an opened project.
        const isReset = name === undefined;
        // Only an image that was added in this form has an id; one of a restored version has none.
        const isAdded = first !== "" && additionId !== "";
        if (isAdded && isNew && !isReset && !wasAdopted && !hasFeaturedImage) {
          wasAdopted = true;
          adopt(first);
        }
        isNew = gallery.length === 0 || (isNew && first === "");
      },
    });
  }, [form, latestRef]);
}
