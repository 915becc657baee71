import { useState } from "react";

interface NewRow {
  /** Increments with each empty form. */
  readonly count: number;
  /** The row that the form has created; null before that. */
  readonly rowId: string | null;
  /** False while the URL is about to change to the row, so that the form stays mounted. */
  readonly isInUrl: boolean;
}

interface NewRowForm {
  /** True if the form of a new row is open, also once the URL has the row that it has created. */
  readonly isOpen: boolean;
  /** React's key of the form; another one for each empty form. */
  readonly key: string;
  /** Call before the URL changes to the row of the form, or with null back to an empty form. */
  readonly onRowChange: (rowId: string | null) => void;
}

const EMPTY_FORM: NewRow = { count: 0, rowId: null, isInUrl: true };

/**
 * Keeps the form of a new row mounted while the URL changes to the row that an autosave has created. `newId` is the id
 * in the URL of an empty form.
 */
export function useNewRowForm(idInUrl: string | null, newId: string | null): NewRowForm {
  const [state, setState] = useState(EMPTY_FORM);
  const { count, rowId, isInUrl } = state;
  if (!isInUrl && idInUrl === (rowId ?? newId)) setState({ ...state, isInUrl: true });
  // Navigated away from the row created here: starts a new, empty form.
  if (isInUrl && rowId !== null && idInUrl !== rowId) setState({ ...EMPTY_FORM, count: count + 1 });
  return {
    isOpen: idInUrl === newId || (rowId !== null && idInUrl === rowId) || !isInUrl,
    key: `new ${String(count)}`,
    onRowChange: (rowId) => {
      setState((current) => ({ ...current, rowId, isInUrl: false }));
    },
  };
}
