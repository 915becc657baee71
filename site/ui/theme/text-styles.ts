import { defineTextStyles } from "@chakra-ui/react";

const serif = {
  fontFamily: "heading",
  fontWeight: "380",
  letterSpacing: "-0.015em",
  textWrap: "balance",
} as const;

/** In the display cut, which is narrower and fine enough for large sizes only. */
const titleCut = {
  ...serif,
  fontFamily: "display",
  fontWeight: "400",
  letterSpacing: "-0.01em",
} as const;

/**
 * Fluid type scale: ratio 1.25 on phones, 1.333 on desktops. The dashboard uses the `ui*` styles.
 * 19vw keeps the longest words of titles whole on a phone with text of 200 %.
 */
export const textStyles = defineTextStyles({
  display: {
    value: {
      ...titleCut,
      fontSize: "min(19vw, clamp(2.8rem, 1.5rem + 5.4vw, 6.8rem))",
      lineHeight: "1.02",
      letterSpacing: "-0.02em",
    },
  },
  title: {
    value: {
      ...titleCut,
      fontSize: "min(19vw, clamp(2.3rem, 1.5rem + 3.1vw, 4.75rem))",
      lineHeight: "1.07",
    },
  },
  heading: {
    value: { ...serif, fontSize: "clamp(1.7rem, 1.3rem + 1.6vw, 2.9rem)", lineHeight: "1.15" },
  },
  subheading: {
    value: { ...serif, fontSize: "clamp(1.25rem, 1.1rem + 0.6vw, 1.55rem)", lineHeight: "1.25" },
  },
  lead: { value: { fontSize: "clamp(1.1rem, 1rem + 0.4vw, 1.3rem)", lineHeight: "1.6" } },
  prose: { value: { fontSize: "clamp(1.0625rem, 0.82rem + 0.27vw, 1.2rem)", lineHeight: "1.75" } },
  body: { value: { fontSize: "clamp(1rem, 0.95rem + 0.2vw, 1.125rem)", lineHeight: "1.55" } },
  eyebrow: {
    value: {
      fontSize: "0.875rem",
      fontWeight: "550",
      letterSpacing: "0.09em",
      textTransform: "uppercase",
      lineHeight: "1.4",
    },
  },
  caption: { value: { fontSize: "0.875rem", lineHeight: "1.5" } },
  uiTitle: {
    value: { fontFamily: "body", fontSize: "1.125rem", fontWeight: "600", lineHeight: "1.35" },
  },
  ui: { value: { fontSize: "0.9375rem", lineHeight: "1.5" } },
});
