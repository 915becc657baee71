import type { Node } from "@tiptap/pm/model";
import {
  destination,
  escapeLineEnd,
  escapeLineStart,
  escapeText,
  titlePart,
} from "./escape-markup.ts";
import { isTight, shownBlocks } from "./list-spacing.ts";
import { imagesOf } from "./media-nodes.ts";
import type { BodyImage } from "./media-nodes.ts";
import { serializeInline } from "./serialize-inline.ts";
import type { InlineVariant } from "./serialize-inline.ts";
import { oneLine } from "./signature.ts";
import { serializeTable } from "./serialize-table.ts";

export interface Variant extends InlineVariant {
  /** Another mark of list items, which separates two lists in a row. */
  readonly otherMarks?: boolean;
}

/** The markup of a block; "" for one that shows nothing. */
export function serializeBlock(node: Node, variant: Variant): string {
  switch (node.type.name) {
    case "paragraph":
      return escapeLineStart(serializeInline(node.content, variant));
    case "heading":
      return headingMarkup(Number(node.attrs["level"]), serializeInline(node.content, variant));
    case "bulletList":
    case "orderedList":
      return serializeList(node, variant);
    case "blockquote":
      return prefixed(joinBlocks(node.content.content, "\n\n", variant), "> ", "> ");
    case "table":
      return serializeTable(node, variant);
    case "picture":
    case "gallery":
      return imagesOf(node).map(imageMarkup).join("\n");
    case "video":
      return String(node.attrs["address"]);
    case "horizontalRule":
      return "---";
    default:
      return node.textContent;
  }
}

function headingMarkup(level: number, text: string): string {
  return text === "" ? "" : `${"#".repeat(level)} ${escapeLineEnd(text)}`;
}

/** The markup of an image, with its caption as title. */
function imageMarkup({ src, alt, title }: BodyImage): string {
  const text = oneLine(alt)
    .split(" ")
    .map((word) => escapeText(word, true))
    .join(" ");
  return `![${text}](${destination(src)}${titlePart(oneLine(title))})`;
}

function serializeList(list: Node, variant: Variant): string {
  const start = Number(list.attrs["start"] ?? 1);
  const other = variant.otherMarks === true;
  const gap = isTight(list) ? "\n" : "\n\n";
  return list.content.content
    .map((item, index) => {
      const number = `${String(start + index)}${other ? ")" : "."} `;
      const mark = list.type.name === "orderedList" ? number : other ? "* " : "- ";
      const text = joinBlocks(shownBlocks(item), gap, variant);
      const isNested = shownBlocks(item)[0]?.type.name.endsWith("List") === true;
      // A list at the start of an item begins in its second line.
      return isNested
        ? `${mark.trim()}\n${prefixed(text, " ".repeat(mark.length), " ".repeat(mark.length))}`
        : prefixed(text, mark, " ".repeat(mark.length)) || mark.trim();
    })
    .join(gap);
}

/** The second of two lists in a row gets other marks: otherwise they would be one list. */
function joinBlocks(blocks: readonly Node[], gap: string, variant: Variant): string {
  const texts: string[] = [];
  let otherMarks = false;
  let previous: Node | null = null;
  for (const block of blocks) {
    const follows = previous?.type === block.type && block.type.name.endsWith("List");
    const text = serializeBlock(block, { ...variant, otherMarks: follows && !otherMarks });
    if (text === "") continue;
    otherMarks = follows && !otherMarks;
    previous = block;
    texts.push(text);
  }
  return texts.join(gap);
}

function prefixed(text: string, first: string, others: string): string {
  if (text === "") return "";
  return text
    .split("\n")
    .map((line, index) => {
      const prefix = index === 0 ? first : others;
      return line === "" ? prefix.trimEnd() : prefix + line;
    })
    .join("\n");
}
