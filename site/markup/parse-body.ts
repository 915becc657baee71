// markdown-it: linear on the texts that make other parsers hang, and ten times as fast as micromark.
import createParser from "markdown-it";
import type { Token } from "markdown-it";

export type BodyToken = Token;

/** Enough for the seven lists inside one another that tame-body.ts admits; brackets cost their number times this. */
const MAX_NESTING = 20;

const parser = createParser("zero", { maxNesting: MAX_NESTING }).enable([
  ...["heading", "list", "hr"],
  ...["escape", "emphasis", "link", "image", "entity", "newline"],
]);
// The address of a link is judged where it is rendered (body-address.ts); here it stays a link.
parser.validateLink = () => true;

/**
 * Tokens of a text in the small markup of the specification: headings, emphasis, links, pictures, lists and
 * paragraphs. Whatever else is typed is text.
 */
export function parseBody(source: string): readonly BodyToken[] {
  return parser.parse(source, {});
}
