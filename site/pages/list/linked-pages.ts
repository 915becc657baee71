/** Page numbers to link: the first, the last and the adjacent ones; null marks a gap. */
export function linkedPages(page: number, last: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, last].filter((each) => each >= 1 && each <= last);
  const pages = [...new Set(near)].sort((a, b) => a - b);
  return pages.flatMap((each, index) => {
    const before = pages[index - 1] ?? 0;
    if (each - before === 2) return [each - 1, each];
    return each - before > 2 ? [null, each] : [each];
  });
}
