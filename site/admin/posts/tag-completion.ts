const MAX_COMPLETIONS = 12;

/** Completions for the tag input: the complete tags typed so far plus each matching known tag. */
export function tagCompletions(input: string, tags: readonly string[]): string[] {
  const comma = input.lastIndexOf(",");
  const completed = comma === -1 ? "" : `${input.slice(0, comma).trimEnd()}, `;
  const prefix = input
    .slice(comma + 1)
    .trim()
    .toLowerCase();
  const used = new Set(
    input
      .slice(0, Math.max(0, comma))
      .split(",")
      .map((tag) => tag.trim().toLowerCase()),
  );
  return tags
    .filter((tag) => tag.toLowerCase().startsWith(prefix) && !used.has(tag.toLowerCase()))
    .filter((tag) => tag.toLowerCase() !== prefix)
    .slice(0, MAX_COMPLETIONS)
    .map((tag) => completed + tag);
}
