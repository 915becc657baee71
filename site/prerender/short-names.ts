const GENERATED = /(?<![\w-])css-[a-z0-9]+(?![\w-])/g;
const SELECTED = /\.([a-zA-Z][\w-]*)/g;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/**
 * Gives the generated classes of a page names of one or two letters, and takes those away which no
 * rule is for. React leaves the classes of what it takes over as they are, and brings rules of its own
 * for whatever it renders later.
 */
export function shortNames(html: string, css: string): { html: string; css: string } {
  const selected = new Set(Array.from(css.matchAll(SELECTED), ([, name]) => name));
  const names = new Map<string, string>();
  const short = (name: string) => {
    const known = names.get(name) ?? nameAt(names.size);
    names.set(name, known);
    return known;
  };
  return {
    html: html.replace(/ class="([^"]*)"/g, (_, list: string) => {
      const kept = list.split(" ").filter((name) => selected.has(name));
      return kept.length === 0 ? "" : ` class="${kept.join(" ").replace(GENERATED, short)}"`;
    }),
    css: css.replace(GENERATED, short),
  };
}

function nameAt(index: number): string {
  const last = LETTERS.charAt(index % LETTERS.length);
  return index < LETTERS.length ? last : nameAt(Math.floor(index / LETTERS.length) - 1) + last;
}
