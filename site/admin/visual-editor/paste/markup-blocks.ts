import type { Node, Schema } from "@tiptap/pm/model";
import { BODY_MAX_BYTES } from "#supabase/data/limits.ts";
import { storedNameOf } from "#supabase/data/media-files.ts";
import { imagesOf } from "../media-nodes.ts";
import type { BodyImage } from "../media-nodes.ts";
import { parseBlocks } from "../parse-blocks.ts";
import { imageName } from "./clean-html.ts";

interface MarkupBlocks {
  readonly blocks: readonly Node[];
  /** Names of images of other sites, which are not pasted. */
  readonly images: readonly string[];
}

/** Bodies have no code: its lines would become one paragraph. */
const CODE_FENCE = /^ {0,3}(?:`{3}|~{3})/m;

/**
 * The blocks of a text that is clearly written in markup, as the public page parses it; null for prose. One
 * heading, table, quote, image, link, bold word or list of two items is clear. Other markup also occurs in
 * prose (a footnote's asterisk, a dash at the start of a line), so two kinds of it are needed. With
 * `leavesPlaces`, for a field with images, images of other sites leave their places, as in pasted HTML.
 */
export function markupBlocks(
  text: string,
  schema: Schema,
  leavesPlaces: boolean,
): MarkupBlocks | null {
  if (text.length > BODY_MAX_BYTES || CODE_FENCE.test(text)) return null;
  const parsed = parseBlocks(text, schema);
  if (!isMarkup(parsed)) return null;
  const images: string[] = [];
  const blocks = parsed.flatMap((node) => ownBlock(node, images, leavesPlaces));
  return { blocks, images };
}

function isMarkup(blocks: readonly Node[]): boolean {
  const found = new Set<string>();
  const visit = (node: Node) => {
    for (const kind of markupOf(node)) found.add(kind);
  };
  for (const block of blocks) {
    visit(block);
    block.descendants(visit);
  }
  return found.has("clear") || found.size > 1;
}

const CLEAR = ["heading", "table", "blockquote", "picture", "gallery"];

/** "clear" for markup that occurs in no prose, and the kinds of other markup. */
function markupOf(node: Node): string[] {
  const { name } = node.type;
  const marks = node.marks.map(({ type }) => (type.name === "italic" ? "italic" : "clear"));
  if (name === "horizontalRule") return ["divider"];
  if (name.endsWith("List")) return [node.childCount > 1 ? "clear" : "list"];
  const isShown = node.isAtom || node.textContent.trim() !== "";
  return isShown && CLEAR.includes(name) ? ["clear"] : marks;
}

/** The block without its place in the pasted text, and with the places of images of other sites instead of them. */
function ownBlock(node: Node, foreign: string[], leavesPlaces: boolean): Node[] {
  const attrs = { ...node.attrs, source: null };
  if (node.type.name !== "picture" && node.type.name !== "gallery") {
    return [node.type.create(attrs, node.content)];
  }
  const { schema } = node.type;
  const images = imagesOf(node);
  const own = images.filter(isOwn);
  const missing = images
    .filter((image) => !isOwn(image))
    .map(({ src, alt }) => ({ label: imageName(src, alt), alt: alt.trim() }));
  foreign.push(...missing.map(({ label }) => label));
  const places = leavesPlaces ? missing.map((place) => schema.node("missingImage", place)) : [];
  const [first] = own;
  if (first === undefined) return places;
  const block =
    own.length > 1 ? node.type.create({ ...attrs, images: own }) : schema.node("picture", first);
  return [block, ...places];
}

function isOwn({ src }: BodyImage): boolean {
  return src.startsWith("/") || storedNameOf(src) !== null;
}
