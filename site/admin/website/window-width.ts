/**
 * The media queries and sizes of the public site refer to the window, so the edited page is as wide as the window. Half a
 * rem stays free on each side, because 100vw includes the scrollbar.
 */
export const WINDOW_WIDTH = {
  width: "calc(100vw - 1rem)",
  marginInline: "calc(50% - 50vw + 0.5rem)",
} as const;

/** The same width, with the content in the column of the dashboard. */
export const WINDOW_WIDTH_BAR = {
  ...WINDOW_WIDTH,
  paddingInline: "calc(50vw - 50% - 0.5rem)",
} as const;
