import { expect, it } from "vitest";
import { DEFAULT_POST_IMAGE, featuredMedia } from "./media-kind.ts";

const media = (address: string | null) => featuredMedia(address, DEFAULT_POST_IMAGE);
const stock = { kind: "image", address: DEFAULT_POST_IMAGE };

it("distinguishes videos from images by the file extension", () => {
  expect(media("https://a.example/room.MP4?v=2").kind).toBe("video");
  expect(media("https://a.example/room.webm").kind).toBe("video");
  expect(media("https://a.example/mp4/room.webp").kind).toBe("image");
});

it("falls back to the stock image without a URL or with a refused one", () => {
  expect(media(null)).toEqual(stock);
  expect(media("")).toEqual(stock);
  expect(media("javascript:alert(1)")).toEqual(stock);
  expect(media("data:image/svg+xml,<svg/>")).toEqual(stock);
});

it("accepts blob URLs of newly chosen files", () => {
  expect(media("blob:https://a.example/1")).toEqual({
    kind: "image",
    address: "blob:https://a.example/1",
  });
  expect(media("blob:https://a.example/1#film.mp4").kind).toBe("video");
});
