import { createElement } from "react";
import type { ElementType, ReactNode } from "react";
import type { BodyToken } from "./parse-body.ts";

/** Components that replace elements, by element name. */
export type BodyComponents = Readonly<Record<string, ElementType>>;

/** An element whose closing token is still to come. */
interface OpenElement {
  readonly token: BodyToken;
  readonly children: ReactNode[];
  /** The last child was a block, which a line break separates from the next one. */
  endsInBlock: boolean;
}

/** Renders parsed markup as React nodes. `lines` are the lines of the source, for syntax shown as typed. */
export function renderTokens(
  tokens: readonly BodyToken[],
  lines: readonly string[],
  components: BodyComponents,
): ReactNode[] {
  const nodes = nodeBuilder(components);
  const render = (token: BodyToken) => {
    if (token.nesting === 1) nodes.open(token);
    else if (token.nesting === -1) nodes.close();
    else if (token.type === "inline") token.children?.forEach(render);
    else if (token.type === "image") nodes.image(token);
    else if (token.type === "hr") nodes.paragraph([typedRule(token, lines)]);
    else if (token.type.endsWith("break")) nodes.append("\n");
    else nodes.append(token.content);
  };
  tokens.forEach(render);
  return nodes.root;
}

/** Appends nodes to the innermost open element. */
function nodeBuilder(components: BodyComponents) {
  const root: ReactNode[] = [];
  const stack: OpenElement[] = [];
  let key = 0;
  const element = (tag: string, props: object, children?: readonly ReactNode[]) =>
    createElement(components[tag] ?? tag, { key: key++, ...props }, children);
  const append = (node: ReactNode) => {
    const siblings = stack.at(-1)?.children ?? root;
    const last = siblings.at(-1);
    // Merges adjacent text tokens into one text node.
    if (typeof node === "string" && typeof last === "string")
      siblings[siblings.length - 1] = last + node;
    else siblings.push(node);
  };
  const appendBlock = (tag: string, props: object, children: readonly ReactNode[]) => {
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
    const { token, children, endsInBlock } = ended;
    if (endsInBlock) children.push("\n");
    if (token.hidden) appendTight(children);
    else if (!token.block) append(element(token.tag, propsOf(token), children));
    else if (isDeepHeading(token)) appendBlock("p", {}, [`${token.markup} `, ...children]);
    else appendBlock(token.tag, propsOf(token), children);
  };
  return {
    root,
    open: (token: BodyToken) => stack.push({ token, children: [], endsInBlock: false }),
    close,
    append,
    image: (token: BodyToken) => {
      append(element("img", { ...propsOf(token), alt: plainText(token) }));
    },
    paragraph: (children: readonly ReactNode[]) => {
      appendBlock("p", {}, children);
    },
  };
}

function propsOf({ attrs }: BodyToken): Record<string, string | number> {
  return Object.fromEntries(attrs ?? []);
}

function isDeepHeading({ type, markup }: BodyToken): boolean {
  return type === "heading_open" && markup.length > 3;
}

/**
 * The source of a thematic break, which is not in the specified markup and shows as typed, without the mark
 * of the list item around it.
 */
function typedRule({ map, markup }: BodyToken, lines: readonly string[]): string {
  const line = (lines[map?.[0] ?? 0] ?? "").trim();
  let at = line.length;
  for (let left = markup.length; left > 0; left -= 1)
    at = line.lastIndexOf(markup.charAt(0), at - 1);
  return line.slice(at);
}

/** The alt text of an image, without markup. */
function plainText({ children }: BodyToken): string {
  return (children ?? [])
    .map((child) => {
      if (child.type === "image") return plainText(child);
      return child.type.endsWith("break") ? "\n" : child.content;
    })
    .join("");
}
