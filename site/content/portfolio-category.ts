/** Texts of the portfolio's page of one category. */
export const categoryWords = {
  lead: (name: string, count: number) =>
    count === 1 ? `One project under ${name} so far.` : `${String(count)} projects under ${name}.`,
  neighbours: "From the rest of the portfolio",
} as const;
