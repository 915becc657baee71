/** A frame that an image covers: its CSS width and its aspect ratio, width by height. */
export interface Frame {
  /** Media query; absent for the last frame, which applies to all other screens. */
  readonly media?: string;
  readonly width: string;
  readonly ratio: number;
}

/** Aspect ratio assumed for an image of unknown size. */
export const USUAL_RATIO = 3 / 2;

/**
 * The `sizes` attribute of an image that covers its frame. An image wider than its frame is drawn wider than
 * the frame and cropped, so the attribute states the width of the uncropped image.
 */
export function coveringSizes(frames: readonly Frame[], imageRatio = USUAL_RATIO): string {
  return frames
    .map(({ media, width, ratio }) => {
      const factor = Math.ceil((Math.max(1, imageRatio / ratio) - 1) * 100) / 100 + 1;
      const drawn = factor === 1 ? width : `calc(${width} * ${factor.toFixed(2)})`;
      return media === undefined ? drawn : `${media} ${drawn}`;
    })
    .join(", ");
}
