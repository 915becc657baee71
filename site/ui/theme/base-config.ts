import { defineConfig } from "@chakra-ui/react";
import {
  alertSlotRecipe,
  animationStyles,
  breakpoints,
  containerRecipe,
  cssVarsPrefix,
  cssVarsRoot,
  headingRecipe,
  inputRecipe,
  keyframes,
  layerStyles,
  linkRecipe,
  semanticTokens,
  skeletonRecipe,
  textStyles,
  tokens,
} from "@chakra-ui/react/theme";

/**
 * Chakra with the recipes of the components on public pages, which the dashboard uses, too. All of Chakra's
 * recipes would add 25 KB to each page's hydration. A component whose recipe is missing renders unstyled. Imports from `@chakra-ui/react/theme` are public API:
 * https://chakra-ui.com/guides/component-bundle-optimization
 */
export const baseConfig = defineConfig({
  cssVarsPrefix,
  cssVarsRoot,
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens,
    textStyles,
    layerStyles,
    animationStyles,
    recipes: {
      container: containerRecipe,
      heading: headingRecipe,
      input: inputRecipe,
      link: linkRecipe,
      skeleton: skeletonRecipe,
    },
    slotRecipes: { alert: alertSlotRecipe },
  },
});
