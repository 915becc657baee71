import { createElement } from "react";
import type { ComponentType, ElementType, ReactNode } from "react";
import type { MATERIAL_LINK } from "./link-materials.ts";
import { mediaOf } from "./body-media.ts";
import type { BodyMedia } from "./body-media.ts";
import type { BodyToken } from "./parse-body.ts";
import { plainText } from "./plain-text.ts";

/** Components for elements that differ between the site and the feed. */
export interface BodyComponents {
  readonly a: ComponentType<{
    href?: string;
    title?: string;
    [MATERIAL_LINK]?: string;
    children?: ReactNode;
  }>;
  readonly img: ComponentType<{ src?: string; alt: string; title?: string }>;
  /** `label`: the texts of the header row. */
  readonly table: ComponentType<{ label: string; children?: ReactNode }>;
  readonly media: ComponentType<{ media: BodyMedia }>;
}

/** An element whose closing token is still to come. */
interface OpenElement {
  readonly token: BodyToken;
  readonly props: object;
  readonly children: ReactNode[];
  /** The last child was a block, which a line break separates from the next one. */
  endsInBlock: boolean;
}

/** Renders parsed markup as React nodes. */
export function renderTokens(
  tokens: readonly BodyToken[],
  components: BodyComponents,
): ReactNode[] {
  const nodes = nodeBuilder(components);
  const render = (token: BodyToken) => {
    if (token.nesting === 1) nodes.open(token);
    else if (token.nesting === -1) nodes.close();
    else if (token.type === "inline") token.children?.forEach(render);
    else if (token.type === "image") nodes.image(token);
    else if (token.type === "hr") nodes.block("hr", {});
    else if (token.type.endsWith("break")) nodes.append("\n");
    else nodes.append(token.content);
  };
  let afterMedia = 0;
  for (const [index, token] of tokens.entries()) {
    if (index < afterMedia) continue;
    const media = mediaAt(tokens, index);
    if (token.type === "table_open") nodes.open(token, { label: headerOf(tokens, index) });
    else if (media === null) render(token);
    else {
      nodes.block("media", { media });
      // Skips the paragraph's inline and closing tokens.
      afterMedia = index + 3;
    }
  }
  return nodes.root;
}

/** The media of the paragraph that starts at this token. Items of a list without empty lines have none. */
function mediaAt(tokens: readonly BodyToken[], index: number): BodyMedia | null {
  const [start, inline] = tokens.slice(index, index + 2);
  const isParagraph = start?.type === "paragraph_open" && !start.hidden;
  return isParagraph && inline !== undefined ? mediaOf(inline) : null;
}

/** The texts of a table's header cells. */
function headerOf(tokens: readonly BodyToken[], start: number): string {
  const end = tokens.findIndex((token, index) => index > start && token.type === "thead_close");
  return tokens
    .slice(start, end)
    .filter(({ type }) => type === "inline")
    .map(({ children }) => plainText(children))
    .filter((text) => text !== "")
    .join(", ");
}

/** Appends nodes to the innermost open element. */
function nodeBuilder(components: BodyComponents) {
  const replaced: Readonly<Partial<Record<string, ElementType>>> = { ...components };
  const root: ReactNode[] = [];
  const stack: OpenElement[] = [];
  let key = 0;
  const element = (tag: string, props: object, children?: readonly ReactNode[]) =>
    createElement(replaced[tag] ?? tag, { key: key++, ...props }, children);
  const append = (node: ReactNode) => {
    const siblings = stack.at(-1)?.children ?? root;
    const last = siblings.at(-1);
    // Merges adjacent text tokens into one text node.
    if (typeof node === "string" && typeof last === "string")
      siblings[siblings.length - 1] = last + node;
    else siblings.push(node);
  };
  const block = (tag: string, props: object, children?: readonly ReactNode[]) => {
    const parent = stack.at(-1);
    if (parent !== undefined || root.length > 0) append("\n");
    append(element(tag, props, children));
    if (parent !== undefined) parent.endsInBlock = true;
  };
  /** In a list without empty lines, an item contains its text without a paragraph. */
  const appendTight = (children: readonly ReactNode[]) => {
    const parent = stack.at(-1);
    if (parent?.endsInBlock === true) append("\n");
    if (parent !== undefined) parent.endsInBlock = false;
    children.forEach(append);
  };
  const close = () => {
    const ended = stack.pop();
    if (ended === undefined) return;
    const { token, props, children, endsInBlock } = ended;
    if (endsInBlock) children.push("\n");
    if (token.hidden) appendTight(children);
    else if (isInline(token)) append(element(token.tag, props, children));
    else if (isDeepHeading(token)) block("p", {}, [`${token.markup} `, ...children]);
    else block(token.tag, props, children);
  };
  return {
    root,
    open: (token: BodyToken, props: object = propsOf(token)) =>
      stack.push({ token, props, children: [], endsInBlock: false }),
    close,
    append,
    block,
    image: (token: BodyToken) => {
      append(element("img", { ...propsOf(token), alt: plainText(token.children) }));
    },
  };
}

/** Parts of tables count as inline: HTML allows no text between them, not even a line break. */
function isInline({ block, tag }: BodyToken): boolean {
  return !block || /^(?:thead|tbody|t[rhd])$/.test(tag);
}

/** Attributes of a token. The only style is the alignment of a table's column. */
function propsOf({ attrs }: BodyToken): object {
  const props: Record<string, unknown> = Object.fromEntries(attrs ?? []);
  const { style } = props;
  if (typeof style !== "string") return props;
  return { ...props, style: { textAlign: style.replace("text-align:", "") } };
}

function isDeepHeading({ type, markup }: BodyToken): boolean {
  return type === "heading_open" && markup.length > 3;
}
