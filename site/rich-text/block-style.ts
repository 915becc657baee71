import type { SystemStyleObject } from "@chakra-ui/react";

const caption: SystemStyleObject = {
  "& figcaption": {
    textStyle: "caption",
    color: "fg.muted",
    maxWidth: "var(--measure, 32rem)",
    marginBlockStart: "0.75em",
    unicodeBidi: "plaintext",
  },
};

/** A phone shows at most two images side by side: of three, the first one above the others. */
const gallery: SystemStyleObject = {
  "& [data-gallery]": { containerType: "inline-size", display: "grid", gap: "0.75rem" },
  "& [data-row]": { display: "flex", alignItems: "start", gap: "0.75rem" },
  "& [data-row] > figure": { flex: "var(--ratio) 1 0%", minWidth: "0" },
  "& [data-row] img": {
    width: "100%",
    maxHeight: "none",
    aspectRatio: "var(--ratio)",
    objectFit: "cover",
  },
  "@container (max-width: 32rem)": {
    "& [data-row]": { flexWrap: "wrap" },
    "& [data-row='3'] > figure:first-of-type": { flexBasis: "100%" },
  },
};

/** Scrolls inside its own region where the columns do not fit. */
const table: SystemStyleObject = {
  "& [data-table]": { overflowX: "auto" },
  "& table": {
    width: "100%",
    borderCollapse: "collapse",
    fontSize: "0.9375em",
    lineHeight: "1.5",
    fontVariantNumeric: "lining-nums tabular-nums",
  },
  "& th, & td": {
    minWidth: "7rem",
    // Unlike `anywhere`, does not make a column as narrow as a letter.
    overflowWrap: "break-word",
    paddingBlock: "0.65em",
    paddingInlineEnd: "1.5em",
    textAlign: "start",
    verticalAlign: "top",
    borderBlockEndWidth: "1px",
    unicodeBidi: "plaintext",
  },
  "& th": { fontWeight: "650", verticalAlign: "bottom", borderColor: "border.emphasized" },
};

const player: SystemStyleObject = {
  "& [data-player] > :is(iframe, video)": {
    display: "block",
    width: "100%",
    aspectRatio: "16 / 9",
    maxHeight: "85vh",
    border: "0",
    bg: "ink",
  },
};

/** Styles of quotes, rules, tables, captions, galleries and videos in article texts. */
export const blockStyle: SystemStyleObject = {
  "& blockquote": {
    borderInlineStart: "2px solid",
    borderColor: "clay.solid",
    paddingInlineStart: "1.25em",
    fontFamily: "heading",
    fontSize: "1.2em",
    fontWeight: "380",
    lineHeight: "1.5",
    "& > * + *": { marginBlockStart: "0.75em" },
    "& blockquote": { fontSize: "1em" },
  },
  "& hr": { border: "0", borderBlockStart: "1px solid", borderColor: "border.emphasized" },
  "& > * + hr, & > hr + *": { marginBlockStart: "2.5em" },
  ...caption,
  ...gallery,
  ...table,
  ...player,
};
