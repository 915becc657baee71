import { expect, it } from "vitest";
import { codesOf, writeCodes } from "./codes.ts";

it("writes characters so that they are read as they were", () => {
  const codes = new Map([
    [0x20, 3],
    [0x41, 10],
    [0x42, 11],
    [0x43, 9],
    [0x142, 4],
    [0x2122, 70],
  ]);
  expect(codesOf(new Map([["cmap", writeCodes(codes)]]))).toEqual(codes);
});
