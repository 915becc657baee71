/** A piece of a style sheet as Emotion writes it. */
export type CssNode =
  | { readonly kind: "statement"; readonly text: string }
  | { readonly kind: "rule"; readonly selector: string; readonly body: string }
  | { readonly kind: "group"; readonly prelude: string; readonly children: readonly CssNode[] };

const GROUPS = /^@(media|layer|supports|container)/;

export function parseCss(css: string): CssNode[] {
  const nodes: CssNode[] = [];
  for (let at = 0; at < css.length;) {
    const end = endOfPrelude(css, at);
    const prelude = css.slice(at, end).trim();
    if (css[end] !== "{") {
      if (prelude !== "") nodes.push({ kind: "statement", text: prelude });
      at = end + 1;
      continue;
    }
    const closing = closingBrace(css, end + 1);
    const body = css.slice(end + 1, closing);
    nodes.push(
      GROUPS.test(prelude)
        ? { kind: "group", prelude, children: parseCss(body) }
        : { kind: "rule", selector: prelude, body },
    );
    at = closing + 1;
  }
  return nodes;
}

export function printCss(nodes: readonly CssNode[]): string {
  return nodes.map(print).join("");
}

function print(node: CssNode): string {
  if (node.kind === "statement") return `${node.text};`;
  if (node.kind === "rule") return `${node.selector}{${node.body}}`;
  return `${node.prelude}{${printCss(node.children)}}`;
}

/** The parts of a list between its commas, not counting commas in brackets. */
export function splitList(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < list.length; at += 1) {
    if (list[at] === "(" || list[at] === "[") depth += 1;
    if (list[at] === ")" || list[at] === "]") depth -= 1;
    if (list[at] !== "," || depth > 0) continue;
    parts.push(list.slice(from, at).trim());
    from = at + 1;
  }
  return [...parts, list.slice(from).trim()];
}

/** Where the block ends that is open at a position. */
export function closingBrace(css: string, from: number): number {
  let depth = 1;
  for (let at = from; at < css.length; at += 1) {
    if (css[at] === '"' || css[at] === "'") at = endOfString(css, at);
    else if (css[at] === "{") depth += 1;
    else if (css[at] === "}" && --depth === 0) return at;
  }
  throw new Error("A block of the styles is never closed.");
}

/** The next brace or semicolon that is not in brackets. */
function endOfPrelude(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '"' || sign === "'") at = endOfString(css, at);
    else if (sign === "\\") at += 1;
    else if (sign === "(") depth += 1;
    else if (sign === ")") depth -= 1;
    else if (depth === 0 && (sign === "{" || sign === ";")) return at;
  }
  return css.length;
}

function endOfString(css: string, from: number): number {
  let at = from + 1;
  while (at < css.length && css[at] !== css[from]) at += css[at] === "\\" ? 2 : 1;
  return at;
}
