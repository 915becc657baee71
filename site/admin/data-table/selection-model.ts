interface RowWithId {
  readonly id: string;
}

export interface Selection<Row> {
  /** By id, in the order of selection. Rows of other pages have the state in which they were last seen. */
  readonly rows: ReadonlyMap<string, Row>;
  /** Id of the row toggled last, at which a Shift selection starts. */
  readonly anchor: string | null;
}

/** The initial selection. */
export const NOTHING_SELECTED = { rows: new Map<string, never>(), anchor: null } as const;

/** Toggles a row of the visible page. With Shift, every row between it and the anchor gets the same
 * state. */
export function toggleRow<Row extends RowWithId>(
  { rows, anchor }: Selection<Row>,
  shown: readonly Row[],
  id: string,
  shift: boolean,
): Selection<Row> {
  const changed = new Map(rows);
  for (const row of shift ? between(shown, anchor, id) : shown.filter((row) => row.id === id)) {
    if (rows.has(id)) changed.delete(row.id);
    else changed.set(row.id, row);
  }
  return { rows: changed, anchor: id };
}

/** Selects or deselects every row of the visible page; rows of other pages do not change. */
export function setPageSelected<Row extends RowWithId>(
  { rows }: Selection<Row>,
  shown: readonly Row[],
  select: boolean,
): Selection<Row> {
  const changed = new Map(rows);
  for (const row of shown) {
    if (select) changed.set(row.id, row);
    else changed.delete(row.id);
  }
  return { rows: changed, anchor: null };
}

/** The selected rows; those of the visible page in their current version. */
export function selectedRows<Row extends RowWithId>(
  { rows }: Selection<Row>,
  shown: readonly Row[],
): readonly Row[] {
  const current = new Map(shown.map((row) => [row.id, row]));
  return Array.from(rows, ([id, row]) => current.get(id) ?? row);
}

function between<Row extends RowWithId>(
  shown: readonly Row[],
  anchor: string | null,
  id: string,
): readonly Row[] {
  const to = shown.findIndex((row) => row.id === id);
  const found = shown.findIndex((row) => row.id === anchor);
  const from = found < 0 ? to : found;
  return shown.slice(Math.min(from, to), Math.max(from, to) + 1);
}
