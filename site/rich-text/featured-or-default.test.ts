import { expect, it } from "vitest";
import { socialImageOf } from "./social-image.ts";

it("a row's own image is its social image; a video, the stock image and none fall back to the default", () => {
  expect(socialImageOf("https://a.example/oak.webp")).toBe("https://a.example/oak.webp");
  for (const without of [null, "/images/default-post.webp", "https://a.example/tour.mp4"]) {
    expect(socialImageOf(without)).toBe("/images/og-default.jpg");
  }
});
