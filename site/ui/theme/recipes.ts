import { defineRecipe } from "@chakra-ui/react";

const link = defineRecipe({
  base: { textUnderlineOffset: "0.2em", textDecorationThickness: "1px", borderRadius: "xs" },
});

/** Outlines of controls have a contrast of at least 3:1. Text is 16 px: below that, iOS zooms in on focus. */
export const control = {
  borderColor: "border.emphasized",
  bg: "bg.panel",
  borderRadius: "sm",
  fontSize: "md",
} as const;
export const outline = { variant: { outline: control } } as const;

const input = defineRecipe({ variants: outline });

/** Styles of the components that public pages and the dashboard share. Features do not restyle components. */
export const recipes = { link, input };
