import { defineRecipe, defineSlotRecipe } from "@chakra-ui/react";
import { dialogAnatomy, nativeSelectAnatomy, toastAnatomy } from "@chakra-ui/react/anatomy";

/** Button recipe of the dashboard, extending Chakra's. */
export const button = defineRecipe({
  base: { fontWeight: "550", borderRadius: "sm", letterSpacing: "0.005em" },
  variants: {
    variant: {
      solid: { _hover: { bg: "colorPalette.700" } },
      outline: { borderColor: "border.emphasized" },
    },
  },
  defaultVariants: { variant: "solid" },
});

const link = defineRecipe({
  base: { textUnderlineOffset: "0.2em", textDecorationThickness: "1px", borderRadius: "xs" },
});

/** Outlines of controls have a contrast of at least 3:1. Text is 16 px: below that, iOS zooms in on focus. */
const control = {
  borderColor: "border.emphasized",
  bg: "bg.panel",
  borderRadius: "sm",
  fontSize: "md",
} as const;
const outline = { variant: { outline: control } } as const;

const input = defineRecipe({ variants: outline });
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

/** Component styles of the design. Features do not restyle components. */
export const recipes = { badge, link, input, textarea };
export const slotRecipes = { nativeSelect, dialog, toast };
