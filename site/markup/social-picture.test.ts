import { expect, it } from "vitest";
import { socialPictureOf } from "./social-picture.ts";

it("a row's own picture stands on its card; a film, the stock picture and none do not", () => {
  expect(socialPictureOf("https://a.example/oak.webp")).toBe("https://a.example/oak.webp");
  for (const without of [null, "/images/default-post.webp", "https://a.example/tour.mp4"]) {
    expect(socialPictureOf(without)).toBe("/images/og-default.jpg");
  }
});
