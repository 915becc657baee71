import { countWords } from "#supabase/data/post-rules.ts";
import { mediaOf } from "./body-media.ts";
import { limitComplexity } from "./limit-complexity.ts";
import { parseBody } from "./parse-body.ts";
import type { BodyToken } from "./parse-body.ts";
import { plainText } from "./plain-text.ts";

/**
 * The number of words that a reader of the body sees: without markup, descriptions of images and addresses of videos.
 * The stored read time counts the markup, too (NB11).
 */
export function countBodyWords(body: string): number {
  const { markup, rest } = limitComplexity(body);
  return parseBody(markup).reduce((sum, token) => sum + wordsOf(token), countWords(rest));
}

function wordsOf(token: BodyToken): number {
  if (token.type !== "inline" || mediaOf(token) !== null) return 0;
  const texts = (token.children ?? []).filter(({ type }) => type !== "image");
  return countWords(plainText(texts));
}
