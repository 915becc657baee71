import type { SystemContext } from "@chakra-ui/react";
import { css } from "@emotion/react";
import { askingSystem } from "../ui/settled/asking-system.ts";
import type { Asked, RecipeFacts } from "../ui/settled/asking-system.ts";
import { printOf } from "../ui/settled/print-of.ts";
import type { SettledStyles } from "../ui/settled/settled-styles.ts";

interface Settling {
  /** For the components whose styles are wanted, in every state that they have. */
  readonly system: SystemContext;
  /** What they have asked for so far. */
  readonly settled: () => Omit<SettledStyles, "css">;
}

/** Notes what components ask a system for. */
export function settleStyles(chakra: SystemContext): Settling {
  const classes: Record<string, string> = {};
  const recipes: Record<string, RecipeFacts> = {};
  const properties = new Set<string>();
  const system = askingSystem({
    recipe: (name, hasSlots) => (recipes[name] = factsOf(chakra, name, hasSlots)),
    named: (styles) => {
      const known = styles.map((each) => (isAsked(each) ? stylesOf(chakra, each) : each));
      const { name, styles: text } = css(chakra.css(...(known as object[])));
      const named = { name: text === "" ? "" : name, styles: text };
      classes[printOf(styles)] = named.name;
      return named;
    },
    isProperty: (name) => {
      const is = chakra.isValidProperty(name);
      if (is) properties.add(name);
      return is;
    },
  });
  return { system, settled: () => ({ classes, recipes, properties: [...properties] }) };
}

/** As much of Chakra's own recipes as is asked for. */
interface ChakraRecipe {
  (variants: object): unknown;
  readonly className?: string;
  readonly classNameMap?: Readonly<Record<string, string>>;
  readonly variantKeys: readonly string[];
}

function recipeOf(chakra: SystemContext, name: string, hasSlots: boolean): ChakraRecipe {
  if (hasSlots) return chakra.getSlotRecipeFn(name) as ChakraRecipe;
  if (!name.startsWith("{")) return chakra.getRecipeFn(name) as ChakraRecipe;
  return chakra.cva(JSON.parse(name) as object);
}

function factsOf(chakra: SystemContext, name: string, hasSlots: boolean): RecipeFacts {
  const { className, classNameMap = {}, variantKeys } = recipeOf(chakra, name, hasSlots);
  const config = (hasSlots ? chakra.getSlotRecipe(name, {}) : chakra.getRecipe(name, {})) as {
    readonly slots?: readonly string[];
    readonly defaultVariants?: { readonly colorPalette?: string };
  };
  return {
    className,
    variants: variantKeys,
    colorPalette: config.defaultVariants?.colorPalette,
    slots: hasSlots
      ? Object.fromEntries((config.slots ?? []).map((slot) => [slot, classNameMap[slot] ?? ""]))
      : undefined,
  };
}

function isAsked(styles: unknown): styles is Asked {
  return typeof styles === "object" && styles !== null && "recipe" in styles;
}

function stylesOf(chakra: SystemContext, { recipe, slot, variants }: Asked): object {
  const styles = recipeOf(chakra, recipe, slot !== undefined)(variants);
  return (slot === undefined ? styles : (styles as Record<string, unknown>)[slot]) as object;
}
