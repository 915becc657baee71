import { useState } from "react";
import type { PostRow } from "#supabase/data/posts.ts";
import { toast } from "#site/ui/toaster.tsx";
import { asText, differingParts } from "./conflict-model.ts";
import { valuesOf } from "./post-values.ts";
import type { PostFormState } from "./use-post-form.ts";

const UNDO_MS = 15_000;

interface Conflict {
  readonly theirs: PostRow;
  readonly differing: readonly string[];
}

export type ConflictWays = ReturnType<typeof useConflict>;

/** Another version was saved meanwhile: which one, and the ways out of it. */
export function useConflict({ form, rebase }: PostFormState) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  return {
    conflict,
    show: (theirs: PostRow) => {
      setConflict({ theirs, differing: differingParts(form.getValues(), valuesOf(theirs)) });
    },
    clear: () => {
      setConflict(null);
    },
    takeTheirs: (theirs: PostRow) => {
      const mine = form.getValues();
      form.reset(valuesOf(theirs));
      rebase(theirs);
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
