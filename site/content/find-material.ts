import { materialTerms } from "./material-terms.ts";
import type { MaterialTerms } from "./material-terms.ts";

/** A mention of a material, and where it stands in the text. */
interface Mention {
  readonly material: MaterialTerms;
  readonly start: number;
  readonly end: number;
}

/** The first whole word, or words, in a text that name one of the materials; null if there are none. */
export function findMaterial(
  text: string,
  among: readonly MaterialTerms[] = materialTerms,
): Mention | null {
  let first: Mention | null = null;
  for (const material of among) {
    const found = patternOf(material).exec(text);
    if (found === null || (first !== null && first.start <= found.index)) continue;
    first = { material, start: found.index, end: found.index + found[0].length };
  }
  return first;
}

const patterns = new Map<string, RegExp>();

/** No letter or digit on either side: "brass", but not "brasserie". */
function patternOf({ slug, terms }: MaterialTerms): RegExp {
  const pattern =
    patterns.get(slug) ??
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${terms.join("|")})(?![\\p{L}\\p{N}])`, "iu");
  patterns.set(slug, pattern);
  return pattern;
}
