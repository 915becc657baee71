import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { PUBLIC_FILES } from "#supabase/data/public-files.ts";
import { firstImageWith } from "#site/rich-text/body-links.ts";
import { TEXT_PAUSE_MS } from "#site/admin/form-safety/use-paused-text.ts";
import { FirstImageNotice } from "#site/admin/media/first-image-notice.tsx";
import { useLatest } from "#site/ui/use-latest.ts";
import type { PostFormState } from "./use-post-form.ts";

type FeaturedImageState = Pick<PostFormState, "form" | "file">;

/**
 * Sets the first image that is uploaded to the text, or inserted from the library, as the featured image of a post
 * without one, once, and offers Undo.
 * Images that were in the text when the form was opened are left as they are.
 */
export function FirstImageAsFeatured({ state }: { readonly state: FeaturedImageState }) {
  const { form } = state;
  const [adopted, setAdopted] = useState<string | null>(null);
  const featuredImageUrl = useWatch({ control: form.control, name: "featuredImageUrl" });
  useFirstImage(state, (url) => {
    form.setValue("featuredImageUrl", url, { shouldDirty: true });
    form.setValue("focus", "", { shouldDirty: true });
    setAdopted(url);
  });
  if (adopted === null || adopted !== featuredImageUrl) return null;
  return (
    <FirstImageNotice
      text="The first picture of the text is the cover now."
      onUndo={() => {
        form.setValue("featuredImageUrl", "", { shouldDirty: true });
        form.setValue("focus", "", { shouldDirty: true });
      }}
    />
  );
}

/** Calls `adopt` with the first stored image of the text if there was none before and the post has no featured one. */
function useFirstImage(state: FeaturedImageState, adopt: (url: string) => void) {
  const { form } = state;
  const latestRef = useLatest({ file: state.file, adopt });
  useEffect(() => {
    const hasImage = () => firstImageWith(form.getValues("content"), PUBLIC_FILES) !== null;
    let hadImage = hasImage();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      const { content, featuredImageUrl } = form.getValues();
      const first = firstImageWith(content, PUBLIC_FILES);
      const { file, adopt } = latestRef.current;
      if (first !== null && !hadImage && featuredImageUrl === "" && file === null) adopt(first);
      hadImage ||= first !== null;
    };
    const stop = form.subscribe({
      name: "content",
      formState: { values: true },
      callback: ({ name }) => {
        clearTimeout(timer);
        // A reset of the form, to a draft or after a publication, has no name: its text counts as one that was opened.
        if (name === undefined) hadImage = hasImage();
        else timer = setTimeout(check, TEXT_PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form, latestRef]);
}
