import { useEffect, useRef } from "react";
import type { ImageEdit } from "#supabase/data/image-edit.ts";
import { cropDrawing, WHOLE } from "./crop-geometry.ts";
import { drawCrop } from "./draw-crop.ts";

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
  const drawing = cropDrawing(bitmap, edit);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(drawing.width, drawing.height));
  canvas.width = Math.max(1, Math.round(drawing.width * scale));
  canvas.height = Math.max(1, Math.round(drawing.height * scale));
  const context = canvas.getContext("2d");
  if (context !== null) drawCrop(context, bitmap, drawing, scale);
}
