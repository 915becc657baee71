/** Width of the menu, in pixels. */
export const MENU_WIDTH = 340;
/** Greatest height of the menu, in pixels: nine rows and a half, so that a cut one shows that there are more. */
const MAX_HEIGHT = 426;
/** Height in pixels below which a long menu does not fit: five rows and a half. */
const MIN_HEIGHT = 250;
const ROW = 44;
/** Padding and border of the menu, in pixels. */
const FRAME = 10;
/** Distance of the menu from the caret, in pixels. */
const DISTANCE = 6;

interface Caret {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
}

interface Space {
  readonly width: number;
  readonly height: number;
  /** End of what is visible: the keyboard of a phone covers the window below it. */
  readonly end: number;
}

/** The visible part of the window, in pixels. */
export function visibleSpace(): Space {
  const { clientWidth, clientHeight } = document.documentElement;
  const visible = window.visualViewport;
  const end = visible === null ? clientHeight : visible.offsetTop + visible.height;
  return { width: clientWidth, height: clientHeight, end };
}

/** Below the caret; above it only if a menu of so many rows does not fit below and has more space there. */
export function menuPlace(caret: Caret, rows: number, { width, height, end }: Space) {
  const below = end - caret.bottom - 2 * DISTANCE;
  const above = caret.top - 2 * DISTANCE;
  const isAbove = below < Math.min(MIN_HEIGHT, rows * ROW + FRAME) && above > below;
  const style = {
    left: `${String(Math.min(caret.left, width - MENU_WIDTH - 16))}px`,
    maxHeight: `${String(Math.min(MAX_HEIGHT, isAbove ? above : below))}px`,
  };
  return isAbove
    ? { ...style, bottom: `${String(height - caret.top + DISTANCE)}px` }
    : { ...style, top: `${String(caret.bottom + DISTANCE)}px` };
}
