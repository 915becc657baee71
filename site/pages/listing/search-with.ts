/**
 * The search part of an address with some values changed; null takes one away. The page starts anew.
 * Sorted, so that a page of a list has one address, whichever filter was chosen first.
 */
export function searchWith(
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
