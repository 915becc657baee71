import type { CropDrawing } from "./crop-geometry.ts";

/** Draws a crop of an original over a whole canvas; `scale` is canvas pixels by pixels of the original. */
export function drawCrop(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  original: ImageBitmap,
  { centerX, centerY, rotation }: CropDrawing,
  scale: number,
): void {
  const { canvas } = context;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.scale(scale, scale);
  context.translate(-centerX, -centerY);
  context.rotate(rotation);
  context.drawImage(original, -original.width / 2, -original.height / 2);
}
