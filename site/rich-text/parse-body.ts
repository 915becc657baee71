// markdown-it runs in linear time on texts that make other parsers hang, and ten times as fast as
// micromark.
import createParser from "markdown-it";
import type { Token } from "markdown-it";

export type BodyToken = Token;

/**
 * Enough for the seven nested lists that limit-complexity.ts admits. Parsing time of brackets grows with this
 * limit.
 */
const MAX_NESTING = 20;

const parser = createParser("zero", { maxNesting: MAX_NESTING }).enable([
  ...["heading", "list", "hr"],
  ...["escape", "emphasis", "link", "image", "entity", "newline"],
]);
// URLs are checked when links are rendered (url-allowlist.ts); the parser accepts all.
parser.validateLink = () => true;

/**
 * Parses the specified subset of Markdown: headings, emphasis, links, images, lists and paragraphs. All
 * other syntax stays text.
 */
export function parseBody(source: string): readonly BodyToken[] {
  return parser.parse(source, {});
}
