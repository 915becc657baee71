import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { toast, UNDO_MS } from "#site/ui/toaster.tsx";
import type { ConflictModel } from "./conflict-model.ts";

export type VersionConflict<Row> = ReturnType<typeof useConflict<Row, FieldValues>>;

/**
 * State of a version conflict and the actions that resolve it. `onBase` receives the version that the
 * next save builds on.
 */
export function useConflict<Row, Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { noun, valuesOf, diffFields, asText }: ConflictModel<Row, Values>,
  onBase: (theirs: Row) => void,
) {
  const [current, setCurrent] = useState<{
    readonly theirs: Row;
    /** Labels of the fields in which the versions differ. */
    readonly differing: readonly string[];
  } | null>(null);
  const clear = () => {
    setCurrent(null);
  };
  return {
    noun,
    /** The unresolved conflict; null without one. */
    current,
    show: (theirs: Row) => {
      setCurrent({ theirs, differing: diffFields(form.getValues(), valuesOf(theirs)) });
    },
    clear,
    /** The next save overwrites their version. */
    keepMine: (theirs: Row) => {
      onBase(theirs);
      clear();
    },
    takeTheirs: (theirs: Row) => {
      const mine = form.getValues();
      form.reset(valuesOf(theirs));
      onBase(theirs);
      clear();
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
    copyMine: () => copy(asText(form.getValues())),
  };
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast.success({ title: "Copied", description: "Your text is on the clipboard." });
  } catch {
    toast.error({ title: "Copying Failed", description: "The clipboard is not available." });
  }
}
