import { expect, it } from "vitest";
import { sizesWithin } from "./project-image.tsx";

it("SU30 an image is requested for its frame, and for no more than its pixels at either density", () => {
  expect(sizesWithin("100vw", 1601)).toBe(
    "(min-resolution: 1.5dppx) min(100vw, 800px), min(100vw, 1601px)",
  );
});
