/** Texts of the portfolio's page of one category. */
export const categoryWords = {
  lead: (name: string, count: number) =>
    count === 1
      ? `One project under ${name} so far: the plan behind it, its materials and its size.`
      : `${String(count)} projects under ${name}, each with the plan behind it, its materials and its size.`,
  neighbours: "From the rest of the portfolio",
} as const;
