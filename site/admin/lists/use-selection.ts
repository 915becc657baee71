import { useMemo, useState } from "react";
import { NOTHING_SELECTED, toggled } from "./selection-model.ts";

export interface RowSelection<Row> {
  /** The selected rows that are shown, in the order of the list. */
  readonly rows: readonly Row[];
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string, shift: boolean) => void;
  /** "some" of the page is what a box between empty and checked says. */
  readonly page: "none" | "some" | "all";
  readonly selectPage: (select: boolean) => void;
  readonly keep: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/** Which rows of the shown page are selected. `place` is what the list shows (search, filter, page):
 * with another place the selection is empty again, since nobody acts on rows they do not see. */
export function useSelection<Row extends { readonly id: string }>(
  shown: readonly Row[],
  place: string,
): RowSelection<Row> {
  const [state, setState] = useState({ place, selection: NOTHING_SELECTED });
  const selection = state.place === place ? state.selection : NOTHING_SELECTED;
  return useMemo(() => {
    const order = shown.map(({ id }) => id);
    const rows = shown.filter(({ id }) => selection.ids.has(id));
    const keep = (ids: readonly string[]) => {
      setState({ place, selection: { ids: new Set(ids), anchor: null } });
    };
    return {
      rows,
      has: (id) => selection.ids.has(id),
      toggle: (id, shift) => {
        setState({ place, selection: toggled(selection, order, id, shift) });
      },
      page: rows.length === 0 ? "none" : rows.length === shown.length ? "all" : "some",
      selectPage: (select) => {
        keep(select ? order : []);
      },
      keep,
      clear: () => {
        keep([]);
      },
    };
  }, [shown, place, selection]);
}
