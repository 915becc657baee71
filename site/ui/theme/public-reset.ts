import { defineGlobalStyles } from "@chakra-ui/react";

const calm = "200ms ease-out";

/** Under the names that single browsers have for them, which Chakra's types do not know. */
const ownWords = {
  WebkitTextSizeAdjust: "100%",
  WebkitFontSmoothing: "antialiased",
  MozOsxFontSmoothing: "grayscale",
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
  "a, a svg, button": { transition: `color ${calm}, background-color ${calm}, transform ${calm}` },
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
});
