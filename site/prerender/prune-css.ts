import { splitList } from "./css-tree.ts";
import type { CssNode } from "./css-tree.ts";
import type { PageTraits } from "./page-traits.ts";

/** Inside of brackets there is at most one more pair. */
const LIST = /:(is|where|not)\(((?:[^()]|\([^()]*\))*)\)/g;
/** Set by Chakra's own components with inner state, none of which is in a page's HTML. */
const INNER_STATE = /^\[data-(?:hover|focus-visible|expanded|state="?expanded"?)\]$/;
const DISABLED = /^(?:\.[\w-]+)?(?::disabled|\[(?:data-)?disabled\])$/;
/** Told by an attribute that such an element has in every state. */
const TOLD_STATE = /\[(aria-(?:expanded|disabled))=/;
const ONE_ELEMENT = /^\.([\w-]+)[^\s>+~]*$/;
const FORM_ONLY = /::placeholder|::-webkit-(search|file|inner|outer)|:-moz-ui-invalid/;
/** Stops what only React begins. */
const ONCE_WOKEN = /^::view-transition$/;
const GENERAL_LAYERS = /^@layer (reset|base)$/;

/**
 * Leaves out the general rules for elements that the page does not have. Rules of classes stay, since an
 * element's state may change; and React brings the general rules again when it wakes the page.
 */
export function prune(nodes: readonly CssNode[], page: PageTraits): CssNode[] {
  return nodes.flatMap((node) =>
    node.kind === "group" && GENERAL_LAYERS.test(node.prelude)
      ? [{ ...node, children: pruneGeneral(node.children, page) }]
      : plainStates(node, page),
  );
}

function pruneGeneral(nodes: readonly CssNode[], page: PageTraits): CssNode[] {
  return nodes.flatMap((node): CssNode[] => {
    if (node.kind === "statement") return [node];
    if (node.kind === "group") {
      const children = pruneGeneral(node.children, page);
      return children.length === 0 ? [] : [{ ...node, children }];
    }
    if (node.selector.startsWith("@")) return [node];
    const selectors = splitList(node.selector).filter((each) => canMatch(each, page));
    if (selectors.length === 0) return [];
    const kept = selectors.map((each) => withoutDead(each, (part) => canMatch(part, page)));
    return [{ ...node, selector: kept.join(",") }];
  });
}

function canMatch(selector: string, page: PageTraits): boolean {
  const { tags, attributes } = page;
  const isForm = ["input", "textarea", "select"].some((tag) => tags.has(tag));
  if (!isForm && FORM_ONLY.test(selector)) return false;
  if (ONCE_WOKEN.test(selector)) return false;
  for (const [, kind, list = ""] of selector.matchAll(LIST)) {
    const some = splitList(list).some((each) => canMatch(each, page));
    if (kind !== "not" && !some) return false;
  }
  const flat = selector.replaceAll(LIST, "").replaceAll("&", "");
  const named = [...flat.matchAll(/\[([\w-]+)/g)].map(([, name = ""]) => name);
  const typed = [...flat.replaceAll(/\[[^\]]*\]/g, "").matchAll(/(?:^|[ >+~])([a-z][a-z0-9]*)/g)];
  return (
    named.every((name) => attributes.has(name)) && typed.every(([, tag = ""]) => tags.has(tag))
  );
}

function plainStates(node: CssNode, page: PageTraits): CssNode[] {
  if (node.kind === "statement" || (node.kind === "rule" && node.selector.startsWith("@"))) {
    return [node];
  }
  if (node.kind === "group") {
    const children = node.children.flatMap((child) => plainStates(child, page));
    return children.length === 0 ? [] : [{ ...node, children }];
  }
  const selectors = splitList(node.selector).flatMap((each) => withoutDeadStates(each, page));
  return selectors.length === 0 ? [] : [{ ...node, selector: selectors.join(",") }];
}

/** Nothing for a state that the elements of the page are never in. */
function withoutDeadStates(selector: string, { attributes, controls }: PageTraits): string[] {
  const [, name] = ONE_ELEMENT.exec(selector.replaceAll(LIST, "")) ?? [];
  const isControl = name === undefined || controls.has(name);
  const isAlive = (part: string) => {
    const [, told] = TOLD_STATE.exec(part) ?? [];
    if (told !== undefined && !attributes.has(told)) return false;
    return !INNER_STATE.test(part) && (isControl || !DISABLED.test(part));
  };
  const kept = withoutDead(selector, isAlive);
  const lists = [...kept.matchAll(LIST)];
  const isDead = lists.some(
    ([, kind, list = ""]) => kind !== "not" && !splitList(list).some(isAlive),
  );
  return isDead || !isAlive(kept.replaceAll(LIST, "")) ? [] : [kept];
}

/** The selector without the dead parts of its lists. */
function withoutDead(selector: string, isAlive: (part: string) => boolean): string {
  return selector.replace(LIST, (whole, kind: string, list: string) => {
    const parts = splitList(list).filter(isAlive);
    if (parts.length === 0) return kind === "not" ? "" : whole;
    return `:${kind}(${parts.join(",")})`;
  });
}
