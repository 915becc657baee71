import { createContext } from "react";
import type { ChecklistItem } from "./checklist-model.ts";

interface FormChecklist {
  readonly items: readonly ChecklistItem[];
  /** Whether nothing is written yet. */
  readonly isBlank: boolean;
}

/** The checklist of the form around: computed once, rendered in full and as a link of the save bar. */
export const ChecklistContext = createContext<FormChecklist>({ items: [], isBlank: true });
