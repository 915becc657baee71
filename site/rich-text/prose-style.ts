import type { SystemStyleObject } from "@chakra-ui/react";
import { blockStyle } from "./block-style.ts";
import { buttonLinkStyle } from "./button-link.ts";
import { FOCUSED } from "./focal-point-style.ts";

const heading = { textWrap: "balance", breakAfter: "avoid" } as const;

/** Blocks that can be wider than a line of text. */
const WIDE = "p:has(> img, > picture), figure, [data-gallery], [data-table]";

/** An image as wide as the lines, with its caption. */
const AS_TEXT = "p:has([data-width=text]), figure:has([data-width=text])";

/**
 * An image as wide as the page (`--full`), which can be wider than the article (`--article`), then at both sides. Not
 * higher than the screen: cropped around its focal point. Never wider than its pixels; narrower than the article, it ends
 * with its column.
 */
const fullWidth: SystemStyleObject = {
  "--drawn": "min(var(--full, 100%), var(--pixels, 100vw))",
  "@media (min-resolution: 1.5dppx)": {
    "--drawn": "min(var(--full, 100%), calc(var(--pixels, 200vw) / 2))",
  },
  width: "var(--drawn)",
  maxWidth: "none",
  "--beyond": "max(0px, (var(--drawn) - var(--article, 100%)) / 2)",
  marginInlineStart: "min(0px, 100% + var(--beyond) - var(--drawn))",
  objectFit: "cover",
  objectPosition: FOCUSED,
};

/** Typography of article texts, by element name: their elements have no classes. */
export const proseStyle: SystemStyleObject = {
  lineHeight: "1.7",
  fontSize: "inherit",
  minWidth: "0",
  // On each element, because Chakra's reset sets it on all elements and so prevents inheritance.
  "& *": { overflowWrap: "anywhere" },
  "& h1, & h2, & h3, & p, & li": { unicodeBidi: "plaintext" },
  "& h1[id], & h2[id]": { scrollMarginBlockStart: "6rem" },
  // Lines of 60 to 72 characters; images can be wider.
  "& > *": { maxWidth: "var(--measure, 32rem)" },
  [`& > :is(${WIDE})`]: { maxWidth: "none" },
  "& > * + *": { marginBlockStart: "1.25em" },
  "& h1": { textStyle: "heading", ...heading },
  "& h2": { textStyle: "heading", fontSize: "clamp(1.5rem, 1.25rem + 1vw, 2rem)", ...heading },
  "& h3": { textStyle: "subheading", ...heading },
  // More space above a heading than below, to group it with the following text.
  "& > * + h1, & > * + h2, & > * + h3": { marginBlockStart: "1.75em" },
  "& > h1 + *, & > h2 + *, & > h3 + *": { marginBlockStart: "0.75em" },
  "& p": { textWrap: "pretty" },
  "& p[data-as-typed]": { whiteSpace: "pre-wrap", textWrap: "wrap" },
  "& strong": { fontWeight: "650" },
  "& em": { fontStyle: "italic" },
  "& a": {
    color: "clay.fg",
    textDecoration: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "0.2em",
    _hover: { textDecorationThickness: "2px" },
  },
  ...buttonLinkStyle,
  // Quieter than the links that an author has set.
  "& a[data-material]": { color: "inherit", _hover: { color: "clay.fg" } },
  "& ul, & ol": { paddingInlineStart: "1.5em" },
  "& ul": { listStyleType: "disc" },
  "& ol": { listStyleType: "decimal" },
  "& li": { paddingInlineStart: "0.25em" },
  "& li + li, & li > * + *, & li > ul, & li > ol": { marginBlockStart: "0.5em" },
  "& li::marker": { color: "clay.fg", fontVariantNumeric: "tabular-nums" },
  "& img": {
    display: "block",
    maxWidth: "min(100%, var(--pixels, 100%))",
    // On dense screens an image has two pixels for each of CSS.
    "@media (min-resolution: 1.5dppx)": { maxWidth: "min(100%, calc(var(--pixels, 200%) / 2))" },
    width: "auto",
    height: "auto",
    maxHeight: "85vh",
    bg: "bg.muted",
  },
  [`& > :is(${AS_TEXT})`]: { maxWidth: "var(--measure, 32rem)" },
  "& img[data-width=full]": fullWidth,
  [`& > * + :is(${WIDE}), & > :is(${WIDE}) + *`]: { marginBlockStart: "2.25em" },
  ...blockStyle,
};
