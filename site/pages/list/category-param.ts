const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The category id in the URL's query; null if absent or not a UUID. */
export function categoryParam(search: URLSearchParams): string | null {
  const written = search.get("category") ?? "";
  return UUID.test(written) ? written.toLowerCase() : null;
}
