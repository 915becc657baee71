const SHOWN = 12;

/** What the tags may become: what is typed already, and each known tag that goes on from there. */
export function tagCompletions(typed: string, known: readonly string[]): string[] {
  const comma = typed.lastIndexOf(",");
  const done = comma === -1 ? "" : `${typed.slice(0, comma).trimEnd()}, `;
  const begun = typed
    .slice(comma + 1)
    .trim()
    .toLowerCase();
  const used = new Set(
    typed
      .slice(0, Math.max(0, comma))
      .split(",")
      .map((tag) => tag.trim().toLowerCase()),
  );
  return known
    .filter((tag) => tag.toLowerCase().startsWith(begun) && !used.has(tag.toLowerCase()))
    .filter((tag) => tag.toLowerCase() !== begun)
    .slice(0, SHOWN)
    .map((tag) => done + tag);
}
