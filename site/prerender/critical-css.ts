import { transform } from "lightningcss";

const TOKENS = "@layer tokens{";
const major = (version: number) => version << 16;

/**
 * The rules of one page as they stand in its head: constants in place of design tokens that nothing
 * overrides, no custom property or keyframes that nothing refers to, no dark palette (the public site is
 * light), prefixes where browsers of the last years need them.
 */
export function criticalCss(css: string): string {
  const { tokens, rest } = apart(css);
  const constants = declarations(withoutDark(tokens));
  const overridden = takeOverridden(constants, rest);
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(withoutUnusedProperties(gatherLayer(resolve(rest + overridden, constants)))),
    minify: true,
    targets: { chrome: major(103), firefox: major(103), safari: major(15) },
    unusedSymbols: unusedKeyframes(rest, constants),
  });
  return code.toString();
}

/** The layer of the tokens, and everything else. */
function apart(css: string): { tokens: string; rest: string } {
  const start = css.indexOf(TOKENS);
  if (start === -1) throw new Error("The styles of the page have no layer of tokens.");
  const end = closing(css, start + TOKENS.length);
  return {
    tokens: css.slice(start + TOKENS.length, end),
    rest: css.slice(0, start) + css.slice(end + 1),
  };
}

/** Where the block ends that is open at a position. */
function closing(css: string, from: number): number {
  let depth = 1;
  for (let index = from; index < css.length; index += 1) {
    if (css[index] === "{") depth += 1;
    else if (css[index] === "}" && --depth === 0) return index;
  }
  throw new Error("A block of the styles is never closed.");
}

function withoutDark(tokens: string): string {
  return tokens.replace(/\.dark[^{}]*\{[^{}]*\}/g, "");
}

// Names such as --chakra-spacing-1\.5 are written with a backslash.
const DECLARATION = /(--(?:[\w-]|\\.)+):([^;{}]*)(;|(?=\}))/g;

function declarations(css: string): Map<string, string> {
  return new Map([...css.matchAll(DECLARATION)].map(([, name = "", value = ""]) => [name, value]));
}

/** Takes tokens that an element sets anew out of the constants; answers with their declarations. */
function takeOverridden(constants: Map<string, string>, rest: string): string {
  let kept = "";
  for (const [, name = ""] of rest.matchAll(DECLARATION)) {
    const value = constants.get(name);
    if (value === undefined) continue;
    kept += `${name}:${value};`;
    constants.delete(name);
  }
  return kept === "" ? "" : `${TOKENS}:root{${kept}}}`;
}

/** Puts constants in place, those inside of constants as well. */
function resolve(css: string, constants: ReadonlyMap<string, string>): string {
  const once = css.replace(/var\((--(?:[\w-]|\\.)+)(?:,[^()]*)?\)/g, (whole, name: string) => {
    return constants.get(name) ?? whole;
  });
  return once === css ? css : resolve(once, constants);
}

/** One block for all of the layer; layers are ranked by name, not by place. */
function gatherLayer(css: string): string {
  const start = "@layer recipes{";
  let rest = css;
  let gathered = "";
  for (let at = rest.indexOf(start); at !== -1; at = rest.indexOf(start)) {
    const end = closing(rest, at + start.length);
    gathered += rest.slice(at + start.length, end);
    rest = rest.slice(0, at) + rest.slice(end + 1);
  }
  return `${rest}${start}${gathered}}`;
}

function withoutUnusedProperties(css: string): string {
  const used = new Set([...css.matchAll(/var\((--(?:[\w-]|\\.)+)/g)].map(([, name]) => name));
  const trimmed = css.replace(DECLARATION, (whole, name: string) => (used.has(name) ? whole : ""));
  return trimmed === css ? css : withoutUnusedProperties(trimmed);
}

function unusedKeyframes(css: string, constants: ReadonlyMap<string, string>): string[] {
  const resolved = resolve(css, constants);
  const names = [...resolved.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = ""]) => name);
  const uses = [...resolved.matchAll(/animation(?:-name)?:([^;}]*)/g)].map(([, value]) => value);
  const used = uses.join(" ");
  return names.filter((name) => !new RegExp(`(^|[ ,])${name}([ ,]|$)`).test(used));
}
