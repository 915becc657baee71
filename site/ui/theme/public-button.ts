import { defineRecipe } from "@chakra-ui/react";

/**
 * Button recipe of the public site. Every page inlines its CSS, so it omits what Chakra's recipe sets
 * without effect on links and on buttons with a background.
 */
export const publicButton = defineRecipe({
  className: "button",
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    // Text enlarged on a phone wraps to a second line.
    textAlign: "center",
    borderWidth: "1px",
    borderColor: "transparent",
    borderRadius: "sm",
    fontWeight: "550",
    "&:disabled": { opacity: "0.5", cursor: "not-allowed" },
  },
  variants: {
    size: {
      sm: { whiteSpace: "nowrap", height: "9", paddingInline: "3.5", fontSize: "sm" },
      md: { minHeight: "10", paddingInline: "4", fontSize: "sm" },
      lg: { minHeight: "11", paddingInline: "5" },
      xl: { minHeight: "12", paddingInline: "min(1.25rem, 5vw)" },
    },
    variant: {
      solid: { bg: "clay.solid", color: "clay.contrast", _hover: { bg: "clay.700" } },
      outline: {
        color: "clay.fg",
        borderColor: "border.emphasized",
        _hover: { bg: "clay.subtle" },
      },
      // Also used for icon-only buttons, which have no inline padding.
      ghost: {
        color: "clay.fg",
        minWidth: "10",
        _icon: { boxSize: "5" },
        _hover: { bg: "clay.subtle" },
      },
    },
  },
  defaultVariants: { size: "md", variant: "solid" },
});
