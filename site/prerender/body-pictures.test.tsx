import { expect, it } from "vitest";
import { bodyPictures } from "./body-pictures.tsx";

it("returns the URLs of the images that a text renders, and no others", () => {
  const text = "![One](/a.webp)\n\nWords ![Two](https://b.example/c.jpg?d=1&e=2).";
  expect(bodyPictures(text)).toEqual(["/a.webp", "https://b.example/c.jpg?d=1&e=2"]);
  expect(bodyPictures("Words and ![none](javascript:alert)")).toEqual([]);
});
