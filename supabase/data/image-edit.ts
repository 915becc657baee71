import * as v from "valibot";

/** Largest angle of straightening, in degrees. */
export const STRAIGHTEN_MAX = 15;

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/**
 * Changes that turn an original into a crop. Turns are quarter turns to the right; the angle straightens, in degrees to the right;
 * the crop is in shares of the turned and straightened image, which is the largest rectangle of its proportions without
 * empty corners. The server refuses a crop outside of the image, too.
 */
export const imageEditSchema = v.object({
  turns: v.picklist([0, 1, 2, 3]),
  angle: v.pipe(v.number(), v.minValue(-STRAIGHTEN_MAX), v.maxValue(STRAIGHTEN_MAX)),
  x: share,
  y: share,
  width: share,
  height: share,
});

export type ImageEdit = v.InferOutput<typeof imageEditSchema>;
