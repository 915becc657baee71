import type { Node, Schema } from "@tiptap/pm/model";
import { limitComplexity } from "#site/rich-text/limit-complexity.ts";
import { parseBody } from "#site/rich-text/parse-body.ts";
import { blockFrom, tokenGroups } from "./block-from-tokens.ts";
import type { BlockSource } from "./block-source.ts";

/**
 * Limits of a block, which is serialized, parsed and compared at each key; a larger one is edited as its
 * markup. A paragraph of 32 KiB has 5,000 words, a list of 1,400 items or a table of 2,000 cells 7,000 tokens.
 */
const MAX_LENGTH = 32 * 1024;
const MAX_TOKENS = 7000;

/**
 * Parses a body as the public page does. Each block has its markup as attribute `source`; joined, these are
 * the body. A block that the editor cannot represent becomes a block with its markup as text.
 */
export function parseBlocks(body: string, schema: Schema): Node[] {
  const starts = lineStarts(body);
  const { markup, rest, sourceLines } = limitComplexity(body);
  const limited = markup.split("\n");
  const groups = tokenGroups(parseBody(markup));
  const lines = groups.map((group) => group[0]?.map?.[0] ?? 0);
  // Lines beyond the limit of elements show as typed.
  const bounds = rest === "" ? lines : [...lines, limited.length];
  const offsetOf = (line: number | undefined) =>
    starts[sourceLines[line ?? limited.length] ?? starts.length] ?? body.length;
  return bounds.map((line, index) => {
    const next = bounds[index + 1];
    const own = body.slice(offsetOf(line), next === undefined ? body.length : offsetOf(next));
    const before = index === 0 ? body.slice(0, offsetOf(line)) : "";
    const text = withoutSpaceAtEnd(own);
    const source: BlockSource = { before, text, after: own.slice(text.length) };
    const group = groups[index];
    const isTyped =
      group === undefined ||
      isTooLong(text) ||
      group.length > MAX_TOKENS ||
      isEscaped(limited.slice(line, next), text);
    return (isTyped ? null : blockFrom(group, schema, source)) ?? asTyped(text, schema, source);
  });
}

/** True if the markup is too long for a block other than its text. */
export function isTooLong(markup: string): boolean {
  return markup.length > MAX_LENGTH;
}

/** A regular expression takes quadratic time here: it tries every run of white space up to its end. */
function withoutSpaceAtEnd(text: string): string {
  let end = text.length;
  while (end > 0 && " \t\r\n".includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function asTyped(text: string, schema: Schema, source: BlockSource): Node {
  const typed = text.replace(/\r\n?/g, "\n");
  return schema.node("asTyped", { source }, typed === "" ? [] : schema.text(typed));
}

function lineStarts(body: string): number[] {
  const starts = [0];
  const lineEnd = /\r\n?|\n/g;
  while (lineEnd.test(body)) starts.push(lineEnd.lastIndex);
  return starts;
}

/** True if a paragraph has so many marks that the public page shows it as typed. */
function isEscaped(limited: readonly string[], text: string): boolean {
  const backslashes = (value: string) => value.split("\\").length;
  return backslashes(limited.join("\n")) - backslashes(text) > 2 * limited.length;
}
