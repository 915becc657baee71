import { chakra } from "@chakra-ui/react";

/** Distance between columns. Lists with this gap and 2, 3, 4 or 6 equal columns share edges of the twelve. */
export const COLUMN_GAP = { md: "6", lg: "8" } as const;

/** The page's twelve columns, on large screens: heads and contents of all sections start at the same edges. */
export const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(12, minmax(0, 1fr))" },
    columnGap: COLUMN_GAP,
  },
});
