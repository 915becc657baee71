import sharp from "sharp";
import { expect, it } from "vitest";
import { imageSize } from "./image-size.ts";

const drawing = () =>
  sharp({ create: { width: 61, height: 37, channels: 3, background: "#9A4526" } });

it.each([
  ["png", () => drawing().png()],
  ["jpeg", () => drawing().jpeg()],
  ["progressive jpeg", () => drawing().jpeg({ progressive: true })],
  [
    "jpeg with camera data",
    () =>
      drawing()
        .jpeg()
        .withExif({ IFD0: { Artist: "x".repeat(9000) } }),
  ],
  ["webp", () => drawing().webp()],
  ["lossless webp", () => drawing().webp({ lossless: true })],
  [
    "extended webp",
    () =>
      drawing()
        .webp()
        .withExif({ IFD0: { Artist: "x" } }),
  ],
  ["gif", () => drawing().gif()],
  ["avif", () => drawing().avif()],
] as const)("reads the size of a %s", async (_kind, file) => {
  const bytes = await file().toBuffer();
  expect(imageSize(bytes)).toEqual({ width: 61, height: 37 });
  for (let end = 0; end < 40; end += 1) {
    expect(() => imageSize(bytes.subarray(0, end))).not.toThrow();
  }
});

it("returns null for other files", () => {
  expect(imageSize(Buffer.from("just a text of some length, nothing else"))).toBeNull();
  expect(imageSize(new Uint8Array())).toBeNull();
});
