import { expect, it } from "vitest";
import { formatCount } from "./number.ts";
import { fileSize } from "./size.ts";

it.each([
  [0, "0 B"],
  [1023, "1023 B"],
  [1024, "1 KB"],
  [245_760, "240 KB"],
  [1_048_575, "1.0 MB"],
  [2_500_000, "2.4 MB"],
])("a file of %i bytes has %s", (bytes, size) => {
  expect(fileSize(bytes)).toBe(size);
});

it.each([
  [0, "0"],
  [999, "999"],
  [1_234_567, "1,234,567"],
])("the number %i reads %s", (count, text) => {
  expect(formatCount(count)).toBe(text);
});
