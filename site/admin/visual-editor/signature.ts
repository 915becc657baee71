import type { Node } from "@tiptap/pm/model";
import { inlinePieces } from "./inline-pieces.ts";
import { isTight } from "./list-spacing.ts";
import { imagesOf } from "./media-nodes.ts";

/**
 * The shown content of a block, as text to compare: equal for two blocks that differ only in what markup cannot say,
 * such as white space at both ends. Empty for a block that shows nothing.
 */
export function signature(node: Node): string {
  switch (node.type.name) {
    case "paragraph":
      return wrap("p", inlineSignature(node));
    case "heading":
      return wrap(`h${String(node.attrs["level"])}`, inlineSignature(node));
    case "picture":
    case "gallery":
      return `<images ${JSON.stringify(imagesOf(node).map(({ src, alt, title }) => [comparableUrl(src), oneLine(alt), oneLine(title)]))}>`;
    case "video":
      return `<video ${String(node.attrs["address"])}>`;
    case "horizontalRule":
      return "<hr>";
    case "orderedList":
      return `<ol ${String(node.attrs["start"])}${listSignature(node)}>`;
    case "bulletList":
      return `<ul${listSignature(node)}>`;
    case "table":
      return `<table ${children(node).map(rowSignature).join("\n")}>`;
    case "asTyped":
      return wrap("typed", node.textContent);
    default:
      return wrap(node.type.name, children(node).map(signature).join(""));
  }
}

function wrap(name: string, content: string): string {
  return content === "" ? "" : `<${name}>${content}</${name}>`;
}

function listSignature(list: Node): string {
  const items = children(list).map((item) => `<li>${children(item).map(signature).join("")}`);
  return `${isTight(list) ? " tight" : ""}${items.join("")}`;
}

/** Cells of one column have the alignment of its heading. */
function rowSignature(row: Node): string {
  return children(row)
    .map((cell) => children(cell).map(inlineSignature).join(" "))
    .join("|");
}

function inlineSignature(node: Node): string {
  let shown = "";
  for (const { text, isSpace, marks } of inlinePieces(node.content)) {
    const names = marks.map(({ type, attrs }) =>
      type.name === "link"
        ? `a ${comparableUrl(String(attrs["href"]))} ${String(attrs["title"] ?? "")}`
        : type.name,
    );
    const label = `${names.sort().join(",")}:`;
    shown += isSpace ? text : text.replace(/./gsu, (char) => label + char);
  }
  return shown;
}

function children(node: Node): readonly Node[] {
  return node.content.content;
}

/** Replaces each run of white space by one space. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

/** The parser writes addresses with percent encoding and punycode. */
function comparableUrl(address: string): string {
  const base = "https://studio.invalid";
  return URL.canParse(address, base) ? new URL(address, base).href : address;
}
