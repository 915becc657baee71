/** Style of columns that are hidden on narrow screens. */
export const WIDE = { display: { base: "none", lg: "table-cell" } } as const;

/** Styles that stack a row on narrow screens: its actions stand beside the title, or below it if they are wide. */
export const STACKED = {
  /** On narrow screens, a very long word does not widen the table. */
  table: { tableLayout: { base: "fixed", lg: "auto" } },
  row: {
    display: { base: "flex", lg: "table-row" },
    flexWrap: { base: "wrap", md: "nowrap" },
    alignItems: "center",
    borderBottomWidth: { base: "1px", lg: "0" },
  },
  /** The cell with the row's title. */
  first: {
    display: { base: "block", lg: "table-cell" },
    borderBottomWidth: { base: "0", lg: "1px" },
    flex: "1",
    flexBasis: { base: "70%", md: "0" },
    minWidth: { base: "0", lg: "auto" },
  },
  actions: {
    display: { base: "block", lg: "table-cell" },
    borderBottomWidth: { base: "0", lg: "1px" },
    marginInlineStart: "auto",
    paddingBlock: { base: "1", md: "2" },
    paddingInlineStart: { base: "0", lg: "3" },
    width: { lg: "1px" },
  },
} as const;
