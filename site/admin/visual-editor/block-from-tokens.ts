import { Fragment } from "@tiptap/pm/model";
import type { Node, Schema } from "@tiptap/pm/model";
import { mediaOf } from "#site/rich-text/body-media.ts";
import type { BodyImage as PublicImage } from "#site/rich-text/body-media.ts";
import type { BodyToken } from "#site/rich-text/parse-body.ts";
import { plainText } from "#site/rich-text/plain-text.ts";
import { imageUrl } from "#site/format/url-allowlist.ts";
import type { BlockSource } from "./block-source.ts";
import type { BodyImage } from "./media-nodes.ts";
import { attribute, parseInline } from "./parse-inline.ts";
import { oneLine } from "./signature.ts";

/** The block of a group of tokens; null if the editor cannot represent it. */
export function blockFrom(
  tokens: readonly BodyToken[],
  schema: Schema,
  source: BlockSource | null,
): Node | null {
  const [first] = tokens;
  if (first === undefined) return null;
  switch (first.type) {
    case "paragraph_open":
      return paragraphFrom(tokens, schema, source);
    case "heading_open":
      return headingFrom(tokens, schema, source);
    case "bullet_list_open":
    case "ordered_list_open":
      return listFrom(tokens, schema, source);
    case "blockquote_open":
      return quoteFrom(tokens, schema, source);
    case "hr":
      return schema.node("horizontalRule", { source });
    case "table_open":
      return tableFrom(tokens, schema, source);
    default:
      return null;
  }
}

function inlineOf(tokens: readonly BodyToken[]): readonly BodyToken[] {
  return tokens.find(({ type }) => type === "inline")?.children ?? [];
}

function paragraphFrom(tokens: readonly BodyToken[], schema: Schema, source: BlockSource | null) {
  const [start, inline] = tokens;
  if (start === undefined || inline === undefined) return null;
  const media = start.hidden ? null : mediaOf(inline);
  const image = parseImage(inlineOf(tokens));
  if (source === null && (media !== null || image !== null)) return null;
  if (media?.kind === "video") {
    return schema.node("video", { source, address: media.video.address });
  }
  if (media?.kind === "gallery") {
    return schema.node("gallery", { source, images: media.images.map(bodyImage) });
  }
  if (image !== null) return schema.node("picture", { source, ...image });
  const content = parseInline(inlineOf(tokens), schema);
  return content && schema.node("paragraph", { source }, content);
}

function bodyImage({ address, alt, caption }: PublicImage): BodyImage {
  return { src: address, alt: oneLine(alt), title: caption };
}

/** The image of a paragraph that has nothing else. */
function parseImage(inline: readonly BodyToken[]): BodyImage | null {
  const [token, other] = inline.filter(
    ({ type, content }) => type !== "text" || content.trim() !== "",
  );
  if (token?.type !== "image" || other !== undefined) return null;
  const src = imageUrl(attribute(token, "src"));
  const title = attribute(token, "title").trim();
  return src === null ? null : { src, alt: oneLine(plainText(token.children)), title };
}

function headingFrom(tokens: readonly BodyToken[], schema: Schema, source: BlockSource | null) {
  const content = parseInline(inlineOf(tokens), schema);
  const level = tokens[0]?.markup.length ?? 1;
  if (content === null) return null;
  if (level <= 3) return schema.node("heading", { source, level }, content);
  // Shown as typed on the public page.
  const marks = schema.text(`${"#".repeat(level)} `);
  return schema.node("paragraph", { source }, content.addToStart(marks));
}

/** Splits the children of a block into groups and parses each. */
function blocksFrom(
  tokens: readonly BodyToken[],
  schema: Schema,
  isAllowed: (node: Node) => boolean,
): Node[] | null {
  const nodes: Node[] = [];
  for (const group of tokenGroups(tokens)) {
    const node = blockFrom(group, schema, null);
    if (node === null || !isAllowed(node)) return null;
    nodes.push(node);
  }
  return nodes;
}

/** The tokens of each block that has no parent among these tokens. */
export function tokenGroups(tokens: readonly BodyToken[]): BodyToken[][] {
  const groups: BodyToken[][] = [];
  let depth = 0;
  for (const token of tokens) {
    if (depth === 0) groups.push([]);
    groups.at(-1)?.push(token);
    depth += token.nesting;
  }
  return groups;
}

function quoteFrom(tokens: readonly BodyToken[], schema: Schema, source: BlockSource | null) {
  const blocks = blocksFrom(tokens.slice(1, -1), schema, isQuotable);
  return checked("blockquote", { source }, blocks, schema);
}

function isQuotable({ type }: Node): boolean {
  return ["paragraph", "heading", "bulletList", "orderedList", "blockquote"].includes(type.name);
}

function isItemContent({ type }: Node): boolean {
  return ["paragraph", "bulletList", "orderedList"].includes(type.name);
}

function listFrom(tokens: readonly BodyToken[], schema: Schema, source: BlockSource | null) {
  const [list] = tokens;
  const items: Node[] = [];
  for (const item of tokenGroups(tokens.slice(1, -1))) {
    const blocks = blocksFrom(item.slice(1, -1), schema, isItemContent);
    if (blocks === null) return null;
    // The editor needs a line of text before a nested list.
    const content =
      blocks[0]?.type.name === "paragraph" ? blocks : [schema.node("paragraph"), ...blocks];
    const node = checked("listItem", {}, content, schema);
    if (node === null) return null;
    items.push(node);
  }
  const level = (list?.level ?? 0) + 2;
  const tight = tokens.every(
    (token) => token.type !== "paragraph_open" || token.level !== level || token.hidden,
  );
  if (list?.type === "bullet_list_open") {
    return schema.node("bulletList", { source, tight }, items);
  }
  const start = Number(list?.attrGet("start") ?? 1);
  return schema.node("orderedList", { source, tight, start }, items);
}

function tableFrom(tokens: readonly BodyToken[], schema: Schema, source: BlockSource | null) {
  const rows: Node[][] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.type === "tr_open") rows.push([]);
    if (token.type !== "th_open" && token.type !== "td_open") continue;
    const content = parseInline(tokens[index + 1]?.children ?? [], schema);
    if (content === null) return null;
    const align = /text-align:(\w+)/.exec(attribute(token, "style"))?.[1] ?? null;
    const cell = token.tag === "th" ? "tableHeader" : "tableCell";
    rows
      .at(-1)
      ?.push(schema.node(cell, { align }, schema.node("paragraph", { source: null }, content)));
  }
  return schema.node(
    "table",
    { source },
    rows.map((cells) => schema.node("tableRow", null, cells)),
  );
}

/** The node, or null if its content does not fit the schema. */
function checked(
  name: string,
  attrs: Record<string, unknown>,
  content: readonly Node[] | null,
  schema: Schema,
): Node | null {
  const type = schema.nodes[name];
  if (type === undefined || content === null) return null;
  const fragment = Fragment.fromArray([...content]);
  return type.validContent(fragment) ? type.create(attrs, fragment) : null;
}
