import { chakra } from "@chakra-ui/react";

/**
 * The column of a page: 1280 px, on wide windows up to 1680 px, plus gutters. On dense screens it stays at
 * 1280 px, since images have no pixels for more. `--bleed` is the distance from its edge to the edge of the
 * window, for images that bleed out of the column; `--density` how many pixels of an image a CSS pixel takes.
 */
export const Column = chakra("div", {
  base: {
    "--gutter": { base: "min(1.25rem, 6vw)", md: "2rem", xl: "3rem" },
    "--column": "clamp(80rem, 87.5vw, 105rem)",
    "--density": "1",
    "@media (min-resolution: 1.5dppx)": { "--column": "80rem", "--density": "2" },
    "--bleed": "max(var(--gutter), (100vw - var(--column)) / 2)",
    maxWidth: "calc(var(--column) + 2 * var(--gutter))",
    marginInline: "auto",
    paddingInline: "var(--gutter)",
    textWrap: "pretty",
  },
});
