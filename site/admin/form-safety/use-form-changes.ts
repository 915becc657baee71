import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/** Subscribes a local draft to every change of a form, without re-rendering. */
export function useFormChanges<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  change: (read: () => Values) => void,
) {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          change(() => form.getValues());
        },
      }),
    [form, change],
  );
}
