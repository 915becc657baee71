/** One line of the palette: something to open or to do. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  /** What kind of thing it is, said behind the label. */
  readonly hint: string;
  /** Other words that people look for it by. */
  readonly also?: string;
  readonly run: () => void;
}

/** The entries whose label or other words have every typed word in them, those that begin with the text first. */
export function matching(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const text = folded(typed.trim());
  const words = text.split(/\s+/);
  const found = entries.filter(({ label, also = "" }) => {
    const known = folded(`${label} ${also}`);
    return words.every((word) => known.includes(word));
  });
  const first = (entry: PaletteEntry) => (folded(entry.label).startsWith(text) ? 0 : 1);
  return found.sort((one, other) => first(one) - first(other));
}

/** Where the mark stands after an arrow key; it goes round. */
export function stepped(from: number, key: string, count: number): number {
  if (count === 0) return 0;
  if (key === "ArrowDown") return (from + 1) % count;
  if (key === "ArrowUp") return (from - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : Math.min(from, count - 1);
}

function folded(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
