import { defineGlobalStyles } from "@chakra-ui/react";

const transition = "200ms ease-out";

/** Vendor-prefixed properties, which Chakra's types do not contain. */
const vendorPrefixed = {
  WebkitTextSizeAdjust: "100%",
  WebkitFontSmoothing: "antialiased",
  MozOsxFontSmoothing: "grayscale",
} as const;

/**
 * Motion for visitors without `prefers-reduced-motion`. `@view-transition` animates navigations between
 * documents, `PageLink` those of the router. Browsers without view transitions change pages without
 * animation.
 */
const motion = {
  "@media (prefers-reduced-motion: no-preference)": {
    "a, a svg, button": {
      transition: `color ${transition}, background-color ${transition}, transform ${transition}`,
    },
    "@view-transition": { navigation: "auto" },
    // The name is defined nowhere: minifiers drop an animation without a name.
    "::view-transition-group(*)": { animation: `${transition} both page` },
  },
  "@media (prefers-reduced-motion: reduce)": { "::view-transition": { display: "none" } },
} as const;

/**
 * On top of Chakra's preflight, whose layer comes before this one. Unlike there, elements inherit
 * `overflow-wrap`: with `break-word` on each of them, a long address in a link would widen its column.
 */
export const publicReset = defineGlobalStyles({
  "*": { margin: "0", padding: "0", font: "inherit", overflowWrap: "inherit" },
  "*, *::before, *::after": { boxSizing: "border-box", border: "0 solid", borderColor: "border" },
  html: {
    lineHeight: "1.5",
    ...vendorPrefixed,
  },
  "b, strong": { fontWeight: "bolder" },
  "i, em": { fontStyle: "italic" },
  a: { color: "inherit", textDecoration: "none", textUnderlineOffset: "0.2em" },
  button: { cursor: "pointer" },
  ":focus-visible": { borderRadius: "xs" },
  "ol, ul": { listStyle: "none" },
  "img, svg, video": { display: "block" },
  "img, video": { maxWidth: "100%", height: "auto" },
  "button, input, select, textarea": { bg: "none", color: "inherit" },
  textarea: { resize: "vertical" },
  "::placeholder": { color: "fg.muted/80", opacity: "1" },
  "::-webkit-search-cancel-button": { appearance: "none" },
  ":-moz-ui-invalid": { boxShadow: "none" },
  "[hidden]": { display: "none !important" },
  ...motion,
});
