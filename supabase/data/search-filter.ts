/** Maximum words of a search; more would only lengthen the URL. */
const WORDS_MAX = 8;

/** The inside of a PostgREST `or=(…)`: every word must occur in one of the columns, exactly as typed,
 * ignoring case; null for an empty search. One condition, since the embedded backend reads only one
 * `or=`. Regular expressions (`imatch`) and not `ilike`, because PostgREST turns every `*` of an
 * `ilike` pattern into a wildcard, with no way to escape it. */
export function searchCondition(
  search: string | undefined,
  columns: readonly string[],
): string | null {
  const conditions = searchPatterns(search).map(
    // Within quotes, commas, dots and parentheses are plain characters.
    (pattern) => `or(${columns.map((column) => `${column}.imatch."${pattern}"`).join(",")})`,
  );
  return conditions.length === 0 ? null : `and(${conditions.join(",")})`;
}

/** A PostgreSQL regular expression for each word of the search. */
export function searchPatterns(search: string | undefined): string[] {
  const words = (search ?? "").replaceAll("\0", "").toWellFormed().trim().split(/\s+/);
  return words
    .filter((word) => word !== "")
    .slice(0, WORDS_MAX)
    .map(literally);
}

/** Names of the characters that brackets cannot hold, of the quote that ends a PostgREST value, and of
 * the parentheses, which the embedded backend counts even inside quotes. */
const NAMED: Readonly<Record<string, string>> = {
  "\\": "backslash",
  "^": "circumflex",
  '"': "quotation-mark",
  "(": "left-parenthesis",
  ")": "right-parenthesis",
};

/** A PostgreSQL regular expression that matches the text literally. It needs no backslash, which
 * hosted PostgREST and the embedded backend parse differently. */
function literally(text: string): string {
  return text.replace(/[\\^"$.*+?()[\]{}|]/g, (character) => {
    const name = NAMED[character];
    return name === undefined ? `[${character}]` : `[[.${name}.]]`;
  });
}
