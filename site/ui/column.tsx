import { chakra } from "@chakra-ui/react";

/**
 * The column of a page: 1280 px plus gutters. `--bleed` is the distance from its edge to the edge of the
 * window (or of a 1440 px wide area), for images that bleed out of the column.
 */
export const Column = chakra("div", {
  base: {
    "--gutter": { base: "1.25rem", md: "2rem", xl: "3rem" },
    "--bleed": "max(var(--gutter), min((100vw - 80rem) / 2, 5rem))",
    maxWidth: "calc(80rem + 2 * var(--gutter))",
    marginInline: "auto",
    paddingInline: "var(--gutter)",
    textWrap: "pretty",
  },
});
