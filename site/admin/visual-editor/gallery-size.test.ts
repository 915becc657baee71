import { expect, it } from "vitest";
import { gallerySizeProblem, splitGallery } from "./gallery-size.ts";

it("SU20 a gallery has 2 to 9 pictures; fewer and more are said", () => {
  for (const count of [2, 9]) expect(gallerySizeProblem(count)).toBeNull();
  expect(gallerySizeProblem(1)).toBe(
    "A gallery has 2 to 9 pictures: add another one, or leave this as a single picture.",
  );
  expect(gallerySizeProblem(12)).toBe(
    "A gallery has 2 to 9 pictures, and this one 12. All of them are shown; split it, or remove some.",
  );
});

it.each([
  [10, [5, 5]],
  [12, [6, 6]],
  [19, [7, 6, 6]],
  [28, [7, 7, 7, 7]],
])("SU20 a gallery of %i pictures is split evenly, in its order", (count, sizes) => {
  const images = Array.from({ length: count }, (_, index) => index);
  const parts = splitGallery(images);
  expect(parts.map(({ length }) => length)).toEqual(sizes);
  expect(parts.flat()).toEqual(images);
});
