import { transform } from "lightningcss";
import {
  declarationsIn,
  resolve,
  withMixedColours,
  withOneValue,
  withoutIdleStops,
  withoutUnset,
  withoutUnusedProperties,
} from "./css-constants.ts";
import type { Constants } from "./css-constants.ts";
import { closingBrace, parseCss, printCss } from "./css-tree.ts";
import type { CssNode } from "./css-tree.ts";
import { gather } from "./gather-css.ts";
import type { PageTraits } from "./page-traits.ts";
import { prune } from "./prune-css.ts";

const TOKENS = "@layer tokens{";
/** The public site has no rules in the layer `reset`. */
const LAYERS = "@layer base,tokens,recipes;";
const major = (version: number) => version << 16;

/**
 * The rules of one page as they stand in its head: constants in place of design tokens that nothing
 * overrides, no custom property or keyframes that nothing refers to, no general rule for elements that
 * the page does not have, no dark palette (the public site is light), prefixes where browsers of the
 * last years need them.
 */
export function criticalCss(css: string, page: PageTraits): string {
  const { tokens, rest } = apart(css);
  const constants = new Map(declarationsIn(withoutDark(tokens)));
  const overridden = takeOverridden(constants, rest);
  const pruned = printCss(prune(parseCss(resolve(rest + overridden, constants)), page));
  const settled = settle(pruned, page.properties);
  const mixed = withoutUnusedProperties(printCss(eachRule(parseCss(settled), withMixedColours)));
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(LAYERS + printCss(gather(parseCss(mixed)))),
    minify: true,
    targets: { chrome: major(103), firefox: major(103), safari: major(15) },
    unusedSymbols: unusedKeyframes(rest, constants),
  });
  return withoutIdleStops(code.toString());
}

/** The layer of the tokens, and everything else. */
function apart(css: string): { tokens: string; rest: string } {
  const start = css.indexOf(TOKENS);
  if (start === -1) throw new Error("The styles of the page have no layer of tokens.");
  const end = closingBrace(css, start + TOKENS.length);
  return {
    tokens: css.slice(start + TOKENS.length, end),
    rest: css.slice(0, start) + css.slice(end + 1),
  };
}

function withoutDark(tokens: string): string {
  return tokens.replace(/\.dark[^{}]*\{[^{}]*\}/g, "");
}

/** Takes tokens that an element sets anew out of the constants; answers with their declarations. */
function takeOverridden(constants: Map<string, string>, rest: string): string {
  let kept = "";
  for (const [name] of declarationsIn(rest)) {
    const value = constants.get(name);
    if (value === undefined) continue;
    kept += `${name}:${value};`;
    constants.delete(name);
  }
  return kept === "" ? "" : `${TOKENS}:root{${kept}}}`;
}

/** Puts in place what has one value, until nothing is left to put. */
function settle(css: string, own: ReadonlySet<string>): string {
  const next = withoutUnusedProperties(withoutUnset(resolve(css, withOneValue(css, own)), own));
  return next === css ? css : settle(next, own);
}

function eachRule(nodes: readonly CssNode[], change: (body: string) => string): CssNode[] {
  return nodes.map((node) => {
    if (node.kind === "statement") return node;
    if (node.kind === "rule") return { ...node, body: change(node.body) };
    return { ...node, children: eachRule(node.children, change) };
  });
}

function unusedKeyframes(css: string, constants: Constants): string[] {
  const resolved = resolve(css, constants);
  const names = [...resolved.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = ""]) => name);
  const uses = [...resolved.matchAll(/animation(?:-name)?:([^;}]*)/g)].map(([, value]) => value);
  const used = uses.join(" ");
  return names.filter((name) => !new RegExp(`(^|[ ,])${name}([ ,]|$)`).test(used));
}
