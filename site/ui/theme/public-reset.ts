import { defineGlobalStyles } from "@chakra-ui/react";

const calm = "200ms ease-out";

/** Under the names that single browsers have for them, which Chakra's types do not know. */
const ownWords = {
  WebkitTextSizeAdjust: "100%",
  WebkitFontSmoothing: "antialiased",
  MozOsxFontSmoothing: "grayscale",
} as const;

/**
 * For whoever wants motion. From page to page: between loaded pages by the rule `@view-transition`, and
 * where React changes the page by `PageLink`. Browsers without such transitions change at once.
 */
const motion = {
  "@media (prefers-reduced-motion: no-preference)": {
    "a, a svg, button": {
      transition: `color ${calm}, background-color ${calm}, transform ${calm}`,
    },
    "@view-transition": { navigation: "auto" },
    // With a name, although nobody defines it: minifiers take an animation without one for none.
    "::view-transition-group(*)": { animation: `${calm} both page` },
  },
  "@media (prefers-reduced-motion: reduce)": { "::view-transition": { display: "none" } },
} as const;

/** What browsers differ in, or bring with them unasked; of Chakra's own as much as public pages need. */
export const publicReset = defineGlobalStyles({
  "*": { margin: "0", padding: "0", font: "inherit" },
  "*, *::before, *::after": { boxSizing: "border-box", border: "0 solid", borderColor: "border" },
  html: {
    lineHeight: "1.5",
    ...ownWords,
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
