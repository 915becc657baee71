/** Page background of the light theme. Plain values, for files that are written without the theme. */
export const PAPER = "#faf7f2";
/** Text on `PAPER`. */
export const INK = "#1f1b16";
/** Actions, and the studio's mark. */
export const CLAY = "#9a4526";
