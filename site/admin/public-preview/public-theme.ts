/** Styles of an element that shows a part of the public site, in its light theme. */
export const publicTheme = {
  className: "chakra-theme light",
  colorPalette: "clay",
  bg: "bg",
  color: "fg",
} as const;
