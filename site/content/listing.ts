/** Words that every list with several pages shares. */
export const listing = {
  pages: "Pages",
  previous: "Previous",
  next: "Next",
  page: (page: number) => `Page ${String(page)}`,
} as const;
