const WIDE_QUERY = "(min-width: 1100px)";

/** Media query of the breakpoint from which list and inquiry are side by side. */
export const WIDE_INBOX = `@media ${WIDE_QUERY}`;

/** Whether the list stays visible beside an open inquiry. */
export function isWide(): boolean {
  return window.matchMedia(WIDE_QUERY).matches;
}
