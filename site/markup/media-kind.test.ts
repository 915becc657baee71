import { expect, it } from "vitest";
import { DEFAULT_POST_PICTURE, featuredMedia } from "./media-kind.ts";

const media = (address: string | null) => featuredMedia(address, DEFAULT_POST_PICTURE);
const stock = { kind: "picture", address: DEFAULT_POST_PICTURE };

it("tells films from pictures by their ending", () => {
  expect(media("https://a.example/room.MP4?v=2").kind).toBe("film");
  expect(media("https://a.example/room.webm").kind).toBe("film");
  expect(media("https://a.example/mp4/room.webp").kind).toBe("picture");
});

it("falls back to the stock picture without an address, or with one that must not be loaded", () => {
  expect(media(null)).toEqual(stock);
  expect(media("")).toEqual(stock);
  expect(media("javascript:alert(1)")).toEqual(stock);
  expect(media("data:image/svg+xml,<svg/>")).toEqual(stock);
});

it("shows a file that was just chosen", () => {
  expect(media("blob:https://a.example/1")).toEqual({
    kind: "picture",
    address: "blob:https://a.example/1",
  });
  expect(media("blob:https://a.example/1#film.mp4").kind).toBe("film");
});
