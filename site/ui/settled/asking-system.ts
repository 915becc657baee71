import type { SystemContext } from "@chakra-ui/react";

/** What a recipe says about itself. */
export interface RecipeFacts {
  readonly className?: string | undefined;
  readonly variants: readonly string[];
  readonly colorPalette?: string | undefined;
  /** The class name of each slot; absent for a recipe without slots. */
  readonly slots?: Readonly<Record<string, string>> | undefined;
}

/** Styles as Emotion takes them without a look at them. */
export interface NamedStyles {
  /** Of their class, without the prefix. */
  readonly name: string;
  /** '' for none. */
  readonly styles: string;
}

/** Who knows what components ask a system for. */
export interface Answers {
  /** By the name of the recipe, or by all of it as JSON. */
  recipe(name: string, hasSlots: boolean): RecipeFacts;
  /** All of these together; the later win. */
  named(styles: readonly unknown[]): NamedStyles;
  isProperty(name: string): boolean;
}

/** Stands for the styles of a recipe: whoever answers knows what they are. */
export interface Asked {
  readonly recipe: string;
  readonly slot?: string;
  readonly variants: object;
}

/** A system for Chakra's components that knows no styles itself: each set of them is a question. */
export function askingSystem(answers: Answers): SystemContext {
  const recipes = new Map<string, ReturnType<typeof askingRecipe>>();
  const recipe = (name: string, hasSlots: boolean) => {
    const known = recipes.get(name) ?? askingRecipe(name, answers.recipe(name, hasSlots));
    recipes.set(name, known);
    return known;
  };
  // All that components use; the rest of a system is for those who make one.
  const system: Partial<Record<keyof SystemContext, unknown>> = {
    $$chakra: true,
    // General rules and the order of layers are in the page.
    _config: { disableLayers: true },
    _global: [],
    isValidProperty: (name: string) => answers.isProperty(name),
    css: (...styles: unknown[]) => answers.named(styles),
    cva: (config: unknown = {}) => recipe(JSON.stringify(config), false),
    getRecipeFn: (key: string) => recipe(key, false),
    getSlotRecipeFn: (key: string) => recipe(key, true),
  };
  return system as SystemContext;
}

type Props = Readonly<Record<string, unknown>>;

function askingRecipe(recipe: string, { className, variants, colorPalette, slots }: RecipeFacts) {
  const ask = (chosen: object = {}) =>
    slots === undefined
      ? ({ recipe, variants: chosen } satisfies Asked)
      : Object.fromEntries(
          Object.keys(slots).map((slot) => [
            slot,
            { recipe, slot, variants: chosen } satisfies Asked,
          ]),
        );
  return Object.assign(ask, {
    // Chakra's mark of a recipe.
    __cva__: true,
    className,
    classNameMap: slots ?? {},
    variantKeys: variants,
    splitVariantProps: (props: Props): [Props, Props] => {
      const entries = Object.entries(props).filter(([name]) => name !== "recipe");
      const chosen = entries.filter(([name]) => variants.includes(name));
      const others = entries.filter(([name]) => !variants.includes(name));
      if (!variants.includes("colorPalette")) {
        chosen.push(["colorPalette", props["colorPalette"] ?? colorPalette]);
      }
      return [Object.fromEntries(chosen), Object.fromEntries(others)];
    },
  });
}
