import { expect, it } from "vitest";
import { videoOf } from "./video-url.ts";

const ID = "aB3_-xyz019";

it.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://m.youtube.com/watch?feature=share&v=${ID}&t=42s`,
  `https://youtu.be/${ID}?si=abc`,
  `http://youtube.com/shorts/${ID}`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
])("%s is played without cookies before play", (address) => {
  expect(videoOf(address)).toEqual({
    kind: "embed",
    provider: "YouTube",
    address,
    player: `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1`,
  });
});

it.each([
  ["https://vimeo.com/76979871", ""],
  ["https://player.vimeo.com/video/76979871", ""],
  ["https://vimeo.com/76979871/8272103f6e", "h=8272103f6e&"],
  ["https://player.vimeo.com/video/76979871?h=8272103f6e", "h=8272103f6e&"],
])("%s is a video of Vimeo", (address, key) => {
  expect(videoOf(address)).toMatchObject({
    provider: "Vimeo",
    player: `https://player.vimeo.com/video/76979871?${key}autoplay=1&dnt=1`,
  });
});

it.each([
  "https://cdn.example/tour.MP4?x=1",
  "/videos/tour.webm",
  "http://127.0.0.1:54321/storage/v1/object/public/blog-images/1-a.mp4",
])("%s is a file", (address) => {
  expect(videoOf(address)).toEqual({ kind: "file", address });
});

it.each([
  "http://cdn.example/tour.mp4",
  "//cdn.example/tour.mp4",
  "javascript:alert(1)//tour.mp4",
  "blob:https://a.example/tour.mp4",
  "https://cdn.example/tour.mov",
  "https://cdn.example/tour?file=a.mp4",
  "https://www.youtube.com/watch?v=short",
  `https://youtube.com.evil.example/watch?v=${ID}`,
  `https://notyoutu.be/${ID}`,
  "https://www.youtube.com/@studio",
  "https://vimeo.com/studio",
  'https://vimeo.com/1/"onload=alert(1)',
  "See https://vimeo.com/76979871",
  "tour.mp4",
  "",
])("%s is no video", (text) => {
  expect(videoOf(text)).toBeNull();
});
