/**
 * Splits a gallery into rows of two and three without a single image in the last one: 4 is 2 + 2, 5 is 3 + 2,
 * 7 is 3 + 2 + 2.
 */
export function galleryRows<Item>(items: readonly Item[]): Item[][] {
  const rows: Item[][] = [];
  for (let start = 0; start < items.length;) {
    const left = items.length - start;
    const size = left === 2 || left === 4 ? 2 : 3;
    rows.push(items.slice(start, start + size));
    start += size;
  }
  return rows;
}
