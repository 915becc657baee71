// markdown-it runs in linear time on texts that make other parsers hang, and ten times as fast as
// micromark.
import createParser from "markdown-it";
import type { Token } from "markdown-it";

export type BodyToken = Token;

/**
 * Enough for the containers that limit-complexity.ts admits: seven nested lists, or twelve quotes and a list.
 * Parsing time of brackets grows with this limit.
 */
const MAX_NESTING = 20;

const parser = createParser("zero", { maxNesting: MAX_NESTING }).enable([
  ...["heading", "list", "hr", "blockquote", "table"],
  ...["escape", "emphasis", "link", "image", "entity", "newline"],
]);
// URLs are checked when links are rendered (format/url-allowlist.ts); the parser accepts all.
parser.validateLink = () => true;

/**
 * Parses the dialect of bodies: the subset of Markdown that requirement BP03 lists (headings, emphasis, links,
 * images, lists and paragraphs), quotes, tables and rules. All other syntax stays text. Galleries, captions and videos are
 * paragraphs of a certain content (body-media.ts); a link with a certain title is a button (button-link.ts).
 */
export function parseBody(source: string): readonly BodyToken[] {
  return parser.parse(source, {});
}
