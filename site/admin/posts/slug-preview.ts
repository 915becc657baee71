/**
 * Approximates the server's slug for a hint. The server generates the real one, appends "-2" on a
 * collision and handles titles without letters.
 */
export function slugPreview(title: string): string {
  return title
    .replace(/[łŁ]/g, "l")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replace(/^-+|-+$/g, "");
}
