/** Letters that NFKD does not separate into a Latin letter and marks. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ı: "i",
  ħ: "h",
  ß: "ss",
  æ: "ae",
  œ: "oe",
};

/**
 * The server's slug of a title (`private.slugify`); '' for a title without Latin letters and digits. The
 * server appends "-2" to a slug that is taken.
 */
export function slugPreview(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/[\u0300-\u036F'’]/g, "")
    .toLowerCase()
    .replace(/[łøđðıħßæœ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80)
    .replace(/-+$/, "");
}

interface NamedRow {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
}

/**
 * True if the server generated the slug of a row from its present title. Of the suffixes of a taken slug only
 * -2 to -9 count: "kitchens-2024" is more likely a choice.
 */
export function isGeneratedSlug(kind: "post" | "project", { id, slug, title }: NamedRow): boolean {
  const base = slugPreview(title) || `${kind}-${id.slice(0, 8)}`;
  return (
    slug === base || (slug.startsWith(`${base}-`) && /^[2-9]$/.test(slug.slice(base.length + 1)))
  );
}
