interface ColumnUse {
  /** Lists can be sorted by the column. */
  readonly sorted?: true;
  /** The column can be null. */
  readonly nullable?: true;
}

/** The columns by which rows of a table are sorted. The type demands `nullable` where the column
 * can be null, and refuses it elsewhere. */
export type QueriedColumns<Row> = {
  readonly [Column in keyof Row]?: ColumnUse &
    (null extends Row[Column] ? { readonly nullable: true } : { readonly nullable?: never });
};

/** `QueriedColumns` of any table. */
export type SortableColumns = Readonly<Record<string, ColumnUse>>;

export type SortColumn<Columns> = {
  [Column in keyof Columns]: Columns[Column] extends { readonly sorted: true } ? Column : never;
}[keyof Columns] &
  string;

/** The columns marked as sortable. */
export function sortColumns<Columns extends SortableColumns>(
  columns: Columns,
): SortColumn<Columns>[] {
  return Object.keys(columns).filter(
    (column): column is SortColumn<Columns> => columns[column]?.sorted === true,
  );
}
