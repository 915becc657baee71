export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** The row that was changed last: Shift selects from here on. */
  readonly anchor: string | null;
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), anchor: null };

/** Selects a row or takes it back. With Shift, everything between it and the row before follows. */
export function toggled(
  { ids, anchor }: Selection,
  order: readonly string[],
  id: string,
  shift: boolean,
): Selection {
  const select = !ids.has(id);
  const changed = new Set(ids);
  for (const each of shift ? between(order, anchor, id) : [id]) {
    if (select) changed.add(each);
    else changed.delete(each);
  }
  return { ids: changed, anchor: id };
}

function between(order: readonly string[], anchor: string | null, id: string): readonly string[] {
  const from = anchor === null ? -1 : order.indexOf(anchor);
  const to = order.indexOf(id);
  if (from < 0 || to < 0) return [id];
  return order.slice(Math.min(from, to), Math.max(from, to) + 1);
}
