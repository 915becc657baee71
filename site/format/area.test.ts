import { expect, it } from "vitest";
import { squareMetresText } from "./area.ts";

it.each([
  [0, "0 m²"],
  [1, "0.1 m²"],
  [80, "7.4 m²"],
  [107, "9.9 m²"],
  [108, "10 m²"],
  [1850, "172 m²"],
  [12500, "1,161 m²"],
  [10_000_000, "929,030 m²"],
])("%i sq ft are %s", (squareFeet, text) => {
  expect(squareMetresText(squareFeet)).toBe(text);
});
