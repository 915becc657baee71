import { expect, it } from "vitest";
import { pagesToOffer } from "./pages-to-offer.ts";

it("lists the first, the last and the adjacent pages", () => {
  expect(pagesToOffer(1, 3)).toEqual([1, 2, 3]);
  expect(pagesToOffer(1, 9)).toEqual([1, 2, null, 9]);
  expect(pagesToOffer(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
  expect(pagesToOffer(3, 9)).toEqual([1, 2, 3, 4, null, 9]);
});
