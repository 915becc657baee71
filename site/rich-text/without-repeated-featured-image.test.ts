import { expect, it } from "vitest";
import { withoutRepeatedCover } from "./without-repeated-cover.ts";

const COVER = "https://a.example/oak.webp#focus=10,20";
const IMAGE = "![Oak floor](https://a.example/oak.webp)";

it("removes the cover's image from the first blocks", () => {
  expect(withoutRepeatedCover(`Oak.\n\n${IMAGE}\n\nLime.`, COVER)).toBe("Oak.\n\nLime.");
  expect(withoutRepeatedCover(`${IMAGE}\n\nLime.`, COVER)).toBe("Lime.");
});

it.each([
  ["another image", "Oak.\n\n![](https://a.example/lime.webp)", COVER],
  ["an image with a caption", '![Oak](https://a.example/oak.webp "Before oiling")', COVER],
  ["an image with a width of its own", "![](https://a.example/oak.webp#width=full)", COVER],
  ["an image in a line of text", `Look: ${IMAGE}`, COVER],
  ["an image with text after it", `${IMAGE} and more`, COVER],
  ["two images, which are a gallery", `${IMAGE}${IMAGE}`, COVER],
  ["an image further down", `One.\n\nTwo.\n\nThree.\n\n${IMAGE}`, COVER],
  ["a text without cover", IMAGE, null],
  ["an empty cover", IMAGE, ""],
])("leaves %s", (_case, content, cover) => {
  expect(withoutRepeatedCover(content, cover)).toBe(content);
});
