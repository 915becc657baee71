import type { SystemStyleObject } from "@chakra-ui/react";
import { cardHover } from "../layout/card-hover.ts";
import { CARD_RATIOS, COLUMNS } from "./card-placement.ts";
import type { CardPlacement } from "./card-placement.ts";

/** Grid area and inner layout of a card. */
export function projectCardStyle({ place, fillsTablet }: CardPlacement): SystemStyleObject {
  return {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "5",
    // The links of a row stand on one line.
    ...(place === "column" && { alignSelf: "stretch", gridTemplateRows: "auto minmax(0, 1fr)" }),
    ...(fillsTablet && { gridColumn: { sm: "1 / -1", lg: "auto" } }),
    ...(place !== "column" && {
      gridColumn: { ...(fillsTablet && { sm: "1 / -1" }), lg: "1 / -1" },
      alignItems: { lg: "end" },
      columnGap: { lg: "10" },
      gridTemplateColumns: {
        base: "minmax(0, 1fr)",
        lg:
          place === "mirrored" ? "minmax(0, 5fr) minmax(0, 7fr)" : "minmax(0, 7fr) minmax(0, 5fr)",
      },
      ...(place === "mirrored" && { "& > :first-child": { order: { lg: 1 } } }),
    }),
    // "View Project", over the image.
    "& [data-affordance]": {
      "@media (hover: hover)": { opacity: 0, transform: "translateY(4px)" },
      transition: "opacity {durations.calm} ease-out, transform {durations.calm} ease-out",
    },
    "&:is(:hover, :focus-within) [data-affordance]": { opacity: 1, transform: "none" },
    ...(place === "lead" && { "& > :first-child": bleedOnPhones }),
    ...cardHover,
  };
}

/** From edge to edge of the screen. */
const bleedOnPhones: SystemStyleObject = {
  marginInline: { base: "calc(-1 * var(--bleed))", sm: "0" },
};

/** Aspect ratio of the image on each screen. */
export function imageRatio({ place, column, fillsTablet }: CardPlacement) {
  return {
    base: place === "lead" ? CARD_RATIOS.phoneLead : CARD_RATIOS.phone,
    sm: fillsTablet ? CARD_RATIOS.row : CARD_RATIOS.column,
    lg: place === "column" ? CARD_RATIOS.column : CARD_RATIOS.row,
    ...(place === "column" && { xl: (COLUMNS[column] ?? COLUMNS[0]).ratio }),
  };
}
