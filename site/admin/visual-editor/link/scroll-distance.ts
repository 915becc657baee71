/** Distances in pixels before the scroll. */
interface Distances {
  /** How far the end of the panel is below the visible part of the window; negative while there is space below it. */
  readonly hidden: number;
  /** Space between the bar and the selection; negative while the bar covers the start of the selection. */
  readonly aboveSelection: number;
  /** The same for the last line of the selection, which the panel is below. */
  readonly aboveLastLine: number;
}

/**
 * How far to scroll, so that panel and selection are between the bar and the end of the window. If they are too high together,
 * the last line of the selection stays below the bar, with the beginning of the panel below it. After scrolling so far, the
 * result is 0.
 */
export function scrollDistance({ hidden, aboveSelection, aboveLastLine }: Distances): number {
  const isFitting = aboveSelection >= hidden;
  return Math.min(Math.max(hidden, 0), isFitting ? aboveSelection : aboveLastLine);
}
