import { CENTRE, focalPointOfUrl } from "#supabase/data/image-focus.ts";
import type { ImageFocus } from "#supabase/data/image-focus.ts";

/** Value of `object-position` for cropped images: keeps the focal point of the image's URL in view. */
export const FOCUSED = "var(--focus, 50% 50%)";

/** Style that sets the focal point encoded in an image's URL; none for the centre. */
export function focalPointStyle(address: string | null): { style?: React.CSSProperties } {
  return positionStyle(address === null ? CENTRE : focalPointOfUrl(address));
}

/** The same for a focal point in percent of width and height. */
export function positionStyle({ x, y }: ImageFocus): { style?: React.CSSProperties } {
  if (x === CENTRE.x && y === CENTRE.y) return {};
  return { style: { "--focus": `${x}% ${y}%` } as React.CSSProperties };
}
