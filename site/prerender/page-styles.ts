import { criticalCss } from "./critical-css.ts";
import { pageTraits } from "./page-traits.ts";

export type PageStyles = (css: string, html: string) => string;

/** The rules of pages as they stand in their heads; worked out once for pages made alike, such as posts. */
export function pageStyles(): PageStyles {
  const known = new Map<string, string>();
  return (css, html) => {
    const traits = pageTraits(html);
    const sets = Object.values(traits) as readonly ReadonlySet<string>[];
    const key = [css, ...sets.map((set) => [...set].sort().join(" "))].join("\n");
    const styles = known.get(key) ?? criticalCss(css, traits);
    known.set(key, styles);
    return styles;
  };
}
