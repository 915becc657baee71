import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { imageEditSchema, STRAIGHTEN_MAX } from "#supabase/data/image-edit.ts";
import {
  clampCrop,
  cornersInOriginal,
  cropDrawing,
  largestCrop,
  straightenedSize,
  turnedSize,
  UNCHANGED,
} from "./crop-geometry.ts";
import { CROP_CHOICES } from "./ratios.ts";

const size = fc.record({
  width: fc.integer({ min: 1, max: 8000 }),
  height: fc.integer({ min: 1, max: 8000 }),
});
const turns = fc.constantFrom(0, 1, 2, 3);
const angle = fc.double({ min: -STRAIGHTEN_MAX, max: STRAIGHTEN_MAX, noNaN: true });
const anyCrop = fc.record({
  ...{ x: fc.double(), y: fc.double(), width: fc.double(), height: fc.double() },
});
/** Relative error of the rotations. */
const CLOSE = 1e-6;

describe("SU25 the geometry of a crop", () => {
  it("never leaves the original, whatever is asked for", () => {
    fc.assert(
      fc.property(size, turns, angle, anyCrop, (image, turned, straightened, crop) => {
        const edit = { turns: turned, angle: straightened, ...clampCrop(crop) };
        expect(v.is(imageEditSchema, edit)).toBe(true);
        const slack = CLOSE * Math.max(image.width, image.height);
        for (const { x, y } of cornersInOriginal(image, edit)) {
          expect(x).toBeGreaterThanOrEqual(-slack);
          expect(x).toBeLessThanOrEqual(image.width + slack);
          expect(y).toBeGreaterThanOrEqual(-slack);
          expect(y).toBeLessThanOrEqual(image.height + slack);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("touches an edge of the original after straightening: no smaller than necessary", () => {
    fc.assert(
      fc.property(size, turns, angle, (image, turned, straightened) => {
        const edit = { ...UNCHANGED, turns: turned, angle: straightened };
        const distances = cornersInOriginal(image, edit).flatMap(({ x, y }) => [
          ...[x, y, image.width - x, image.height - y],
        ]);
        const nearest = Math.min(...distances.map(Math.abs));
        expect(nearest).toBeLessThanOrEqual(CLOSE * Math.max(image.width, image.height));
      }),
    );
  });

  it("keeps the ratio that was asked for, as large as possible", () => {
    const ratio = fc.constantFrom(...CROP_CHOICES.flatMap((each) => each.value ?? []));
    fc.assert(
      fc.property(size, turns, angle, ratio, (image, turned, straightened, wanted) => {
        const base = straightenedSize(image, { turns: turned, angle: straightened });
        const crop = largestCrop(base, wanted);
        const { width, height } = cropDrawing(image, {
          ...{ turns: turned, angle: straightened },
          ...crop,
        });
        expect(width / height).toBeCloseTo(wanted, 5);
        expect(Math.max(crop.width, crop.height)).toBe(1);
      }),
    );
  });

  it("four quarter turns are none, and two swap nothing", () => {
    fc.assert(
      fc.property(size, (image) => {
        expect(turnedSize(image, 2)).toEqual(image);
        expect(turnedSize(turnedSize(image, 1), 3)).toEqual(image);
        expect(cropDrawing(image, UNCHANGED)).toEqual({
          ...image,
          ...{ centerX: 0, centerY: 0, rotation: 0 },
        });
      }),
    );
  });
});
