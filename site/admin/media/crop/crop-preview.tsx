import { useEffect, useRef } from "react";
import type { ImageEdit } from "#supabase/data/image-edit.ts";
import { cropDrawing, WHOLE } from "./crop-geometry.ts";

/** Longest side of the preview, in pixels. */
const LONGEST_SIDE = 1200;
const STYLE = { display: "block", maxWidth: "100%", maxHeight: "55dvh" } as const;

type CropPreviewProps = Pick<ImageEdit, "turns" | "angle"> & { readonly bitmap: ImageBitmap };

/** The turned and straightened image, in which the crop is chosen. */
export function CropPreview({ bitmap, turns, angle }: CropPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null) drawPreview(canvas.current, bitmap, { turns, angle, ...WHOLE });
  }, [bitmap, turns, angle]);
  return <canvas ref={canvas} style={STYLE} />;
}

function drawPreview(canvas: HTMLCanvasElement, bitmap: ImageBitmap, edit: ImageEdit) {
  const { width, height, rotation } = cropDrawing(bitmap, edit);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d");
  if (context === null) return;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.scale(scale, scale);
  context.rotate(rotation);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
}
