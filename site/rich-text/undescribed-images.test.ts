import { expect, it } from "vitest";
import { undescribedImages } from "./undescribed-images.ts";

it("finds the shown images without a description: alone, in a gallery, with a caption, in a link", () => {
  const text = [
    "![](/a.webp)",
    '![ ](/b.webp "Caption")\n![A lamp](/c.webp)\n![](https://x.example/d.webp)',
    "Words [![](/e.webp)](https://x.example).",
    "![](javascript:1) \\![](/f.webp)",
    "> - ![](/a.webp)",
  ].join("\n\n");
  expect(undescribedImages(text)).toEqual([
    "/a.webp",
    "/b.webp",
    "https://x.example/d.webp",
    "/e.webp",
    "/a.webp",
  ]);
});

it("finds none in a text whose images are described", () => {
  expect(undescribedImages("![A lamp](/a.webp) and [](/b)")).toEqual([]);
  expect(undescribedImages("")).toEqual([]);
});
