/**
 * The query with some values changed; null removes one. Resets the page. Sorted, so that a list page has
 * one URL in whatever order filters were chosen.
 */
export function setParams(
  search: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(search);
  next.delete("page");
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  next.sort();
  return next.size === 0 ? "." : `?${next.toString()}`;
}
