import type { CssNode } from "./css-tree.ts";

type Rule = Extract<CssNode, { kind: "rule" }>;

/**
 * One block for each layer and each media query. Layers are ranked by name, not by place. Queries follow
 * all plain rules, the narrower screens first, as each component has them: an element has one class
 * with styles, so that only the order inside of that class matters.
 */
export function gather(nodes: readonly CssNode[]): CssNode[] {
  const statements: CssNode[] = [];
  const plain: Rule[] = [];
  const layers = new Map<string, CssNode[]>();
  const queries = new Map<string, CssNode[]>();
  for (const node of nodes) {
    if (node.kind === "statement") statements.push(node);
    else if (node.kind === "rule") plain.push(node);
    else into(node.prelude.startsWith("@layer") ? layers : queries, node);
  }
  const byWidth = [...queries].sort(([one], [two]) => widthOf(one) - widthOf(two));
  return [...statements, ...grouped(layers), ...merged(plain), ...grouped(byWidth)];
}

/** Rules of classes that say the same, such as those of buttons, as one rule. */
function merged(rules: readonly Rule[]): Rule[] {
  const selectors = new Map<string, Set<string>>();
  for (const { selector, body } of rules) {
    // One selector that a browser does not know would take the others with it.
    const joins = selector.startsWith(".") && !/::|:-/.test(selector);
    const key = joins ? body : `${selector}{${body}`;
    selectors.set(key, (selectors.get(key) ?? new Set()).add(selector));
  }
  return Array.from(selectors, ([key, same]) => ({
    kind: "rule" as const,
    selector: [...same].join(","),
    body: key.slice(key.indexOf("{") + 1),
  }));
}

function into(
  blocks: Map<string, CssNode[]>,
  { prelude, children }: Extract<CssNode, { kind: "group" }>,
) {
  blocks.set(prelude, [...(blocks.get(prelude) ?? []), ...children]);
}

function grouped(blocks: Iterable<[string, CssNode[]]>): CssNode[] {
  return Array.from(blocks, ([prelude, children]) => ({
    kind: "group" as const,
    prelude,
    children: gather(children),
  }));
}

/** Queries for anything but a least width keep their order, after all of those. */
function widthOf(query: string): number {
  const found = /^@media screen and \(min-width: ?([\d.]+)rem\)$/.exec(query);
  return found === null ? Infinity : Number(found[1]);
}
