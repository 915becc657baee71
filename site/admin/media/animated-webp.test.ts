import sharp from "sharp";
import { expect, it } from "vitest";
import { isAnimatedWebp, withoutMetadata } from "./animated-webp.ts";

async function animatedWebp(): Promise<Uint8Array<ArrayBuffer>> {
  const frames = await Promise.all(
    ["#9A4526", "#FAF7F2"].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const bytes = await sharp(frames, { join: { animated: true } })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 13/1 0/1" } })
    .webp({ loop: 0, delay: [80, 80] })
    .toBuffer();
  return new Uint8Array(bytes);
}

it("an animated WebP retains its frames and loses its location metadata", async () => {
  const bytes = await animatedWebp();
  expect(isAnimatedWebp(bytes)).toBe(true);
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const stripped = withoutMetadata(bytes);
  const metadata = await sharp(stripped, { animated: true }).metadata();
  expect([metadata.exif, metadata.pages, metadata.delay]).toEqual([undefined, 2, [80, 80]]);
  expect(stripped.length).toBeLessThan(bytes.length);
});

it("a still WebP is not detected as animated", async () => {
  const still = sharp({ create: { width: 8, height: 8, channels: 3, background: "#9A4526" } });
  expect(isAnimatedWebp(await still.webp().toBuffer())).toBe(false);
  expect(isAnimatedWebp(new Uint8Array(3))).toBe(false);
});
