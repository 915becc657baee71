import { expect, it } from "vitest";
import { featuredOrDefaultImage } from "./featured-or-default.ts";

it("a row's own image is its social image; a video, the stock image and none fall back to the default", () => {
  expect(featuredOrDefaultImage("https://a.example/oak.webp")).toBe("https://a.example/oak.webp");
  for (const without of [null, "/images/default-post.webp", "https://a.example/tour.mp4"]) {
    expect(featuredOrDefaultImage(without)).toBe("/images/og-default.jpg");
  }
});
