const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The category an address asks for, by its id; null for all of them. */
export function categoryIn(search: URLSearchParams): string | null {
  const written = search.get("category") ?? "";
  return UUID.test(written) ? written.toLowerCase() : null;
}
