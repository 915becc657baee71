import type { SystemStyleObject } from "@chakra-ui/react";
import type { Frame } from "#site/rich-text/covering-sizes.ts";

/**
 * Position of a card in the grid: the full width (`lead`), a row with the image beside the text, half of a
 * row, or a column of three; `closing` is such a column, and a row on tablets, where the grid has two
 * columns.
 */
export type CardPosition = "lead" | "row" | "half" | "column" | "closing";

/**
 * The position of a card. The first page starts with a lead. Rows of three follow; what three does not divide
 * is in one or two pairs before them, so that no row has a gap. On tablets a last card that would be
 * alone fills its row.
 */
export function positionOf(index: number, total: number, hasLead: boolean): CardPosition {
  if (hasLead && index === 0) return "lead";
  const offset = hasLead ? index - 1 : index;
  const others = hasLead ? total - 1 : total;
  if (others === 1) return "row";
  if (offset < (PAIRED[others % 3] ?? 0)) return "half";
  return offset === others - 1 && others % 2 === 1 ? "closing" : "column";
}

/** The number of cards in pairs, by the number of cards modulo three. */
const PAIRED: readonly number[] = [0, 4, 2];

const columns: Readonly<Record<CardPosition, SystemStyleObject["gridColumn"]>> = {
  lead: "1 / -1",
  row: "1 / -1",
  // Half of the column: a photograph of 1280 px is not enlarged, even at two device pixels to one.
  half: { base: "auto", lg: "span 6" },
  column: { base: "auto", lg: "span 4" },
  closing: { base: "auto", md: "1 / -1", lg: "span 4" },
};

/** The grid of all cards: two columns on tablets, one on phones. */
export const gridStyle: SystemStyleObject = {
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    md: "repeat(2, minmax(0, 1fr))",
    lg: "repeat(12, minmax(0, 1fr))",
  },
  columnGap: { base: "6", lg: "10" },
  rowGap: { base: "14", lg: "20" },
};

/** Grid area and inner layout of a card. */
export function postCardStyle(position: CardPosition): SystemStyleObject {
  return {
    gridColumn: columns[position],
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto 1fr",
    gap: "5",
    overflowWrap: "anywhere",
    "&:hover svg": { transform: "translateX(4px)" },
    ...(position === "row" && {
      md: beside,
      lg: { columnGap: "10" },
    }),
    ...(position === "closing" && { mdOnly: beside }),
    ...(position === "lead" && {
      lg: {
        ...beside,
        gridTemplateColumns: "minmax(0, 8fr) minmax(0, 4fr)",
        columnGap: "10",
      },
    }),
  };
}

const beside: SystemStyleObject = {
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gridTemplateRows: "auto",
  columnGap: "6",
  alignItems: "end",
};

/** Size of a card's image. */
export function imageStyle(position: CardPosition): SystemStyleObject {
  if (position === "lead") return { aspectRatio: { base: "4 / 3", md: "16 / 9", lg: "3 / 2" } };
  if (position === "column" || position === "closing") return { aspectRatio: "4 / 3" };
  return { aspectRatio: { base: "4 / 3", lg: "3 / 2" } };
}

const FRAMES: Readonly<Record<CardPosition, Frame>> = {
  lead: { width: "min(62vw, 1095px)", ratio: 3 / 2 },
  row: { width: "min(47vw, 820px)", ratio: 3 / 2 },
  half: { width: "min(46vw, 820px)", ratio: 3 / 2 },
  column: { width: "min(30vw, 535px)", ratio: 4 / 3 },
  closing: { width: "min(30vw, 535px)", ratio: 4 / 3 },
};

/** The frame of a card's image on each screen. */
export function imageFrames(position: CardPosition): readonly Frame[] {
  const isLead = position === "lead";
  return [
    { media: "(min-width: 64rem)", ...FRAMES[position] },
    {
      media: "(min-width: 48rem)",
      width: isLead ? "92vw" : "46vw",
      ratio: isLead ? 16 / 9 : 4 / 3,
    },
    { width: "92vw", ratio: 4 / 3 },
  ];
}

/** Aligns author and link to the foot of a row, whatever the length of the texts above. */
export const textStyle: SystemStyleObject = {
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  gap: "3",
  minWidth: "0",
  "& > a": { marginBlockStart: "auto" },
  "& > [data-author]": { marginBlockStart: "auto" },
  "& > [data-author] + a": { marginBlockStart: "0" },
};
