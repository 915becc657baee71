import { trimText } from "./sanitize-text.ts";
import { EXCERPT_MAX, TAG_MAX, TAGS_MAX, WORDS_PER_MINUTE } from "./limits.ts";

/** Minutes, at least 1: words divided by 200, rounded up. */
export function readTime(content: string): number {
  return Math.max(1, Math.ceil(countWords(content) / WORDS_PER_MINUTE));
}

/** Counts what white space separates. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** Counts code points, as the database does: an emoji counts once. */
export function countCharacters(text: string): number {
  // Every surrogate pair is two units of `length` and one character.
  return text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}

/** UTF-8 bytes, the measure of the body limit. */
export function countBytes(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}

/** The first `count` code points; never splits an emoji. */
export function firstCharacters(text: string, count: number): string {
  let end = 0;
  let taken = 0;
  for (const character of text) {
    if (taken === count) break;
    end += character.length;
    taken += 1;
  }
  return text.slice(0, end);
}

/** The trimmed text, cut to at most `count` characters, the last of them an ellipsis. */
export function shortened(text: string, count: number): string {
  const whole = text.trim();
  if (countCharacters(whole) <= count) return whole;
  return `${firstCharacters(whole, count - 1).trimEnd()}…`;
}

/** The default excerpt: the first 200 characters of the content and an ellipsis. */
export function defaultExcerpt(content: string): string {
  return content === "" ? "" : `${firstCharacters(content, EXCERPT_MAX)}…`;
}

/** "wood, light ,, wood" → ["wood", "light"]. Removes duplicates without regard to case. */
export function parseTags(text: string): string[] {
  const seen = new Set<string>();
  return text
    .split(",")
    .map(trimText)
    .filter((tag) => {
      const key = tag.trim().toLowerCase();
      if (key === "" || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

type TagsProblem = "too-many" | "too-long";

/** The reason why the server would refuse these tags; null for valid ones. */
export function tagsProblem(tags: readonly string[]): TagsProblem | null {
  if (tags.length > TAGS_MAX) return "too-many";
  return tags.some((tag) => countCharacters(tag) > TAG_MAX) ? "too-long" : null;
}

/** The title replaces an empty meta title. */
export function metaTitleWithDefault(metaTitle: string, title: string): string {
  return metaTitle.trim() === "" ? title : trimText(metaTitle);
}
