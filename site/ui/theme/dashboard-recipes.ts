import { defineRecipe, defineSlotRecipe } from "@chakra-ui/react";
import { dialogAnatomy, nativeSelectAnatomy, toastAnatomy } from "@chakra-ui/react/anatomy";
import { control, outline } from "./recipes.ts";

const button = defineRecipe({
  base: { fontWeight: "550", borderRadius: "sm", letterSpacing: "0.005em" },
  variants: {
    variant: {
      solid: { _hover: { bg: "colorPalette.700" } },
      outline: { borderColor: "border.emphasized" },
    },
  },
  defaultVariants: { variant: "solid" },
});

const textarea = defineRecipe({ base: { lineHeight: "1.6" }, variants: outline });

// Lists all slots, because a shorter list would remove the other slots' styles.
const nativeSelect = defineSlotRecipe({
  slots: nativeSelectAnatomy.keys(),
  variants: { variant: { outline: { field: control } } },
});

const eased = {
  animationTimingFunction: "ease-out",
  _open: { animationDuration: "calm" },
} as const;
const fades = {
  _open: { animationName: "fade-in" },
  _closed: { animationName: "fade-out", animationDuration: "fast" },
} as const;

const dialog = defineSlotRecipe({
  slots: dialogAnatomy.keys(),
  base: {
    backdrop: { bg: "rgba(31, 27, 22, 0.55)", ...eased },
    // On dark backgrounds the shadow does not show the edge.
    content: {
      bg: "bg.panel",
      borderRadius: "md",
      borderWidth: { _dark: "1px" },
      borderColor: "border.emphasized",
      ...eased,
    },
    title: { textStyle: "subheading" },
  },
  // Chakra's preset scales dialogs; these only fade.
  variants: { motionPreset: { scale: { content: fades } } },
});

const moved = {
  transition: "translate {durations.calm}, opacity {durations.calm}",
  transitionTimingFunction: "ease-out",
} as const;

const toast = defineSlotRecipe({
  slots: toastAnatomy.keys(),
  base: { root: { borderRadius: "sm", ...moved, _closed: moved }, description: { opacity: "1" } },
});

// Chakra's background is hardly darker than the page.
const badge = defineRecipe({ variants: { variant: { subtle: { bg: "colorPalette.muted" } } } });

/** Styles of the components that only the dashboard has. Its button extends Chakra's. */
export const recipes = { badge, button, textarea };
export const slotRecipes = { nativeSelect, dialog, toast };
