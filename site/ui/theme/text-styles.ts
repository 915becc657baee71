import { defineTextStyles } from "@chakra-ui/react";

const serif = {
  fontFamily: "heading",
  fontWeight: "380",
  letterSpacing: "-0.015em",
  textWrap: "balance",
} as const;

/** Fluid type scale: ratio 1.25 on phones, 1.333 on desktops. The dashboard uses the `ui*` styles. */
export const textStyles = defineTextStyles({
  display: {
    value: {
      ...serif,
      fontSize: "clamp(2.6rem, 1.4rem + 5vw, 5.2rem)",
      lineHeight: "1.03",
      letterSpacing: "-0.03em",
    },
  },
  title: {
    value: { ...serif, fontSize: "clamp(2.1rem, 1.4rem + 2.8vw, 3.75rem)", lineHeight: "1.08" },
  },
  heading: {
    value: { ...serif, fontSize: "clamp(1.7rem, 1.3rem + 1.6vw, 2.6rem)", lineHeight: "1.15" },
  },
  subheading: {
    value: { ...serif, fontSize: "clamp(1.25rem, 1.1rem + 0.6vw, 1.55rem)", lineHeight: "1.25" },
  },
  lead: { value: { fontSize: "clamp(1.1rem, 1rem + 0.4vw, 1.3rem)", lineHeight: "1.6" } },
  prose: { value: { fontSize: "1.0625rem", lineHeight: "1.75" } },
  eyebrow: {
    value: {
      fontSize: "0.8125rem",
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
