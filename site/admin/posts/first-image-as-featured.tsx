import { Button, HStack, Text } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { PUBLIC_FILES } from "#supabase/data/public-files.ts";
import { firstImageWith } from "#site/rich-text/body-links.ts";
import { TEXT_PAUSE_MS } from "#site/admin/form-safety/use-paused-text.ts";
import { useLatest } from "#site/ui/use-latest.ts";
import type { PostFormState } from "./use-post-form.ts";

/**
 * Sets the first image that is uploaded to the text as the featured image of a post without one, once, and offers Undo. Images
 * that were in the text when the form was opened are left as they are.
 */
export function FirstImageAsFeatured({ state }: { readonly state: PostFormState }) {
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
    <HStack role="status" gap="3" textStyle="caption" color="fg.muted">
      <Text>The first picture of the text is the cover now.</Text>
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

/** Calls `adopt` with the first uploaded image of the text when there was none before, and the post has no featured image. */
function useFirstImage(state: PostFormState, adopt: (url: string) => void) {
  const { form } = state;
  const latestRef = useLatest({ file: state.file, adopt });
  useEffect(() => {
    let hadImage = firstImageWith(form.getValues("content"), PUBLIC_FILES) !== null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      const { content, featuredImageUrl } = form.getValues();
      const first = firstImageWith(content, PUBLIC_FILES);
      const { file, adopt } = latestRef.current;
      if (first !== null && !hadImage && featuredImageUrl === "" && file === null) adopt(first);
      // The form of a new post is emptied after its publication.
      hadImage = content !== "" && (hadImage || first !== null);
    };
    const stop = form.subscribe({
      name: "content",
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(check, TEXT_PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form, latestRef]);
}
