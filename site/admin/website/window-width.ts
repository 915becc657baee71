/**
 * The media queries and sizes of the public site refer to the window, so the edited page is as wide as the window. 100vw
 * includes the scrollbar; the dashboard clips what lies under it.
 */
export const WINDOW_WIDTH = {
  width: "100vw",
  marginInline: "calc(50% - 50vw)",
} as const;

/** The same width, with the content in the column of the dashboard. */
export const WINDOW_WIDTH_BAR = {
  ...WINDOW_WIDTH,
  paddingInline: "calc(50vw - 50%)",
} as const;
