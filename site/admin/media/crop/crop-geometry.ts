import type { ImageEdit } from "#supabase/data/image-edit.ts";
import type { ImageSize } from "#supabase/data/image-copies.ts";

/** Part of an image, in shares of its width and height. */
export type CropShares = Pick<ImageEdit, "x" | "y" | "width" | "height">;

export const WHOLE: CropShares = { x: 0, y: 0, width: 1, height: 1 };
export const UNCHANGED: ImageEdit = { turns: 0, angle: 0, ...WHOLE };

/** Smallest side of a crop, in shares of the image. */
const MIN_SHARE = 0.02;

/** Size of an image after quarter turns. */
export function turnedSize({ width, height }: ImageSize, turns: ImageEdit["turns"]): ImageSize {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/**
 * Size of the turned and straightened image: the largest rectangle of the same proportions that has no empty corners after
 * the rotation.
 */
export function straightenedSize(
  size: ImageSize,
  { turns, angle }: Pick<ImageEdit, "turns" | "angle">,
): ImageSize {
  const { width, height } = turnedSize(size, turns);
  const radians = (Math.abs(angle) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const zoom = Math.max(cos + (height / width) * sin, cos + (width / height) * sin);
  return { width: width / zoom, height: height / zoom };
}

export interface CropDrawing {
  /** Size of the crop, in pixels of the original. */
  readonly width: number;
  readonly height: number;
  /** Centre of the crop, in pixels from the centre of the turned and straightened image. */
  readonly centerX: number;
  readonly centerY: number;
  /** Rotation of the original to the right, in radians. */
  readonly rotation: number;
}

/** How to draw the crop of an original of this size. */
export function cropDrawing(size: ImageSize, edit: ImageEdit): CropDrawing {
  const base = straightenedSize(size, edit);
  return {
    width: base.width * edit.width,
    height: base.height * edit.height,
    centerX: (edit.x + edit.width / 2 - 0.5) * base.width,
    centerY: (edit.y + edit.height / 2 - 0.5) * base.height,
    rotation: ((edit.turns * 90 + edit.angle) * Math.PI) / 180,
  };
}

/** The corners of a crop in pixels of the original. */
export function cornersInOriginal(size: ImageSize, edit: ImageEdit): { x: number; y: number }[] {
  const { width, height, centerX, centerY, rotation } = cropDrawing(size, edit);
  const [sin, cos] = [Math.sin(-rotation), Math.cos(-rotation)];
  const sides = [-0.5, 0.5] as const;
  return sides.flatMap((down) =>
    sides.map((right) => {
      const [x, y] = [centerX + right * width, centerY + down * height];
      return { x: size.width / 2 + x * cos - y * sin, y: size.height / 2 + x * sin + y * cos };
    }),
  );
}

/** The nearest crop within the image: no side leaves it, and none is shorter than the minimum. */
export function clampCrop({ x, y, width, height }: CropShares): CropShares {
  const [across, down] = [clampSide(x, width), clampSide(y, height)];
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

function clampSide(start: number, length: number) {
  const size = Math.min(1, Math.max(MIN_SHARE, finite(length, 1)));
  return { start: Math.min(1 - size, Math.max(0, finite(start, 0))), length: size };
}

function finite(value: number, otherwise: number): number {
  return Number.isFinite(value) ? value : otherwise;
}

/** The largest centered crop of a ratio (width by height) of an image of this size. */
export function largestCrop({ width, height }: ImageSize, ratio: number | null): CropShares {
  if (ratio === null) return WHOLE;
  const imageRatio = width / height;
  const [across, down] = ratio > imageRatio ? [1, imageRatio / ratio] : [ratio / imageRatio, 1];
  return { x: (1 - across) / 2, y: (1 - down) / 2, width: across, height: down };
}
