import { useState } from "react";
import { useWatch } from "react-hook-form";
import { MissingDescriptions } from "#site/admin/media/missing-descriptions.tsx";
import { useUndescribedImages } from "#site/admin/rich-text-editor/index.ts";
import { lacksDescription } from "./gallery/lacks-description.ts";
import type { ProjectFormState } from "./use-project-form.ts";

interface MissingProjectDescriptionsProps {
  readonly state: Pick<ProjectFormState, "form" | "bodyImages">;
  /** Leads to the description of the gallery's image at this place. */
  readonly onDescribeInGallery: (index: number) => void;
}

/**
 * How many images of the detailed content and the gallery lack a description, and a button that leads to them. If both
 * have such images, it leads to the text and the gallery in turn.
 */
export function MissingProjectDescriptions({
  state: { form, bodyImages },
  onDescribeInGallery,
}: MissingProjectDescriptionsProps) {
  const [content, gallery] = useWatch({ control: form.control, name: ["content", "gallery"] });
  const inText = useUndescribedImages(content, bodyImages);
  const inGallery = gallery.flatMap((image, index) => (lacksDescription(image) ? [index] : []));
  const [next, setNext] = useState<"text" | "gallery">("text");
  const [first] = inGallery;
  return (
    <MissingDescriptions
      count={inText.count + inGallery.length}
      onDescribe={() => {
        if (first !== undefined && (next === "gallery" || inText.count === 0)) {
          setNext("text");
          onDescribeInGallery(first);
        } else {
          setNext("gallery");
          inText.requestDescriptions();
        }
      }}
    />
  );
}
