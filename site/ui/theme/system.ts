import { createSystem, defaultBaseConfig } from "@chakra-ui/react";
import {
  badgeRecipe,
  buttonRecipe,
  codeRecipe,
  dataListSlotRecipe,
  dialogSlotRecipe,
  fieldSlotRecipe,
  fieldsetSlotRecipe,
  globalCss,
  iconRecipe,
  inputAddonRecipe,
  kbdRecipe,
  menuSlotRecipe,
  nativeSelectSlotRecipe,
  progressSlotRecipe,
  spinnerRecipe,
  switchSlotRecipe,
  tableSlotRecipe,
  tabsSlotRecipe,
  textareaRecipe,
  toastSlotRecipe,
} from "@chakra-ui/react/theme";
import { baseConfig } from "./base-config.ts";
import { recipes, slotRecipes } from "./dashboard-recipes.ts";
import { studioConfig } from "./studio-config.ts";
import { touchConfig } from "./touch-targets.ts";

/** Chakra system of the dashboard, which uses more components than the site. */
export const system = createSystem(
  defaultBaseConfig,
  baseConfig,
  {
    preflight: true,
    globalCss,
    theme: {
      recipes: {
        badge: badgeRecipe,
        button: buttonRecipe,
        code: codeRecipe,
        icon: iconRecipe,
        inputAddon: inputAddonRecipe,
        kbd: kbdRecipe,
        spinner: spinnerRecipe,
        textarea: textareaRecipe,
      },
      slotRecipes: {
        dataList: dataListSlotRecipe,
        dialog: dialogSlotRecipe,
        field: fieldSlotRecipe,
        fieldset: fieldsetSlotRecipe,
        menu: menuSlotRecipe,
        nativeSelect: nativeSelectSlotRecipe,
        progress: progressSlotRecipe,
        switch: switchSlotRecipe,
        table: tableSlotRecipe,
        tabs: tabsSlotRecipe,
        toast: toastSlotRecipe,
      },
    },
  },
  studioConfig,
  { theme: { recipes, slotRecipes } },
  touchConfig,
);
