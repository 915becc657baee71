/** The columns by which rows of a table are sorted. The type demands `nullable` where the column
 * can be null, and refuses it elsewhere. */
export type SortColumns<Row> = {
  readonly [Column in keyof Row]?: null extends Row[Column]
    ? { readonly nullable: true }
    : { readonly nullable?: never };
};

/** `SortColumns` of any table. */
export type AnySortColumns = Readonly<Record<string, { readonly nullable?: true }>>;

export type SortColumn<Columns> = keyof Columns & string;

/** The names of the columns. */
export function sortColumnNames<Columns extends AnySortColumns>(
  columns: Columns,
): SortColumn<Columns>[] {
  return Object.keys(columns);
}
