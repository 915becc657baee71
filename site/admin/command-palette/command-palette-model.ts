/** One entry of the command palette: a page, a row or an action. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  /** Kind of the entry, shown after the label. */
  readonly hint: string;
  /** Additional search terms. */
  readonly also?: string;
  /** True for entries that only a search lists. */
  readonly onlyFound?: boolean;
  readonly run: () => void;
}

/** Entries whose label or search terms contain every typed word; labels with the text come first: at the start, then
 * at the start of a word, then elsewhere. Of equal ones, those that only a search lists come last. */
export function matching(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const text = normalize(typed.trim());
  const words = text.split(/\s+/);
  const found = entries.filter(({ label, also = "", onlyFound = false }) => {
    if (onlyFound && text === "") return false;
    const searchable = normalize(`${label} ${also}`);
    return words.every((word) => searchable.includes(word));
  });
  return found.sort(
    (one, other) => rank(one, text) - rank(other, text) || onlyFound(one) - onlyFound(other),
  );
}

const onlyFound = (entry: PaletteEntry) => Number(entry.onlyFound ?? false);

/** Smaller for a better match of the label; greatest if only the search terms match. */
function rank({ label }: PaletteEntry, text: string): number {
  const name = normalize(label);
  if (name.startsWith(text)) return 0;
  if (name.includes(` ${text}`)) return 1;
  return name.includes(text) ? 2 : 3;
}

/** Index of the active entry after a key press; arrow keys wrap around. */
export function moveIndex(from: number, key: string, count: number): number {
  if (count === 0) return 0;
  if (key === "ArrowDown") return (from + 1) % count;
  if (key === "ArrowUp") return (from - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : Math.min(from, count - 1);
}

function normalize(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
