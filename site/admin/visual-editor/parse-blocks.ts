import type { Node, Schema } from "@tiptap/pm/model";
import { limitComplexity } from "#site/rich-text/limit-complexity.ts";
import { parseBody } from "#site/rich-text/parse-body.ts";
import { blockFrom, tokenGroups } from "./block-from-tokens.ts";

/** The markup of a block: `before` is empty except at the start of a body. */
export interface BlockSource {
  readonly before: string;
  readonly text: string;
  /** White space up to the next block. */
  readonly after: string;
}

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
    const text = own.replace(/[ \t\r\n]+$/, "");
    const source: BlockSource = { before, text, after: own.slice(text.length) };
    const group = isEscaped(limited.slice(line, next), text) ? undefined : groups[index];
    return (group && blockFrom(group, schema, source)) ?? asTyped(text, schema, source);
  });
}

function asTyped(text: string, schema: Schema, source: BlockSource): Node {
  const typed = text.replace(/\r\n?/g, "\n");
  return schema.node("asTyped", { source }, typed === "" ? [] : schema.text(typed));
}

function lineStarts(body: string): number[] {
  return [0, ...Array.from(body.matchAll(/\r\n?|\n/g), ({ index, 0: end }) => index + end.length)];
}

/** True if a paragraph has so many marks that the public page shows it as typed. */
function isEscaped(limited: readonly string[], text: string): boolean {
  const backslashes = (value: string) => value.split("\\").length;
  return backslashes(limited.join("\n")) - backslashes(text) > 2 * limited.length;
}
