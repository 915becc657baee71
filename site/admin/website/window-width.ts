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

/** Height of the choice of a page, which stays in view from 768 px. */
const SWITCH_HEIGHT = "3rem";

export const PAGE_SWITCH = {
  minHeight: SWITCH_HEIGHT,
  position: { base: "static", md: "sticky" },
  top: "var(--dashboard-header, 0px)",
  zIndex: "docked",
  bg: "bg",
} as const;

/** Distance of the toolbar from the top of the window. */
export const TOOLBAR_TOP = {
  base: "var(--dashboard-header, 0px)",
  md: `calc(var(--dashboard-header, 0px) + ${SWITCH_HEIGHT})`,
} as const;

/** Height of the toolbar while it is one row: its buttons, padding and line. */
export const TOOLBAR_HEIGHT = "calc(3.25rem + 1px)";
