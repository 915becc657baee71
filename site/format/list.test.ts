import { expect, it } from "vitest";
import { joinedList } from "./list.ts";

it("joins items as in a sentence", () => {
  expect(joinedList([])).toBe("");
  expect(joinedList(["Ann"])).toBe("Ann");
  expect(joinedList(["Ann", "Ben"])).toBe("Ann and Ben");
  expect(joinedList(["Ann", "Ben", "Cleo"])).toBe("Ann, Ben and Cleo");
});
