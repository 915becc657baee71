import { defineConfig } from "@chakra-ui/react";
import {
  alertSlotRecipe,
  badgeRecipe,
  containerRecipe,
  dialogSlotRecipe,
  headingRecipe,
  skeletonRecipe,
} from "@chakra-ui/react/theme";
import { formRecipes, foundation } from "./foundation.ts";

/**
 * Chakra with the recipes that site and dashboard share, in the order of their rank. All of its recipes
 * are 25 KB more.
 */
export const baseConfigs = [
  foundation,
  formRecipes,
  defineConfig({
    theme: {
      recipes: {
        badge: badgeRecipe,
        container: containerRecipe,
        heading: headingRecipe,
        skeleton: skeletonRecipe,
      },
      slotRecipes: { alert: alertSlotRecipe, dialog: dialogSlotRecipe },
    },
  }),
] as const;
