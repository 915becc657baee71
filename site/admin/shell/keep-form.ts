import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/** Hands every change of a form to its local copy, without rendering anything anew. */
export function useKeptForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  keep: (read: () => Values) => void,
) {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          keep(() => form.getValues());
        },
      }),
    [form, keep],
  );
}
