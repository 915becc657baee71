import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useLatest } from "#site/ui/use-latest.ts";
import type { ProjectValues } from "#site/schemas/project.ts";

/**
 * Calls `onFirstImage` once a gallery that was empty has its first image, if it is uploaded or chosen from the library
 * in this form.
 */
export function useFirstGalleryImage(
  form: UseFormReturn<ProjectValues>,
  onFirstImage: (url: string) => void,
) {
  const latestRef = useLatest(onFirstImage);
  useEffect(() => {
    let isNew = form.getValues("gallery").length === 0;
    return form.subscribe({
      name: "gallery",
      formState: { values: true },
      callback: ({ name }) => {
        const gallery = form.getValues("gallery");
        const { url: first = "", additionId = "" } = gallery[0] ?? {};
        // A reset of the form, to a draft for example, has no name: its images count as those of an opened project.
        const isReset = name === undefined;
        // Only an image that was added in this form has an id; one of a restored version has none.
        const isAdded = first !== "" && additionId !== "";
        if (isAdded && isNew && !isReset) latestRef.current(first);
        isNew = gallery.length === 0 || (isNew && first === "");
      },
    });
  }, [form, latestRef]);
}
