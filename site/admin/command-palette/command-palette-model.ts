/** One entry of the command palette: a page, a row or an action. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  /** Kind of the entry, shown after the label. */
  readonly hint: string;
  /** Additional search terms. */
  readonly also?: string;
  readonly run: () => void;
}

/** Entries whose label or search terms contain every typed word; labels that start with the text first. */
export function matching(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const text = normalize(typed.trim());
  const words = text.split(/\s+/);
  const found = entries.filter(({ label, also = "" }) => {
    const searchable = normalize(`${label} ${also}`);
    return words.every((word) => searchable.includes(word));
  });
  const first = (entry: PaletteEntry) => (normalize(entry.label).startsWith(text) ? 0 : 1);
  return found.sort((one, other) => first(one) - first(other));
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
