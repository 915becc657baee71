import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { toast } from "#site/ui/toaster.tsx";

const UNDO_MS = 15_000;

/** How versions of a row are mapped to form values, compared and copied. */
export interface Versions<Row, Values> {
  readonly valuesOf: (row: Row) => Values;
  /** Labels of the fields in which two versions differ. */
  readonly diffFields: (mine: Values, theirs: Values) => string[];
  /** A version as plain text, for the clipboard. */
  readonly asText: (values: Values) => string;
}

export type ConflictWays<Row> = ReturnType<typeof useConflict<Row, FieldValues>>;

/** State of a version conflict and the actions that resolve it. */
export function useConflict<Row, Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { valuesOf, diffFields: diffFields, asText }: Versions<Row, Values>,
  onBase: (theirs: Row) => void,
) {
  const [conflict, setConflict] = useState<{
    readonly theirs: Row;
    readonly differing: readonly string[];
  } | null>(null);
  return {
    conflict,
    show: (theirs: Row) => {
      setConflict({ theirs, differing: diffFields(form.getValues(), valuesOf(theirs)) });
    },
    clear: () => {
      setConflict(null);
    },
    takeTheirs: (theirs: Row) => {
      const mine = form.getValues();
      form.reset(valuesOf(theirs));
      onBase(theirs);
      setConflict(null);
      toast.info({
        title: "Their version is shown",
        description: "Yours is set aside.",
        duration: UNDO_MS,
        action: {
          label: "Undo",
          onClick: () => {
            form.reset(mine, { keepDefaultValues: true });
          },
        },
      });
    },
    copyMine: async () => {
      try {
        await navigator.clipboard.writeText(asText(form.getValues()));
        toast.success({ title: "Copied", description: "Your text is on the clipboard." });
      } catch {
        toast.error({ title: "Copying Failed", description: "The clipboard is not available." });
      }
    },
  };
}
