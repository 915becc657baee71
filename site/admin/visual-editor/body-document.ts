import type { Node, Schema } from "@tiptap/pm/model";
import { LIST_MARK } from "#site/rich-text/list-mark.ts";
import { isTooLong, parseBlocks } from "./parse-blocks.ts";
import type { BlockSource } from "./block-source.ts";
import { serializeBlock } from "./serialize-block.ts";
import type { Variant } from "./serialize-block.ts";
import { signature } from "./signature.ts";

/** The block that a source was parsed to, and the source after it in its body. */
interface Original {
  readonly node: Node;
  readonly next: BlockSource | null;
}

const originals = new WeakMap<BlockSource, Original>();

/** Parses a body into a document of the editor. */
export function openBody(body: string, schema: Schema): Node {
  const parsed = parseBlocks(body, schema);
  const empty = { before: "", text: "", after: body } satisfies BlockSource;
  const blocks = parsed.length === 0 ? [schema.node("paragraph", { source: empty })] : parsed;
  for (const [index, node] of blocks.entries()) {
    const source = sourceOf(node);
    const following = blocks[index + 1];
    if (source !== null)
      originals.set(source, { node, next: following === undefined ? null : sourceOf(following) });
  }
  return schema.node("doc", null, blocks);
}

/** A block as it is written. */
interface SerializedBlock {
  readonly node: Node;
  readonly text: string;
  /** White space before it. */
  readonly gap: string;
}

/**
 * The markup of a document. Blocks that show what their source says are written as that source, so that only
 * the markup of changed blocks changes.
 */
export function saveBody(doc: Node): string {
  const blocks = serializedBlocks(doc);
  return blocks.map(({ gap, text }) => gap + text).join("") + endOf(blocks);
}

/** Start and end of each block in the markup of a document, whose line breaks count as one character each. */
export function blockRanges(
  doc: Node,
): readonly { readonly start: number; readonly end: number }[] {
  const blocks = serializedBlocks(doc);
  const lengthOf = (text: string) => text.replaceAll("\r\n", "\n").length;
  let end = 0;
  let next = 0;
  return doc.content.content.map((node) => {
    const block = blocks[next];
    // Blocks without markup are not written.
    if (block?.node !== node) return { start: end, end };
    next += 1;
    const start = end + lengthOf(block.gap);
    end = start + lengthOf(block.text);
    return { start, end };
  });
}

function serializedBlocks(doc: Node): readonly SerializedBlock[] {
  const blocks: SerializedBlock[] = [];
  for (const node of doc.content.content) {
    const text = blockText(node);
    const previous = blocks.at(-1);
    if (text === "" && !isUnchanged(node)) continue;
    if (previous === undefined) blocks.push({ node, text, gap: sourceOf(node)?.before ?? "" });
    else blocks.push(following(previous, node, text));
  }
  return blocks;
}

/** The white space at the end of the opened body, whichever of its blocks is the last one now. */
function endOf(blocks: readonly SerializedBlock[]): string {
  const sources = blocks.map(({ node }) => sourceOf(node)).filter((source) => source !== null);
  return sources.find((source) => originals.get(source)?.next === null)?.after ?? "";
}

function sourceOf(node: Node): BlockSource | null {
  // Set by parseBlocks only; the attribute is neither rendered nor parsed.
  return node.attrs["source"] as BlockSource | null;
}

function isUnchanged(node: Node): boolean {
  const source = sourceOf(node);
  const original = source === null ? undefined : originals.get(source)?.node;
  return original !== undefined && (original === node || original.eq(node));
}

const VARIANTS: readonly Variant[] = [
  { italic: "*" },
  { italic: "_" },
  { italic: "*", escapeColon: true },
  { italic: "_", escapeColon: true },
];
const OTHER_MARKS = VARIANTS.map((variant) => ({ ...variant, otherMarks: true }));

const texts = new WeakMap<Node, string>();

function blockText(node: Node): string {
  const source = sourceOf(node);
  if (source !== null && isUnchanged(node)) return source.text;
  const known = texts.get(node) ?? serialized(node, VARIANTS);
  texts.set(node, known);
  return known;
}

/** The first variant that the parser reads as this block. */
function serialized(node: Node, variants: readonly Variant[]): string {
  const [first, ...others] = variants.map((variant) => () => serializeBlock(node, variant));
  const text = first?.() ?? "";
  if (node.type.name === "asTyped" || text === "") return text.trim();
  const shown = [signature(node)];
  const isSame = (candidate: string) => showsAs(candidate, shown, node.type.schema);
  if (isSame(text)) return text;
  return others.map((serialize) => serialize()).find(isSame) ?? text;
}

/** A block after another one: separated, and with other marks if it would be read as part of it. */
function following(previous: SerializedBlock, node: Node, text: string): SerializedBlock {
  const schema = node.type.schema;
  const source = sourceOf(previous.node);
  const after = source?.after ?? "";
  const own = { node, text, gap: /[\r\n]/.test(after) ? after : "\n\n" };
  const areUnchanged = isUnchanged(previous.node) && isUnchanged(node);
  // Not worth the time: the block is shown and edited as markup.
  if (isTooLong(previous.text) || isTooLong(text)) return own;
  const isNext = source !== null && originals.get(source)?.next === sourceOf(node);
  if (areUnchanged && isNext && previous.text === source.text) return own;
  if (isBlank(own.gap) && startsNewList(previous.node, text)) return own;
  const shown = [...shownBy(previous.node, schema), ...shownBy(node, schema)];
  const others = [
    own,
    { ...own, gap: "\n\n" },
    { node, text: serialized(node, VARIANTS), gap: "\n\n" },
    { node, text: serialized(node, OTHER_MARKS), gap: "\n\n" },
  ];
  return (
    others.find((other) => showsAs(previous.text + other.gap + other.text, shown, schema)) ?? {
      ...own,
      gap: "\n\n",
    }
  );
}

function isBlank(gap: string): boolean {
  return /(?:\r\n?|\n)[ \t]*(?:\r\n?|\n)/.test(gap);
}

const LIST_ITEM = new RegExp(String.raw`^${LIST_MARK}(?:\s|$)`);

/** True if no block before an empty line can reach into a text. */
function startsNewList(previous: Node, text: string): boolean {
  if (/^[ \t]/.test(text) || previous.type.name === "asTyped") return false;
  return !previous.type.name.endsWith("List") || !LIST_ITEM.test(text);
}

function shownBy(node: Node, schema: Schema): string[] {
  if (node.type.name !== "asTyped") return [signature(node)].filter((shown) => shown !== "");
  return parseBlocks(node.textContent, schema)
    .map(signature)
    .filter((shown) => shown !== "");
}

function showsAs(text: string, shown: readonly string[], schema: Schema): boolean {
  const blocks = parseBlocks(text, schema)
    .map(signature)
    .filter((block) => block !== "");
  return blocks.length === shown.length && blocks.every((block, index) => block === shown[index]);
}
