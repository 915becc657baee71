import type { Rectangle } from "electron";

export interface WindowState {
  readonly bounds: Rectangle;
  readonly maximized: boolean;
}

export const FIRST_SIZE = { width: 1280, height: 860 } as const;
export const LEAST_SIZE = { width: 480, height: 480 } as const;
const GRASP_PX = 80;

/** Parses a stored position; null when it is invalid. */
export function parseWindowPlace(raw: unknown): WindowState | null {
  if (typeof raw !== "object" || raw === null || !("bounds" in raw)) return null;
  const { bounds } = raw;
  if (typeof bounds !== "object" || bounds === null) return null;
  const side = (name: string) => {
    const value: unknown = Object.entries(bounds).find(([key]) => key === name)?.[1];
    return typeof value === "number" && Number.isFinite(value) ? Math.round(value) : null;
  };
  const [x, y, width, height] = [side("x"), side("y"), side("width"), side("height")];
  if (x === null || y === null || width === null || height === null) return null;
  return {
    bounds: { x, y, width, height },
    maximized: "maximized" in raw && raw.maximized === true,
  };
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
