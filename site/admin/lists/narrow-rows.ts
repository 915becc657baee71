/** Columns that phones do without. */
export const WIDE = { display: { base: "none", lg: "table-cell" } } as const;

/** On phones the actions stand below the rest of their row, which needs the width for itself. */
export const STACKED = {
  row: {
    display: { base: "flex", lg: "table-row" },
    flexWrap: { base: "wrap", md: "nowrap" },
    alignItems: "center",
    borderBottomWidth: { base: "1px", lg: "0" },
  },
  /** What says which row it is. */
  first: {
    display: { base: "block", lg: "table-cell" },
    borderBottomWidth: { base: "0", lg: "1px" },
    flex: "1",
    flexBasis: { base: "100%", md: "0" },
  },
  actions: {
    display: { base: "block", lg: "table-cell" },
    borderBottomWidth: { base: "0", lg: "1px" },
    marginInlineStart: "auto",
    paddingTop: { base: "0", md: "2" },
    width: { lg: "1px" },
  },
} as const;
