/** Words that every list with several pages shares. */
export const listing = {
  pages: "Pages",
  previous: "Previous",
  next: "Next",
  page: (page: number) => `Page ${String(page)}`,
  titled: (title: string, page: number) => (page > 1 ? `${title}, page ${String(page)}` : title),
} as const;
