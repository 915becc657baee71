import type { SystemStyleObject } from "@chakra-ui/react";

/** How much of the sheet a card takes: all of it, half of the second row, or a column of three. */
export type CardPlace = "lead" | "left" | "right" | "column";

/** The first page opens with a lead and an uneven pair; nine more make three even rows of three. */
export function placeOf(index: number, opening: boolean): CardPlace {
  if (!opening) return "column";
  return (["lead", "left", "right"] as const)[index] ?? "column";
}

const columns: Readonly<Record<CardPlace, SystemStyleObject["gridColumn"]>> = {
  lead: "1 / -1",
  left: { base: "auto", lg: "span 7" },
  right: { base: "auto", lg: "span 5" },
  column: { base: "auto", lg: "span 4" },
};

/** One grid for all places. On tablets two columns, on phones one. */
export const sheetStyle: SystemStyleObject = {
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    md: "repeat(2, minmax(0, 1fr))",
    lg: "repeat(12, minmax(0, 1fr))",
  },
  columnGap: { base: "6", lg: "10" },
  rowGap: { base: "14", lg: "20" },
};

export function cardStyle(place: CardPlace): SystemStyleObject {
  return {
    gridColumn: columns[place],
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto 1fr",
    gap: "5",
    overflowWrap: "anywhere",
    "&:hover svg": { transform: "translateX(4px)" },
    ...(place === "lead" && {
      lg: {
        gridTemplateColumns: "minmax(0, 8fr) minmax(0, 4fr)",
        gridTemplateRows: "auto",
        columnGap: "10",
        alignItems: "end",
      },
    }),
  };
}

export function pictureStyle(place: CardPlace): SystemStyleObject {
  if (place === "lead") return { aspectRatio: { base: "4 / 3", md: "16 / 9", lg: "3 / 2" } };
  if (place === "column") return { aspectRatio: "4 / 3" };
  // The pair differs in width, not in height.
  return {
    aspectRatio: { base: "4 / 3", lg: "auto" },
    height: { lg: "clamp(20rem, 29vw, 26rem)" },
  };
}

/** Widths of the pictures, for the browser's choice among their copies. */
export function pictureSizes(place: CardPlace): string {
  const wide = { lead: "66vw", left: "50vw", right: "36vw", column: "30vw" }[place];
  const middle = place === "lead" ? "92vw" : "46vw";
  return `(min-width: 64rem) ${wide}, (min-width: 48rem) ${middle}, 92vw`;
}

/** Facts and link stand at the foot of a row, however long the texts above them are. */
export const textStyle: SystemStyleObject = {
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  gap: "3",
  minWidth: "0",
  "& > ul": { marginBlockStart: "auto" },
};
