import { startTransition, useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { TEXT_PAUSE_MS } from "#site/admin/form-safety/use-paused-text.ts";

/** Characters of a text whose preview takes longer than a frame: about three thousand words. */
const LONG_TEXT = 20_000;

/** Values of a form with a body of text. */
interface FormWithText {
  readonly content: string;
}

/**
 * The form values, updated with low priority so that rendering the preview does not delay typing; those with a long text
 * at a pause only, because a rendering that each key begins again takes most of its time.
 */
export function usePreviewedValues<Values extends FormWithText>(
  form: UseFormReturn<Values>,
): Values {
  const [values, setValues] = useState(() => form.getValues());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      startTransition(() => {
        setValues(form.getValues());
      });
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        if (form.getValues().content.length < LONG_TEXT) update();
        else timer = setTimeout(update, TEXT_PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form]);
  return values;
}
