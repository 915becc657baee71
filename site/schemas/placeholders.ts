/**
 * The placeholders of reply templates, by name: `{{first name}}`. Case and spaces within the braces do not matter. The value
 * describes what replaces the placeholder.
 */
export const PLACEHOLDERS = {
  "first name": "the sender’s first name",
  name: "the sender’s full name",
  subject: "the subject of the inquiry",
  "inquiry date": "the day on which it arrived",
  studio: "the name of the studio",
} as const;
export type PlaceholderName = keyof typeof PLACEHOLDERS;

export const PLACEHOLDER_NAMES = Object.keys(PLACEHOLDERS) as PlaceholderName[];

/** The placeholder as it is written in a template. */
export function placeholder(name: PlaceholderName): string {
  return `{{${name}}}`;
}

const WRITTEN = /\{\{([^{}]*)\}\}/g;

/** Replaces every known placeholder once: a value that looks like a placeholder is not replaced again. */
export function replacePlaceholders(
  text: string,
  values: Readonly<Record<PlaceholderName, string>>,
): string {
  return text.replaceAll(WRITTEN, (written, inner: string) => {
    const name = knownName(inner);
    return name === undefined ? written : values[name];
  });
}

/** Why a template cannot be filled: an unknown placeholder, or braces without a pair; null if it can. */
export function placeholderProblem(text: string): string | null {
  const unknown = [...text.matchAll(WRITTEN)].find(
    ([, inner = ""]) => knownName(inner) === undefined,
  );
  if (unknown !== undefined) {
    return `${unknown[0]} is no placeholder. Use ${PLACEHOLDER_NAMES.map(placeholder).join(", ")}.`;
  }
  return hasBraces(text.replaceAll(WRITTEN, ""))
    ? "A placeholder begins with {{ and ends with }}, in one piece."
    : null;
}

/** Why a text cannot be sent: a placeholder in it is not filled; null if it can. */
export function unfilledPlaceholder(text: string): string | null {
  if (!hasBraces(text)) return null;
  const [written] = /\{\{[^{}\n]*\}\}/.exec(text) ?? ["{{"];
  return `${written} would be sent as it stands. Replace it by words.`;
}

function knownName(inner: string): PlaceholderName | undefined {
  const name = inner.trim().replaceAll(/\s+/g, " ").toLowerCase();
  return PLACEHOLDER_NAMES.find((known) => known === name);
}

function hasBraces(text: string): boolean {
  return text.includes("{{") || text.includes("}}");
}
