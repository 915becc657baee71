interface ListHead {
  readonly title: string;
  readonly description: string;
}

/** Copy shared by all paginated lists. */
export const listing = {
  pages: "Pages",
  previous: "Previous",
  next: "Next",
  page: (page: number) => `Page ${String(page)}`,
  /** Title and description of a list page, with the labels of its filters and its number. */
  head: (whole: ListHead, labels: readonly string[], page: number): ListHead => {
    const part = [...labels, ...(page > 1 ? [`page ${String(page)}`] : [])].join(", ");
    if (part === "") return whole;
    return {
      title: labels.length === 0 ? `${whole.title}, ${part}` : `${whole.title}: ${part}`,
      description: `${part.charAt(0).toUpperCase()}${part.slice(1)}. ${whole.description}`,
    };
  },
  titled: (title: string, page: number) => (page > 1 ? `${title}, page ${String(page)}` : title),
} as const;
