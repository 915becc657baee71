import { transform } from "lightningcss";
import { PurgeCSS } from "purgecss";

const major = (version: number) => version << 16;
/** Browsers for which prefixes are added. */
const TARGETS = { chrome: major(103), firefox: major(103), safari: major(15) };

export type CriticalCss = (css: string) => Promise<string>;

/** Critical CSS that is computed once for pages with the same rules, such as posts. */
export function cachedCriticalCss(): CriticalCss {
  const known = new Map<string, Promise<string>>();
  return (css) => {
    const styles = known.get(css) ?? criticalCss(css);
    known.set(css, styles);
    return styles;
  };
}

/**
 * The rules of a page for its head: minified, prefixed, without the design tokens and keyframes that no
 * rule of the page refers to. Rules stay, since script may bring an element into any state.
 */
export async function criticalCss(css: string): Promise<string> {
  // Twice: Chakra's tokens for animations name keyframes, and a token goes in the first pass if no rule uses it.
  const used = await withoutUnused(await withoutUnused(css));
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(used),
    minify: true,
    targets: TARGETS,
  });
  return code.toString();
}

async function withoutUnused(css: string): Promise<string> {
  const [used] = await new PurgeCSS().purge({
    content: [],
    css: [{ raw: css }],
    variables: true,
    keyframes: true,
    safelist: [/./],
  });
  if (used === undefined) throw new Error("PurgeCSS returned no style sheet.");
  return used.css;
}
