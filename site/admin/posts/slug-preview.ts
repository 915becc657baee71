/** What the server makes of a title, near enough for a hint: it alone decides, adds "-2" where an
 * address is taken and finds words for titles without letters. */
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
