import type { SystemStyleObject } from "@chakra-ui/react";
import { PHONE } from "#site/ui/theme/touch.ts";
import { FOCUSED } from "#site/rich-text/focal-point-style.ts";
import { proseStyle } from "#site/rich-text/prose-style.ts";

/**
 * A panel below the toolbar: over the text, which keeps its place; on phones, whose panels are as tall as several
 * lines, above the text.
 */
export const panelStyle: SystemStyleObject = {
  position: "absolute",
  top: "100%",
  insetInline: "0",
  bg: "bg.panel",
  borderBlockWidth: "1px",
  boxShadow: "sm",
  _empty: { display: "none" },
  [PHONE]: { position: "static", borderBottomWidth: "0", boxShadow: "none" },
};

/**
 * Width of an image in the editor: that of the lines, more, or that of the editor. The public page has more space beside
 * its lines; here, the second one leaves that of the block handle.
 */
export const imageWidthStyle: SystemStyleObject = {
  "--drawn": "100%",
  "&[data-width=wide]": { "--drawn": "max(100%, min(100cqi - 5rem, 43rem))" },
  "&[data-width=full]": { "--drawn": "100cqi" },
  width: "var(--drawn)",
  marginInlineStart: "calc(50% - var(--drawn) / 2)",
  "& img": { marginInline: "auto" },
  "&[data-width=full] img": {
    width: "100%",
    maxHeight: "min(70vh, 32rem)",
    objectFit: "cover",
    objectPosition: FOCUSED,
  },
};

/** Outline of a selected image or gallery. */
export function selectionOutline(selected: boolean, offset: string) {
  return {
    outline: selected ? "2px solid" : undefined,
    outlineColor: "colorPalette.focusRing",
    outlineOffset: offset,
    borderRadius: "xs",
  };
}

/** The typography of the public page, and what an editable text needs beside it. */
export const editorStyle: SystemStyleObject = {
  position: "relative",
  containerType: "inline-size",
  fontSize: { base: "1.0625rem", md: "1.125rem" },
  "& .ProseMirror": {
    ...proseStyle,
    "--measure": "100%",
    position: "relative",
    maxWidth: "42rem",
    marginInline: "auto",
    minHeight: { base: "18rem", md: "26rem" },
    paddingInline: { base: "4", md: "12" },
    // Below a title on the canvas, the text starts under its own label.
    paddingBlockStart: { base: "var(--text-start, 1.25rem)", md: "var(--text-start, 2rem)" },
    paddingBlockEnd: { base: "5", md: "8" },
    outline: "none",
    whiteSpace: "break-spaces",
    fontVariantLigatures: "none",
  },
  "& .ProseMirror [contenteditable=false]": { whiteSpace: "normal" },
  "& .ProseMirror li > p": { margin: "0" },
  "& .ProseMirror li > p:not(:last-child)": { marginBlockEnd: "0.25em" },
  "& .ProseMirror pre": {
    fontFamily: "mono",
    fontSize: "0.8125em",
    lineHeight: "1.6",
    whiteSpace: "pre-wrap",
    bg: "bg.muted",
    borderInlineStartWidth: "2px",
    borderColor: "border.emphasized",
    padding: "3",
  },
  "& .ProseMirror .is-editor-empty:first-of-type::before": {
    content: "attr(data-placeholder)",
    color: "fg.muted",
    float: "inline-start",
    height: "0",
    pointerEvents: "none",
  },
  "& .ProseMirror [data-found]": { bg: "bg.emphasized" },
  "& .ProseMirror [data-found=current]": {
    outline: "2px solid",
    outlineColor: "colorPalette.focusRing",
  },
  "& .ProseMirror-selectednode:not(.react-renderer)": {
    outline: "2px solid",
    outlineColor: "colorPalette.focusRing",
    outlineOffset: "4px",
  },
  // The browser marks the texts of a selected image, too. In a focused input, marked text stays visible.
  "& .ProseMirror-selectednode :not(:focus)::selection": {
    bg: "transparent",
    color: "currentcolor",
  },
  "& .ProseMirror-gapcursor": { display: "none", position: "absolute", pointerEvents: "none" },
  "& .ProseMirror-gapcursor::after": {
    content: '""',
    display: "block",
    position: "absolute",
    top: "-2px",
    width: "20px",
    borderTop: "1px solid",
  },
  "& .ProseMirror-focused .ProseMirror-gapcursor": { display: "block" },
};
