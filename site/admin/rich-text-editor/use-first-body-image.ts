import { useEffect } from "react";
import { TEXT_PAUSE_MS } from "#site/admin/form-safety/use-paused-text.ts";
import { firstImageWith } from "#site/rich-text/body-links.ts";
import { useLatest } from "#site/ui/use-latest.ts";
import { PUBLIC_FILES } from "#supabase/data/public-files.ts";

/** The part of a form with the text `content` that the hook needs. */
interface FormWithBody {
  readonly getValues: (name: "content") => string;
  readonly subscribe: (subscription: {
    readonly name: "content";
    readonly formState: { readonly values: true };
    readonly callback: (change: { readonly name?: string }) => void;
  }) => () => void;
}

/**
 * Calls `onFirstImage` once the text has its first image that is uploaded or inserted from the library. Images that were
 * in the text when the form was opened count as earlier ones.
 */
export function useFirstBodyImage(form: FormWithBody, onFirstImage: (url: string) => void) {
  const latestRef = useLatest(onFirstImage);
  useEffect(() => {
    const firstImage = () => firstImageWith(form.getValues("content"), PUBLIC_FILES);
    let hadImage = firstImage() !== null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      const first = firstImage();
      if (first === null || hadImage) return;
      hadImage = true;
      latestRef.current(first);
    };
    const stop = form.subscribe({
      name: "content",
      formState: { values: true },
      callback: ({ name }) => {
        clearTimeout(timer);
        // A reset of the form, to a draft or after a publication, has no name: its text counts as one that was opened.
        if (name === undefined) hadImage = firstImage() !== null;
        else timer = setTimeout(check, TEXT_PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form, latestRef]);
}
