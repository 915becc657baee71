import { createSystem, defaultBaseConfig } from "@chakra-ui/react";
import {
  buttonRecipe,
  codeRecipe,
  dataListSlotRecipe,
  fieldsetSlotRecipe,
  globalCss,
  iconRecipe,
  inputAddonRecipe,
  kbdRecipe,
  menuSlotRecipe,
  progressSlotRecipe,
  switchSlotRecipe,
  tableSlotRecipe,
  tabsSlotRecipe,
} from "@chakra-ui/react/theme";
import { baseConfig } from "./base-config.ts";
import { button } from "./recipes.ts";
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
        button: buttonRecipe,
        code: codeRecipe,
        icon: iconRecipe,
        inputAddon: inputAddonRecipe,
        kbd: kbdRecipe,
      },
      slotRecipes: {
        dataList: dataListSlotRecipe,
        fieldset: fieldsetSlotRecipe,
        menu: menuSlotRecipe,
        progress: progressSlotRecipe,
        switch: switchSlotRecipe,
        table: tableSlotRecipe,
        tabs: tabsSlotRecipe,
      },
    },
  },
  studioConfig,
  { theme: { recipes: { button } } },
  touchConfig,
);
