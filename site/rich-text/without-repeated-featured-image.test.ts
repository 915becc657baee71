import { expect, it } from "vitest";
import { withoutRepeatedFeaturedImage } from "./without-repeated-featured-image.ts";

const FEATURED = "https://a.example/oak.webp#focus=10,20";
const IMAGE = "![Oak floor](https://a.example/oak.webp)";

it("removes the featured image from the first blocks", () => {
  expect(withoutRepeatedFeaturedImage(`Oak.\n\n${IMAGE}\n\nLime.`, FEATURED)).toBe("Oak.\n\nLime.");
  expect(withoutRepeatedFeaturedImage(`${IMAGE}\n\nLime.`, FEATURED)).toBe("Lime.");
});

it.each([
  ["another image", "Oak.\n\n![](https://a.example/lime.webp)", FEATURED],
  ["an image with a caption", '![Oak](https://a.example/oak.webp "Before oiling")', FEATURED],
  ["an image with a width of its own", "![](https://a.example/oak.webp#width=full)", FEATURED],
  ["an image in a line of text", `Look: ${IMAGE}`, FEATURED],
  ["an image with text after it", `${IMAGE} and more`, FEATURED],
  ["two images, which are a gallery", `${IMAGE}${IMAGE}`, FEATURED],
  ["an image further down", `One.\n\nTwo.\n\nThree.\n\n${IMAGE}`, FEATURED],
  ["a text without a featured image", IMAGE, null],
  ["an empty address", IMAGE, ""],
])("leaves %s", (_case, content, featuredImageUrl) => {
  expect(withoutRepeatedFeaturedImage(content, featuredImageUrl)).toBe(content);
});
