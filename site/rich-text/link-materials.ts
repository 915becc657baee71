import { paths } from "#site/config/paths.ts";
import { findMaterial } from "#site/content/find-material.ts";
import type { MaterialTerms } from "#site/content/material-terms.ts";
import type { BodyToken } from "./parse-body.ts";

/** Attribute of a link to a material's page, for its own style. */
export const MATERIAL_LINK = "data-material";

/**
 * For each of the texts, in order, the materials that are named there first. Headings, links and images do not count:
 * they get no links.
 */
export function firstMentions(
  texts: readonly string[],
  among: readonly MaterialTerms[],
): readonly (readonly MaterialTerms[])[] {
  let remaining = among;
  return texts.map((text) => {
    if (remaining.length === 0) return NONE;
    const prose = text.replaceAll(WITHOUT_LINKS, "");
    const named = remaining.filter((material) => findMaterial(prose, [material]) !== null);
    remaining = remaining.filter((material) => !named.includes(material));
    return named;
  });
}

/** One constant, so that memoized parts of a text render once. */
const NONE: readonly MaterialTerms[] = [];

const WITHOUT_LINKS = /^ {0,3}#{1,6}[ \t].*$|!?\[[^\]\n]*\]\([^)\n]*\)/gm;

/** Links the first mention of each material in the parsed text to its page. */
export function linkMaterials(
  tokens: readonly BodyToken[],
  materials: readonly MaterialTerms[],
): readonly BodyToken[] {
  let remaining = materials;
  let isHeading = false;
  const linkText = (token: BodyToken): BodyToken[] => {
    const found = findMaterial(token.content, remaining);
    if (found === null) return [token];
    const { material, start, end } = found;
    remaining = remaining.filter((each) => each !== material);
    const part = (from: number, to?: number) =>
      changed(token, { content: token.content.slice(from, to) });
    const attrs: [string, string][] = [
      ["href", paths.material(material.slug)],
      [MATERIAL_LINK, ""],
    ];
    return [
      part(0, start),
      changed(token, { type: "link_open", tag: "a", nesting: 1, content: "", attrs }),
      part(start, end),
      changed(token, { type: "link_close", tag: "a", nesting: -1, content: "" }),
      ...linkText(part(end)),
    ];
  };
  const linkChildren = (children: readonly BodyToken[]) => {
    let depth = 0;
    return children.flatMap((child) => {
      if (child.type.startsWith("link_")) depth += child.nesting;
      return depth === 0 && child.type === "text" ? linkText(child) : [child];
    });
  };
  return tokens.map((token) => {
    if (token.type.startsWith("heading_")) isHeading = token.nesting === 1;
    const { children } = token;
    return isHeading || children === null || remaining.length === 0
      ? token
      : changed(token, { children: linkChildren(children) });
  });
}

/** A copy of a token, of the same class. */
function changed(token: BodyToken, changes: Partial<BodyToken>): BodyToken {
  const copy = Object.create(Object.getPrototypeOf(token) as object) as BodyToken;
  return Object.assign(copy, token, changes);
}
