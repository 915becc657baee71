import type { Options } from "react-markdown";

/** The elements that a body may become: the constructs of the specification and no other. */
export const BODY_ELEMENTS = [
  "h1",
  "h2",
  "h3",
  "p",
  "strong",
  "em",
  "a",
  "img",
  "ul",
  "ol",
  "li",
] as const;

/** Constructs of Markdown that the specification does not know: they stay the text they are. */
const FOREIGN_CONSTRUCTS = [
  "autolink",
  "blockQuote",
  "codeFenced",
  "codeIndented",
  "codeText",
  "definition",
  "hardBreakEscape",
  "htmlFlow",
  "htmlText",
  "setextUnderline",
];

type RemarkPlugin = Extract<
  NonNullable<Options["remarkPlugins"]>[number],
  (...parameters: never[]) => unknown
>;

interface BodyNode {
  type: string;
  depth?: number;
  value?: string;
  children?: BodyNode[];
  position?: { start: { offset?: number }; end: { offset?: number } };
}

/** Teaches the parser the small syntax of the specification; whatever else is typed shows as typed. */
export const bodySyntax: RemarkPlugin = function () {
  Object.assign(this.data(), { micromarkExtensions: [{ disable: { null: FOREIGN_CONSTRUCTS } }] });
  return (tree: BodyNode, file: { value: unknown }) => {
    keepAsTyped(tree, String(file.value));
  };
};

/** Rules and headings below the third level cannot be switched off singly: they are set back. */
function keepAsTyped(parent: BodyNode, source: string) {
  for (const node of parent.children ?? []) {
    if (node.type === "thematicBreak") {
      const { start, end } = node.position ?? { start: {}, end: {} };
      become(node, [{ type: "text", value: source.slice(start.offset, end.offset) }]);
    } else if (node.type === "heading" && (node.depth ?? 1) > 3) {
      const marks = { type: "text", value: `${"#".repeat(node.depth ?? 4)} ` };
      become(node, [marks, ...(node.children ?? [])]);
    } else {
      keepAsTyped(node, source);
    }
  }
}

function become(node: BodyNode, children: BodyNode[]) {
  node.type = "paragraph";
  node.children = children;
  delete node.depth;
}
