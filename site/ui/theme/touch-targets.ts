import { defineConfig, defineRecipe, defineSlotRecipe } from "@chakra-ui/react";
import {
  dialogAnatomy,
  menuAnatomy,
  nativeSelectAnatomy,
  switchAnatomy,
  tabsAnatomy,
  toastAnatomy,
} from "@chakra-ui/react/anatomy";

import { COARSE, COARSE_AND_LOW, TARGET } from "./touch.ts";

const tall = { [COARSE]: { minHeight: TARGET } };
const target = { [COARSE]: { minHeight: TARGET, minWidth: TARGET } };

const toast = defineSlotRecipe({
  slots: toastAnatomy.keys(),
  base: {
    root: { [COARSE]: { paddingInlineEnd: "12" } },
    actionTrigger: target,
    closeTrigger: target,
  },
});

/** Uses the whole height where the keyboard leaves little of it. */
const dialog = defineSlotRecipe({
  slots: dialogAnatomy.keys(),
  base: {
    content: { [COARSE_AND_LOW]: { my: "2" } },
    header: { [COARSE_AND_LOW]: { paddingBlock: "4" }, [COARSE]: { paddingInlineEnd: "14" } },
    closeTrigger: target,
  },
  variants: {
    scrollBehavior: {
      inside: { content: { [COARSE_AND_LOW]: { maxHeight: "calc(100% - 1rem)" } } },
    },
  },
});

/** Hit areas of at least 44 × 44 px on touch devices; nothing changes for a mouse. */
export const touchConfig = defineConfig({
  theme: {
    recipes: {
      button: defineRecipe({ base: target }),
      input: defineRecipe({ base: tall }),
      textarea: defineRecipe({ base: tall }),
    },
    // Each lists all slots, because a shorter list would remove the other slots' styles.
    slotRecipes: {
      dialog,
      menu: defineSlotRecipe({ slots: menuAnatomy.keys(), base: { item: tall } }),
      nativeSelect: defineSlotRecipe({ slots: nativeSelectAnatomy.keys(), base: { field: tall } }),
      switch: defineSlotRecipe({ slots: switchAnatomy.keys(), base: { root: target } }),
      tabs: defineSlotRecipe({ slots: tabsAnatomy.keys(), base: { trigger: target } }),
      toast,
    },
  },
});
