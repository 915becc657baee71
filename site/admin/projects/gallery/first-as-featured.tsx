import { Button, HStack, Text } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { useLatest } from "#site/ui/use-latest.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { withoutImageFragment } from "#supabase/data/image-focus.ts";

interface FirstAsFeaturedProps {
  readonly form: UseFormReturn<ProjectValues>;
  /** Whether a file is chosen as the featured image and not uploaded yet. */
  readonly hasFile: boolean;
  readonly onUseAsFeatured: (url: string) => void;
}

/**
 * Sets the first image of a new gallery as the featured image of a project without one, once, and offers Undo. A project that was
 * opened with images is left as it is.
 */
export function FirstAsFeatured({ form, hasFile, onUseAsFeatured }: FirstAsFeaturedProps) {
  const [adopted, setAdopted] = useState<string | null>(null);
  const featuredImageUrl = useWatch({ control: form.control, name: "featuredImageUrl" });
  useFirstOfGallery(form, hasFile, (url) => {
    onUseAsFeatured(url);
    setAdopted(withoutImageFragment(url));
  });
  if (adopted === null || adopted !== featuredImageUrl) return null;
  return (
    <HStack role="status" gap="3" marginTop="3" textStyle="caption" color="fg.muted">
      <Text>The first picture of the gallery is the cover now.</Text>
      <Button
        type="button"
        size="xs"
        variant="outline"
        onClick={() => {
          form.setValue("featuredImageUrl", "", { shouldDirty: true });
        }}
      >
        Undo
      </Button>
    </HStack>
  );
}

/** Calls `adopt` once the first image of a gallery that was empty is uploaded, if the project has no featured image. */
function useFirstOfGallery(
  form: UseFormReturn<ProjectValues>,
  hasFile: boolean,
  adopt: (url: string) => void,
) {
  const latestRef = useLatest({ hasFile, adopt });
  useEffect(() => {
    let isNew = form.getValues("gallery").length === 0;
    return form.subscribe({
      name: "gallery",
      formState: { values: true },
      callback: () => {
        const { gallery, featuredImageUrl, imageUrl } = form.getValues();
        const first = gallery[0]?.url ?? "";
        const { hasFile, adopt } = latestRef.current;
        const hasFeaturedImage = hasFile || featuredImageUrl !== "" || imageUrl.trim() !== "";
        if (first !== "" && isNew && !hasFeaturedImage) adopt(first);
        // The form of a new project is emptied after its publication.
        isNew = gallery.length === 0 || (isNew && first === "");
      },
    });
  }, [form, latestRef]);
}
