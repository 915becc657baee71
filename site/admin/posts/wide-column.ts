/** Columns that phones do without; the row says the same below its title there. */
export const WIDE = { display: { base: "none", lg: "table-cell" } } as const;
export const NARROW = { display: { base: "block", lg: "none" } } as const;
