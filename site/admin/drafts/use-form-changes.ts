import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/** Reports every change of a form to its draft, without rendering. */
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
