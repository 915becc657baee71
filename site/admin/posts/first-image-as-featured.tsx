import { useState } from "react";
import { useWatch } from "react-hook-form";
import { FirstImageNotice } from "#site/admin/media/first-image-notice.tsx";
import { useFirstBodyImage } from "#site/admin/rich-text-editor/index.ts";
import type { PostFormState } from "./use-post-form.ts";

/**
 * Sets the first image that is uploaded to the text, or inserted from the library, as the featured image of a post
 * without one, once, and offers Undo.
 * Images that were in the text when the form was opened are left as they are.
 */
export function FirstImageAsFeatured({
  state: { form, file },
}: {
  readonly state: Pick<PostFormState, "form" | "file">;
}) {
  const [adopted, setAdopted] = useState<string | null>(null);
  const featuredImageUrl = useWatch({ control: form.control, name: "featuredImageUrl" });
  useFirstBodyImage(form, (url) => {
    if (file !== null || form.getValues("featuredImageUrl") !== "") return;
    form.setValue("featuredImageUrl", url, { shouldDirty: true });
    form.setValue("focus", "", { shouldDirty: true });
    setAdopted(url);
  });
  if (adopted === null || adopted !== featuredImageUrl) return null;
  return (
    <FirstImageNotice
      place="text"
      onUndo={() => {
        form.setValue("featuredImageUrl", "", { shouldDirty: true });
        form.setValue("focus", "", { shouldDirty: true });
      }}
    />
  );
}
