import { EXCERPT_MAX } from "#supabase/data/limits.ts";
import { countCharacters } from "#supabase/data/post-rules.ts";
import { mediaOf } from "./body-media.ts";
import { parseBody } from "./parse-body.ts";
import type { BodyToken } from "./parse-body.ts";

const ELLIPSIS = "…";
/** The end of a sentence or clause, after which the next block needs no separator. */
const ENDS_CLAUSE = /[.!?:;,…—–]$/;

/**
 * The displayed text of a stored excerpt. A default one is the start of the text with its markup and an
 * ellipsis: its plain text is returned, without images, tables and URLs of videos, even if the cut is within
 * a link or an emphasis. Any other excerpt is returned as typed.
 */
export function excerptText(excerpt: string): string {
  if (!excerpt.endsWith(ELLIPSIS)) return excerpt;
  const start = excerpt.slice(0, -ELLIPSIS.length);
  const isCut = countCharacters(excerpt) > EXCERPT_MAX;
  const blocks = blocksOf(isCut ? withoutCutLink(start) : start);
  const last = blocks.pop() ?? "";
  const text = [...blocks, isCut ? withoutOpenMarks(last) : last]
    .filter((block) => block !== "")
    .reduce((before, block) => `${before}${ENDS_CLAUSE.test(before) ? " " : " · "}${block}`, "")
    .replace(/^ · /, "");
  return text === "" ? "" : text + ELLIPSIS;
}

/** The plain texts of paragraphs, headings and list items. */
function blocksOf(source: string): string[] {
  const tokens = parseBody(source.replace(/^[ \t>]*\|.*$/gm, ""));
  let inTable = false;
  return tokens.flatMap((token) => {
    if (token.type.startsWith("table_")) inTable = token.nesting === 1;
    return token.type === "inline" && !inTable ? [textOf(token)] : [];
  });
}

function textOf(inline: BodyToken): string {
  if (mediaOf(inline) !== null || /^https?:\/\/\S*$/.test(inline.content)) return "";
  const parts = (inline.children ?? []).map(({ type, content }) => {
    if (type === "image") return "";
    return type.endsWith("break") ? " " : content;
  });
  return parts.join("").replace(/\s+/g, " ").trim();
}

/** Removes an image that ends after the cut, and shows a link that does by its text. */
function withoutCutLink(source: string): string {
  return source.replace(
    /(!?)\[([^[\]]*)(?:\](?:\([^()\n]*)?)?$/,
    (_, mark: string, text: string) => (mark === "" ? text : ""),
  );
}

/** Removes marks of an emphasis that ends after the cut. */
function withoutOpenMarks(text: string): string {
  return text.replace(/(^|[\s(“"])[*_]{1,3}(?=\S)/g, "$1").replace(/[\s*_\\]+$/, "");
}
