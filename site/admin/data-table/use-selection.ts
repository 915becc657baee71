import { useMemo, useState } from "react";
import { NOTHING_SELECTED, selectedRows, toggleRow, setPageSelected } from "./selection-model.ts";
import type { Selection } from "./selection-model.ts";

export interface RowSelection<Row> {
  /** The selected rows of all pages. */
  readonly rows: readonly Row[];
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string, shift: boolean) => void;
  /** State of the page's checkbox; "some" is shown as indeterminate. */
  readonly page: "none" | "some" | "all";
  readonly selectPage: (select: boolean) => void;
  /** Selects exactly these rows. */
  readonly replace: (rows: readonly Row[]) => void;
  readonly clear: () => void;
}

/** Selection of rows across the pages of a list. `filter` identifies search, status and category; another
 * filter resets the selection. */
export function useSelection<Row extends { readonly id: string }>(
  shown: readonly Row[],
  filter: string,
): RowSelection<Row> {
  const [state, setState] = useState<{ readonly filter: string; readonly of: Selection<Row> }>({
    filter,
    of: NOTHING_SELECTED,
  });
  const selection: Selection<Row> = state.filter === filter ? state.of : NOTHING_SELECTED;
  return useMemo(() => {
    const onPage = shown.filter(({ id }) => selection.rows.has(id)).length;
    const select = (of: Selection<Row>) => {
      setState({ filter, of });
    };
    return {
      rows: selectedRows(selection, shown),
      has: (id) => selection.rows.has(id),
      toggle: (id, shift) => {
        select(toggleRow(selection, shown, id, shift));
      },
      page: onPage === 0 ? "none" : onPage === shown.length ? "all" : "some",
      selectPage: (all) => {
        select(setPageSelected(selection, shown, all));
      },
      replace: (rows) => {
        select(setPageSelected(NOTHING_SELECTED, rows, true));
      },
      clear: () => {
        select(NOTHING_SELECTED);
      },
    };
  }, [shown, filter, selection]);
}
