import { defineTokens } from "@chakra-ui/react";

/** Raw values of the design: warm paper, ink, clay for action, sage and sand for calm. */
export const tokens = defineTokens({
  colors: {
    clay: {
      50: { value: "#FBF3EE" },
      100: { value: "#F5E2D8" },
      200: { value: "#E9C3B0" },
      300: { value: "#DDA589" },
      400: { value: "#C67B58" },
      500: { value: "#B05C37" },
      600: { value: "#9A4526" },
      700: { value: "#7F3820" },
      800: { value: "#652E1C" },
      900: { value: "#4D2518" },
      950: { value: "#2C140D" },
    },
    sage: {
      50: { value: "#F4F6F1" },
      100: { value: "#E6EAE0" },
      200: { value: "#CDD5C3" },
      300: { value: "#AFBBA1" },
      400: { value: "#8E9D7F" },
      500: { value: "#717F67" },
      600: { value: "#5E6B57" },
      700: { value: "#4B5646" },
      800: { value: "#3C4438" },
      900: { value: "#30372D" },
      950: { value: "#191E17" },
    },
    sand: {
      50: { value: "#FAF7F2" },
      100: { value: "#F4EEE6" },
      200: { value: "#E7DED1" },
      300: { value: "#D6C8B4" },
      400: { value: "#C0AC92" },
      500: { value: "#A18B6F" },
      600: { value: "#7F6C55" },
      700: { value: "#655644" },
      800: { value: "#483E32" },
      900: { value: "#2B251F" },
      950: { value: "#171411" },
    },
    ink: { value: "#1F1B16" },
  },
  fonts: {
    heading: { value: "'Fraunces Variable', Georgia, 'Times New Roman', serif" },
    body: { value: "'Instrument Sans Variable', system-ui, -apple-system, 'Segoe UI', sans-serif" },
  },
  durations: { calm: { value: "200ms" } },
  sizes: {
    page: { value: "80rem" },
    wide: { value: "90rem" },
    measure: { value: "42rem" },
  },
});
