import type { Rectangle } from "electron";
import * as v from "valibot";

export interface WindowState {
  readonly bounds: Rectangle;
  readonly maximized: boolean;
}

/** Size of the first window, in device-independent pixels. */
export const FIRST_SIZE = { width: 1280, height: 860 } as const;
/** Smallest size of a window, in device-independent pixels. */
export const MIN_SIZE = { width: 480, height: 480 } as const;
const DRAG_AREA_PX = 80;

const side = v.pipe(v.number(), v.finite(), v.transform(Math.round));
const storedState = v.object({
  bounds: v.object({ x: side, y: side, width: side, height: side }),
  maximized: v.fallback(v.boolean(), false),
});

/** Parses a stored state; null when it is invalid. */
export function parseWindowState(raw: unknown): WindowState | null {
  const parsed = v.safeParse(storedState, raw);
  return parsed.success ? parsed.output : null;
}

/** Bounds of a new window: the stored ones if a large enough part is on one of the displays (work
 * areas, in pixels); otherwise centred by the system in its default size. */
export function fitToDisplays(
  state: WindowState | null,
  displays: readonly Rectangle[],
): Partial<Rectangle> {
  if (state === null) return FIRST_SIZE;
  const display = displays.find((area) => canDrag(state.bounds, area));
  const width = Math.max(state.bounds.width, MIN_SIZE.width);
  const height = Math.max(state.bounds.height, MIN_SIZE.height);
  if (display === undefined) return { width, height };
  return {
    x: state.bounds.x,
    y: state.bounds.y,
    width: Math.min(width, display.width),
    height: Math.min(height, display.height),
  };
}

function canDrag(window: Rectangle, area: Rectangle): boolean {
  const visibleWidth =
    Math.min(window.x + window.width, area.x + area.width) - Math.max(window.x, area.x);
  const isTitleBarVisible =
    window.y >= area.y && window.y <= area.y + area.height - DRAG_AREA_PX / 2;
  return visibleWidth >= DRAG_AREA_PX && isTitleBarVisible;
}
