import { expect, it } from "vitest";
import { coveringSizes } from "./covering-sizes.ts";

const frames = [
  { media: "(min-width: 64rem)", width: "30vw", ratio: 4 / 5 },
  { width: "92vw", ratio: 3 / 2 },
];

it("SU30 an image wider than its frame is asked for in its uncropped width", () => {
  expect(coveringSizes(frames, 3 / 2)).toBe("(min-width: 64rem) calc(30vw * 1.88), 92vw");
});

it("SU30 an image narrower than its frame is asked for in the frame's width", () => {
  expect(coveringSizes(frames, 4 / 5)).toBe("(min-width: 64rem) 30vw, 92vw");
});

it("SU30 an image of unknown size is treated as 3:2", () => {
  expect(coveringSizes(frames)).toBe(coveringSizes(frames, 1.5));
});
