import type { Frame } from "#site/rich-text/covering-sizes.ts";

/**
 * Place of a card on large screens: across the row with the text beside the image (`lead`, the same smaller `wide`, or
 * `mirrored` with both sides exchanged), or one of three columns.
 */
type Place = "lead" | "wide" | "mirrored" | "column";

export interface CardPlacement {
  readonly place: Place;
  /** Which one of the three columns, from 0; 0 for a card across the row. */
  readonly column: number;
  /** Fills its row on tablets, whose grid has two columns. */
  readonly fillsTablet: boolean;
}

/** Three columns and a card across the row. */
const CYCLE = 4;

/**
 * The first card leads the first page; the others stand in three columns, each row of which a card across the row
 * follows. The last one or two cards, which would leave an empty column, go across the row, on the other side than the
 * one before.
 */
export function placementOf(index: number, total: number, opening: boolean): CardPlacement {
  if (opening && index === 0) return { place: "lead", column: 0, fillsTablet: true };
  const others = opening ? total - 1 : total;
  const own = opening ? index - 1 : index;
  const place = placeInCycle(own, others);
  return {
    place,
    column: place === "column" ? own % CYCLE : 0,
    fillsTablet: index === total - 1 && others % 2 === 1,
  };
}

function placeInCycle(index: number, total: number): Place {
  const position = index % CYCLE;
  if (position === CYCLE - 1) return "mirrored";
  const isInFullRow = index - position + CYCLE - 1 <= total;
  if (isInFullRow) return "column";
  // A card across the row with its image on the right precedes, except for the lead.
  const isAfterMirrored = index > position;
  return (position === 0) === isAfterMirrored ? "wide" : "mirrored";
}

/**
 * Aspect ratio of a card's image, width by height. On phones the first one is a portrait across the screen, and so the
 * largest.
 */
export const CARD_RATIOS = { column: 4 / 5, row: 3 / 2, phoneLead: 4 / 5, phone: 1 } as const;

/**
 * The three columns of a very large screen: their widths in parts, a wide one and two alike, and the aspect ratios that give their
 * images one height.
 */
export const COLUMNS = [
  { parts: 5, ratio: 5 / 4, width: "min(34vw, 40rem)" },
  { parts: 4, ratio: 1, width: "min(27vw, 32rem)" },
  { parts: 4, ratio: 1, width: "min(27vw, 32rem)" },
] as const;

/** The frame of a card's image on each screen. */
export function imageFrames({ place, column, fillsTablet }: CardPlacement): readonly Frame[] {
  const { width, ratio } = COLUMNS[column] ?? COLUMNS[0];
  return [
    ...(place === "column" ? [{ media: "(min-width: 80rem)", width, ratio }] : []),
    {
      media: "(min-width: 64rem)",
      ...(place === "column"
        ? { width: "30vw", ratio: CARD_RATIOS.column }
        : { width: "57vw", ratio: CARD_RATIOS.row }),
    },
    {
      media: "(min-width: 30rem)",
      ...(fillsTablet
        ? { width: "96vw", ratio: CARD_RATIOS.row }
        : { width: "47vw", ratio: CARD_RATIOS.column }),
    },
    place === "lead"
      ? { width: "100vw", ratio: CARD_RATIOS.phoneLead }
      : { width: "92vw", ratio: CARD_RATIOS.phone },
  ];
}
