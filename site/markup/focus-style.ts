import { CENTRE, focusOf } from "#supabase/data/picture-focus.ts";
import type { PictureFocus } from "#supabase/data/picture-focus.ts";

/** For pictures that are cropped to a frame: keeps the focal point of their address in view. */
export const FOCUSED = "var(--focus, 50% 50%)";

/** The focal point of an address as a style of its image; none for the centre. */
export function focusStyle(address: string | null): { style?: React.CSSProperties } {
  return positionStyle(address === null ? CENTRE : focusOf(address));
}

export function positionStyle({ x, y }: PictureFocus): { style?: React.CSSProperties } {
  if (x === CENTRE.x && y === CENTRE.y) return {};
  return { style: { "--focus": `${x}% ${y}%` } as React.CSSProperties };
}
