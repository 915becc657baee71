import { expect, it } from "vitest";
import { extractImages } from "./extract-images.tsx";

it("returns the URLs of the images that a text renders, and no others", () => {
  const text = "![One](/a.webp)\n\nWords ![Two](https://b.example/c.jpg?d=1&e=2).";
  expect(extractImages(text)).toEqual(["/a.webp", "https://b.example/c.jpg?d=1&e=2"]);
  expect(extractImages("Words and ![none](javascript:alert)")).toEqual([]);
});
