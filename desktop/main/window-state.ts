import type { Rectangle } from "electron";
import * as v from "valibot";

export interface WindowState {
  readonly bounds: Rectangle;
  readonly maximized: boolean;
}

export const FIRST_SIZE = { width: 1280, height: 860 } as const;
export const LEAST_SIZE = { width: 480, height: 480 } as const;
const GRASP_PX = 80;

const side = v.pipe(v.number(), v.finite(), v.transform(Math.round));
const storedState = v.object({
  bounds: v.object({ x: side, y: side, width: side, height: side }),
  maximized: v.fallback(v.boolean(), false),
});

/** Parses a stored position; null when it is invalid. */
export function parseWindowPlace(raw: unknown): WindowState | null {
  const parsed = v.safeParse(storedState, raw);
  return parsed.success ? parsed.output : null;
}

/** Bounds of a new window: the stored ones if a large enough part is on one of the displays (work
 * areas, in pixels); otherwise centred by the system in its default size. */
export function fitPlace(
  place: WindowState | null,
  displays: readonly Rectangle[],
): Partial<Rectangle> {
  if (place === null) return FIRST_SIZE;
  const display = displays.find((area) => canGrasp(place.bounds, area));
  const width = Math.max(place.bounds.width, LEAST_SIZE.width);
  const height = Math.max(place.bounds.height, LEAST_SIZE.height);
  if (display === undefined) return { width, height };
  return {
    x: place.bounds.x,
    y: place.bounds.y,
    width: Math.min(width, display.width),
    height: Math.min(height, display.height),
  };
}

function canGrasp(window: Rectangle, area: Rectangle): boolean {
  const seen = Math.min(window.x + window.width, area.x + area.width) - Math.max(window.x, area.x);
  const titleBarSeen = window.y >= area.y && window.y <= area.y + area.height - GRASP_PX / 2;
  return seen >= GRASP_PX && titleBarSeen;
}
