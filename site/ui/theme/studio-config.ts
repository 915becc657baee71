import { defineConfig } from "@chakra-ui/react";
import { recipes } from "./recipes.ts";
import { semanticTokens } from "./semantic-tokens.ts";
import { textStyles } from "./text-styles.ts";
import { tokens } from "./tokens.ts";

/** The studio's design as Chakra configuration, shared by site and dashboard. */
export const studioConfig = defineConfig({
  globalCss: {
    html: {
      colorPalette: "clay",
      bg: "bg",
      color: "fg",
      fontFamily: "body",
      overflowWrap: "break-word",
      scrollPaddingTop: "6rem",
    },
    "*::selection": { bg: "clay.200", color: "ink" },
    ":focus-visible": {
      outline: "2px solid",
      outlineColor: "clay.focusRing",
      outlineOffset: "2px",
    },
    // Print: page margin, dark text on white, no images split across pages.
    "@page": { margin: "18mm" },
    "@media print": {
      "& body": { bg: "white", color: "ink" },
      "& img, & figure, & li": { breakInside: "avoid" },
      "& h1, & h2, & h3": { breakAfter: "avoid" },
    },
    "*, *::before, *::after": {
      _motionReduce: {
        animationDuration: "0.01ms !important",
        animationIterationCount: "1 !important",
        transitionDuration: "0.01ms !important",
        scrollBehavior: "auto !important",
      },
    },
  },
  theme: {
    // The plan of a project, drawn while it scrolls into view.
    keyframes: {
      "draw-plan": {
        from: { strokeDashoffset: "1", fillOpacity: "0" },
        "70%": { strokeDashoffset: "0", fillOpacity: "0" },
      },
      "fade-end": {
        "0%, 90%": {
          maskImage: "linear-gradient(to bottom, black calc(100% - 1.5rem), transparent)",
        },
      },
      "show-plan": { from: { opacity: "0" } },
    },
    tokens,
    semanticTokens,
    textStyles,
    recipes,
  },
});
