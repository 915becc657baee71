import type { SystemContext } from "@chakra-ui/react";
import { askingSystem } from "./asking-system.ts";
import type { RecipeFacts } from "./asking-system.ts";
import { printOf } from "./print-of.ts";

/**
 * All that the components of one part of the site need to know of their styles, found out when the site is
 * built: the theme, and the work of making styles of it, are not sent to visitors.
 */
export interface SettledStyles {
  readonly css: string;
  /** The name of a class by the print of the styles that it has; '' for no styles. */
  readonly classes: Readonly<Record<string, string>>;
  readonly recipes: Readonly<Record<string, RecipeFacts>>;
  /** Props that are styles. */
  readonly properties: readonly string[];
}

/**
 * Chakra's system, as far as it was settled. One component in the place of another (`asChild` with styles on
 * both) is beyond it: Emotion joins such styles by their text.
 */
export function settledSystem({ classes, recipes, properties }: SettledStyles): SystemContext {
  const known = new Set(properties);
  return askingSystem({
    recipe: (name) => recipes[name] ?? unsettled(name, { variants: [] }),
    named: (styles) => {
      const name = classes[printOf(styles)] ?? unsettled(JSON.stringify(styles), "");
      return { name, styles: name };
    },
    isProperty: (name) => known.has(name),
  });
}

/** A part without a style is of more use than none. */
function unsettled<Instead>(what: string, instead: Instead): Instead {
  console.error(`The build has not settled ${what}.`);
  return instead;
}
