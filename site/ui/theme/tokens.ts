import { defineTokens } from "@chakra-ui/react";
import { fontFamilies, fontStack } from "../fonts/font-families.ts";
import { CLAY, INK, PAPER } from "./palette.ts";

/**
 * Raw values of the design. Colours by use: sand for surfaces, ink for text, clay for actions, sage for
 * success.
 */
export const tokens = defineTokens({
  colors: {
    clay: {
      50: { value: "#fbf3ee" },
      100: { value: "#f5e2d8" },
      200: { value: "#e9c3b0" },
      300: { value: "#dda589" },
      400: { value: "#c67b58" },
      500: { value: "#b05c37" },
      600: { value: CLAY },
      700: { value: "#7f3820" },
      800: { value: "#652e1c" },
      900: { value: "#4d2518" },
      950: { value: "#2c140d" },
    },
    sage: {
      50: { value: "#f4f6f1" },
      100: { value: "#e6eae0" },
      200: { value: "#cdd5c3" },
      300: { value: "#afbba1" },
      400: { value: "#8e9d7f" },
      500: { value: "#717f67" },
      600: { value: "#5e6b57" },
      700: { value: "#4b5646" },
      800: { value: "#3c4438" },
      900: { value: "#30372d" },
      950: { value: "#191e17" },
    },
    sand: {
      50: { value: PAPER },
      100: { value: "#f4efe6" },
      200: { value: "#e7ded1" },
      300: { value: "#d6c8b4" },
      400: { value: "#c0ac92" },
      500: { value: "#a18b6f" },
      600: { value: "#7f6c55" },
      700: { value: "#655644" },
      800: { value: "#483e32" },
      900: { value: "#2b251f" },
      950: { value: "#171411" },
    },
    // A bluish red, distinguishable from clay.
    red: {
      50: { value: "#fbf1f1" },
      100: { value: "#f6dfdf" },
      200: { value: "#ebbfc1" },
      300: { value: "#e09a9f" },
      400: { value: "#cc6670" },
      500: { value: "#b63d4c" },
      600: { value: "#9f2437" },
      700: { value: "#811d2d" },
      800: { value: "#5e1722" },
      900: { value: "#401219" },
      950: { value: "#260b0f" },
    },
    ochre: {
      50: { value: "#fbf5e9" },
      100: { value: "#f5e7cb" },
      200: { value: "#ebd09e" },
      300: { value: "#dfb872" },
      400: { value: "#c79744" },
      500: { value: "#a87a2a" },
      600: { value: "#8c631e" },
      700: { value: "#70501b" },
      800: { value: "#543c16" },
      900: { value: "#392910" },
      950: { value: "#221808" },
    },
    ink: { value: INK },
  },
  fonts: {
    display: { value: fontStack(fontFamilies.display) },
    heading: { value: fontStack(fontFamilies.heading) },
    body: { value: fontStack(fontFamilies.body) },
  },
  durations: { calm: { value: "200ms" } },
  sizes: {
    page: { value: "80rem" },
    wide: { value: "90rem" },
    measure: { value: "42rem" },
    form: { value: "44rem" },
  },
});
